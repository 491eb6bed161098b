import MetaLensBytes
import MetaLensDecoding
import Testing

@testable import MetaLensAssessment

struct ExifTextTests {
  @Test func endsWithItsFirstNUL() {
    let read = ExifText(bytes: [0x47, 0x49, 0x4D, 0x50, 0x20, 0x00, 0x41])
    #expect(read.text == "GIMP" && read.encoding == .utf8)
  }

  @Test(arguments: [("  a b \n", "a b"), ("", ""), ("   ", ""), ("é ", "é")])
  func trims(text: String, expected: String) {
    #expect(ExifText(bytes: Array(text.utf8)[...]).text == expected)
  }
}
