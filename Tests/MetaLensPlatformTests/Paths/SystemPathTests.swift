import Testing

@testable import MetaLensPlatform

struct SystemPathTests {
  struct Parts: Sendable {
    var path: String, name: String, directory: String, ending: String
  }

  @Test(arguments: [
    Parts(path: "a/b.JPG", name: "b.JPG", directory: "a", ending: "jpg"),
    Parts(path: "b.tar.Gz", name: "b.tar.Gz", directory: ".", ending: "gz"),
    Parts(path: "/b", name: "b", directory: "/", ending: ""),
    Parts(path: "//x//y.heic//", name: "y.heic", directory: "//x", ending: "heic"),
    Parts(path: "/", name: "/", directory: "/", ending: ""),
    Parts(path: "//", name: "/", directory: "/", ending: ""),
    Parts(path: "", name: "", directory: ".", ending: ""),
    Parts(path: "a.b/.jpg", name: ".jpg", directory: "a.b", ending: ""),
    Parts(path: "a.", name: "a.", directory: ".", ending: ""),
    Parts(path: "..", name: "..", directory: ".", ending: ""),
  ])
  func takesApart(_ parts: Parts) {
    let path = SystemPath(parts.path)
    #expect(path.lastComponent == SystemPath(parts.name))
    #expect(path.directory == SystemPath(parts.directory))
    #expect(path.pathExtension == parts.ending)
  }

  @Test(
    arguments: [
      ("a%20b/c", Array("a b/c".utf8)), ("%ff%E2", [0xFF, 0xE2]), ("", []), ("%", nil), ("a%4", nil),
      ("%+5", nil),
      ("%zz", nil), ("%6１", nil),
    ] as [(String, [UInt8]?)])
  func undoesPercentSigns(_ text: String, _ bytes: [UInt8]?) {
    #expect(SystemPath(percentEncoded: text)?.bytes == bytes)
  }

  @Test func joinsWithOneSlash() {
    #expect(SystemPath("a").appending([98]) == SystemPath("a/b"))
    #expect(SystemPath("a/").appending([98]) == SystemPath("a/b"))
    #expect(SystemPath("/").appending([98]) == SystemPath("/b"))
    #expect(SystemPath("").appending([98]) == SystemPath("b"))
  }

  @Test(
    arguments: [
      ("61ff0a", [0x61, 0xFF, 0x0A]), ("61Ff", [0x61, 0xFF]), ("", []), ("6", nil), ("6g", nil), ("-1", nil),
      ("６１", nil),
    ] as [(String, [UInt8]?)])
  func readsHexadecimal(text: String, bytes: [UInt8]?) {
    #expect(SystemPath(hexadecimal: text)?.bytes == bytes)
  }

  @Test func keepsBytesThatAreNoText() {
    let path = SystemPath(bytes: [0x61, 0xFF, 0x0A])
    #expect(!path.isUTF8)
    #expect(path.display == "a\u{FFFD}\n")
    #expect(path.bytes == [0x61, 0xFF, 0x0A])
    #expect(SystemPath("é").isUTF8)
    #expect(SystemPath("a.x") < SystemPath("a/x"))
    #expect(SystemPath("a") < SystemPath("a/"))
    #expect(SystemPath("z") < SystemPath(bytes: [0xFF]))
  }
}
