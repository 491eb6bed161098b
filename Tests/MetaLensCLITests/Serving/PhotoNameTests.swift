import MetaLensPlatform
import Testing

@testable import MetaLensCLI

struct PhotoNameTests {
  @Test(
    arguments: [
      ("a.jpg", "a.jpg"), ("a%20b/c.jpg", "a b/c.jpg"), ("%E2%80%A8", "\u{2028}"), ("%", nil), ("%4", nil),
      ("%zz", nil),
      ("%00", nil), ("%ff", nil), ("", nil), ("../../etc/passwd", "../../etc/passwd"),
      (String(repeating: "a", count: 4096), String(repeating: "a", count: 4096)),
      (String(repeating: "a", count: 4097), nil),
    ] as [(String, String?)]) func namesAreUTF8(field: String, name: String?)
  {
    #expect(PhotoName.read(field) == name.map { SystemPath($0) })
    // In a form, percent signs aren't decoded.
    if !field.contains("%") { #expect(PhotoName.checked(Array(field.utf8)) == name.map { SystemPath($0) }) }
  }
}
