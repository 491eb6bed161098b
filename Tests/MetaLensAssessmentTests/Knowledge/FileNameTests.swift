import Testing

@testable import MetaLensAssessment

struct FileNameTests {
  @Test(arguments: [
    ("/a/b/photo.jpg", "photo.jpg", "photo"), ("photo.jpeg", "photo.jpeg", "photo"),
    ("photo", "photo", "photo"),
    (".jpg", ".jpg", ".jpg"), ("a.b.png", "a.b.png", "a.b"), ("x/", "", ""),
    ("a.jpg-large", "a.jpg-large", "a.jpg-large"),
  ])
  func isTheLastComponent(path: String, name: String, stem: String) {
    let found = FileName(ofPath: Array(path.utf8))
    #expect(String(decoding: found.bytes, as: UTF8.self) == name)
    #expect(String(decoding: found.stem, as: UTF8.self) == stem)
  }

  @Test func isBounded() {
    #expect(FileName(String(repeating: "a", count: 5_000)).bytes.count == FileName.limit)
  }

  @Test func keepsTheExtension() { #expect(FileName("a/photo.HEIC").nameExtension == NameExtension("heic")) }
}
