import Testing

@testable import MetaLensBytes

struct StringFewMarksTests {
  private static let marks = String(repeating: "\u{301}\u{323}", count: 16)

  @Test(arguments: [
    "", "plain", "Straße", "한국어 사진", "e\u{301}\u{323}", "a" + marks, "a" + marks + "b" + marks,
    String(repeating: "é", count: 100), String(repeating: "각", count: 100),
  ]) func keepsWhatPeopleWrite(text: String) {
    #expect(text.withFewMarks.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test func cutsWhatNobodyWrites() {
    let text = "a" + Self.marks + "\u{301}\u{301}" + "b" + Self.marks + "\u{301}"
    let kept = "a" + Self.marks + "b" + Self.marks
    #expect(text.withFewMarks.unicodeScalars.elementsEqual(kept.unicodeScalars))
  }

  /// Checks that combining marks are limited wherever texts are read from files.
  @Test func textsOfFilesHaveFew() {
    let text = "a" + String(repeating: "\u{301}\u{323}", count: 1000)
    let bytes = Array(text.utf8)[...]
    #expect(GuessedText(bytes).text.unicodeScalars.count == 33)
    let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(ContainerText.utf16(units[...], limit: 100_000).unicodeScalars.count == 33)
    #expect(ContainerText.utf8(bytes, limit: 100_000)?.unicodeScalars.count == 33)
  }
}
