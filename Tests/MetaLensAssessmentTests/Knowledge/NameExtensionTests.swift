import Testing

@testable import MetaLensAssessment

struct NameExtensionTests {
  @Test(arguments: [
    ("a.jpg", "jpg"), ("dir.x/a.HEIC", "heic"), ("/x/é.Jpeg", "jpeg"), ("a.b.12345678", "12345678"),
    ("a.123456789", ""), ("a", ""), (".jpg", ""), ("dir/.jpg", ""), ("dir.jpg/a", ""), ("a.", ""), ("", ""),
    ("a.jpg/", ""), ("..", ""),
  ])
  func isReadOffAPath(path: String, expected: String) {
    let name = NameExtension(ofPath: Array(path.utf8))
    #expect(name.text == expected)
    #expect(name == NameExtension(expected))
  }
}
