import MetaLensPlatform
import Testing

@testable import MetaLensCLI

struct PhotoExtensionTests {
  @Test(arguments: [
    ("a.jpg", true), ("dir.x/a.JPEG", true), ("a.Cr2", true), ("a.txt", false), ("a", false), (".jpg", false),
    ("dir.jpg/a", false), ("a.jpg.txt", false), ("a.", false), ("x/.jpg", false),
    ("a.jpg?width=640&u=b.html", true), ("a.JPG:large", true), ("a.jpg_large", true), ("a.jpg (1)", true),
    ("a.jpg(1)", true), ("a.jpeg.1", true), ("a.jpg~", true), ("a.jpg.1.txt", false),
    ("a.tif notes.txt", false),
    ("a.jpg.", false), (".jpg?x", false), ("a.jpgx?y", false), ("b.jpg/a?x", false), ("a.b.heic%3Fx", true),
  ])
  func tells(path: String, expected: Bool) { #expect(PhotoExtension.isIn(SystemPath(path)) == expected) }

  @Test(arguments: [
    ("a.jpg", true), ("4f1c2a", true), ("a.txt", false), (".profile", false), ("d.x/b", true),
  ])
  func tellsWhatMayBeOne(path: String, expected: Bool) {
    #expect(PhotoExtension.mayBeIn(SystemPath(path)) == expected)
  }
}
