import MetaLensPlatform
import Testing

@testable import MetaLensCLI

struct PhotoExtensionTests {
  @Test(arguments: [
    ("a.jpg", true), ("dir.x/a.JPEG", true), ("a.Cr2", true), ("a.txt", false), ("a", false), (".jpg", false),
    ("dir.jpg/a", false), ("a.jpg.txt", false), ("a.", false), ("x/.jpg", false),
  ])
  func tells(path: String, expected: Bool) { #expect(PhotoExtension.isIn(SystemPath(path)) == expected) }
}
