import MetaLensPlatform
import Testing

@testable import MetaLensCLI

struct GlobPatternTests {
  @Test(arguments: [
    ("*.jpg", "a.jpg", true), ("*.jpg", "dir/a.jpg", true), ("*.jpg", "a.JPG", false),
    ("*.jpg", "a.jpg.x", false),
    ("dir/*.jpg", "dir/a.jpg", true), ("dir/*.jpg", "dir/sub/a.jpg", false),
    ("dir/*.jpg", "x/dir/a.jpg", false),
    ("dir/**/*.jpg", "dir/a.jpg", true), ("dir/**/*.jpg", "dir/x/y/a.jpg", true), ("**/a", "x/y/a", true),
    ("**/a", "a", true), ("dir/**", "dir/x/y", true), ("**", "x/y", true),
    ("IMG_????.*", "IMG_0001.JPG", true), ("IMG_????.*", "IMG_001.JPG", false), ("?", "é", true),
    ("?", "/", false),
    ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false), ("[!a-c]x", "dx", true), ("[]]", "]", true),
    ("[a-]", "-", true), ("[", "[", true), ("[ab", "[ab", true), ("\\*", "*", true), ("\\*", "a", false),
    ("*a*b*", "xxaxxbxx", true), ("*a*b*", "xxbxxaxx", false), ("사*", "사진.jpg", true), ("", "a", false),
    ("a**b", "a/x/b", true), ("*.jpg/**/x", "a.jpg/q/x", true),
    // `**/` matches only whole directories.
    ("**/1.jpg", "11.jpg", false), ("**/1.jpg", "x/11.jpg", false), ("**/1.jpg", "1.jpg", true),
    ("**/1.jpg", "x/y/1.jpg", true), ("x/**/1", "x/31", false), ("x/**/1", "x/y/31", false),
    ("x/**/1", "x/1", true), ("x/**/y/**/1", "x/y/1", true), ("x/**/y/**/1", "x/ay/1", false),
    ("**/x/**/1", "a/x/b/x/c/1", true), ("**/x/**/1", "ax/1", false), ("***/1", "x/1", true),
    ("***/1", "11", false), ("**/**/1", "x/1", true), ("**/*x*/1", "a/bxxb/1", true),
    ("a**/b", "ax/y/b", true),
    ("a**/b", "ab", false), ("**/x**", "y/x/z", true), ("**/x**", "yx", false),
  ])
  func matches(pattern: String, path: String, expected: Bool) {
    #expect(GlobPattern(SystemPath(pattern)).matches(Array(path.utf8)[...]) == expected)
  }

  @Test(arguments: [
    ("", true), (".", true), ("/", true), ("./", true), (".//", true), ("a/", false), ("*", false),
    ("..", false),
  ])
  func whatCanMatchNothingIsEmpty(pattern: String, isEmpty: Bool) {
    #expect(GlobPattern(SystemPath(pattern)).isEmpty == isEmpty)
  }

  @Test func bytesThatAreNotUTF8CountOneByOne() {
    #expect(GlobPattern(SystemPath("?.jpg")).matches(([0xFF] + Array(".jpg".utf8))[...]))
    #expect(!GlobPattern(SystemPath("?.jpg")).matches(([0xFF, 0xFE] + Array(".jpg".utf8))[...]))
  }

  @Test func manyStarsCostLittle() {
    let pattern = GlobPattern(SystemPath(String(repeating: "*a", count: 60) + "b"))
    #expect(!pattern.matches(Array(String(repeating: "a", count: 20_000).utf8)[...]))
  }
}
