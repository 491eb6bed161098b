import Testing

@testable import MetaLensPlatform

struct SystemPathLexicalTests {
  @Test(arguments: [
    ("a.jpg", "/home/x/a.jpg"), ("./a//b/./c/", "/home/x/a/b/c"), ("../a", "/home/a"),
    ("a/../../b", "/home/b"),
    ("../../../../a", "/a"), ("/x/../y", "/y"), ("/..", "/"), ("/", "/"), ("//a", "/a"), (".", "/home/x"),
    ("..", "/home"), ("..a/.b", "/home/x/..a/.b"), ("nothing/../a", "/home/x/a"),
  ])
  func pathsBeginAtTheRoot(path: String, expected: String) {
    #expect(SystemPath(path).lexical(in: SystemPath("/home/./x/")) == SystemPath(expected))
  }

  /// Without a directory, or with a relative one, a path stays relative, and keeps each `..` that leads out of it.
  @Test(
    arguments: [
      ("a/./b", nil, "a/b"), ("../../a", nil, "../../a"), ("a/../../b", nil, "../b"), ("a/..", nil, "."),
      (".", nil, "."), ("../a", "d", "a"), ("../../a", "d", "../a"), ("/a/../b", "d", "/b"), ("a", ".", "a"),
    ] as [(String, String?, String)])
  func othersStayRelative(path: String, directory: String?, expected: String) {
    #expect(SystemPath(path).lexical(in: directory.map { SystemPath($0) }) == SystemPath(expected))
  }

  /// A path of a million parts costs no more than its length.
  @Test func longPathsAreResolved() {
    let many = String(repeating: "a/", count: 500_000) + String(repeating: "../", count: 500_000)
    #expect(SystemPath(many + "b").lexical(in: SystemPath("/c")) == SystemPath("/c/b"))
  }
}
