import MetaLensPlatform
import Testing

@testable import MetaLensCLI

struct PhotoExtensionTests {
  @Test(arguments: [
    ("a.jpg", true), ("dir.x/a.JPEG", true), ("a.Cr2", true), ("a.txt", false), ("a", false), (".jpg", false),
    ("dir.jpg/a", false), ("a.jpg.txt", false), ("a.", false), ("x/.jpg", false),
    ("a.jpg?width=640&v=1.2", true), ("a.jpg?u=b.html", false), ("a.JPG:large", true), ("a.jpg_large", true),
    ("a.jpg (1)", true),
    ("a.jpg(1)", true), ("a.jpeg.1", true), ("a.jpg~", true), ("a.jpg.1.txt", false),
    ("a.tif notes.txt", false),
    ("a.jpg.", false), (".jpg?x", false), ("a.jpgx?y", false), ("b.jpg/a?x", false), ("a.b.heic%3Fx", true),
    ("a.jpg.part", true), ("a.jpg.crdownload", true), ("a.tif_notes", false),
    ("a.dng-notes", false), ("a.jpg guide.pdf", false), ("a.jpg%20guide.pdf", false),
    ("a.jpg_original", true), ("d/.a.HEIC.icloud", true), (".a.pages.icloud", false), (".icloud", false),
    (".HEIC.icloud", false),
  ])
  func tells(path: String, expected: Bool) { #expect(PhotoExtension.isIn(SystemPath(path)) == expected) }

  @Test(arguments: [
    ("a.jpg", true), ("4f1c2a", true), ("a.txt", false), (".profile", false), ("d.x/b", true),
  ])
  func tellsWhatMayBeOne(path: String, expected: Bool) {
    #expect(PhotoExtension.mayBeIn(SystemPath(path)) == expected)
  }
}
