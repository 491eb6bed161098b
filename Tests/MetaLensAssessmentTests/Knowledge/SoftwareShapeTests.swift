import Testing

@testable import MetaLensAssessment

struct SoftwareShapeTests {
  @Test(arguments: [
    ("Ver.{v}", "Ver.1.01", true), ("Ver.{v}", "ver.1.01", true), ("Ver.{v}", "Silver.1", false),
    ("Ver.{v}", "Ver.x", false), ("Ver.{v}", "Ver.1.0 x", false), ("{n}", "17.5.1", true),
    ("{n}", "17", false), ("{n}", "17.", false), ("{A1}{d3-4}{X5-12}", "G930VVRS4BRA1", true),
    ("{A1}{d3-4}{X5-12}", "G930", false), ("{A1}{d3-4}{X5-12}", "g930VVRS4BRA1", false),
    ("{model} Ver{v}", "X-T3 Ver3.01", true), ("{any} x", " x", false), ("{any} x", "a x", true),
    ("abc", "abcd", false), ("{d8}", "2023053", false), ("{h2-3}", "0F", false), ("{w2}-", "_a-", true),
    ("{any}{any}", "a", false),
  ])
  func matches(pattern: String, text: String, expected: Bool) {
    let shape = SoftwareShape(pattern)
    #expect(shape.isWellFormed)
    #expect(shape.matches(Array(text.utf8), model: Array("X-T3".utf8)) == expected)
  }

  @Test(arguments: ["{", "{q}", "{d4-3}", "{d}", "{d4-}", "{d1000000}", "a{any", ""]) func refusesBadPatterns(
    pattern: String
  ) {
    #expect(!SoftwareShape(pattern).isWellFormed)
    #expect(!SoftwareShape(pattern).matches(Array(pattern.utf8)))
  }

  /// A lower-case letter, or 0 and the letter of a run.
  @Test(arguments: [
    ("IMG-{d8}-WA{d4}", "i", "\0", "d"), ("Screenshot {any}.PNG", "s", "g", "\0"), ("{d4}x", "\0", "x", "\0"),
    ("a{v}", "a", "\0", "\0"), ("{A1}{X5-12}", "\0", "\0", "X"), ("x{any}", "x", "\0", "\0"),
    ("", "\0", "\0", "\0"),
  ])
  func saysHowTextsBeginAndEnd(pattern: String, start: String, letter: String, run: String) {
    let shape = SoftwareShape(pattern)
    #expect(
      [shape.start, shape.end.letter, shape.end.run] == [start, letter, run].flatMap { Array($0.utf8) })
  }

  @Test(
    arguments: [
      ("a {any} b", "a x b b", "x b"), ("{any} b", "x b", "x"), ("a {any}", "a x", "x"), ("a{v}", "a1", nil),
      ("a {any} b", "a x c", nil), ("a {any}", "a ", nil),
    ] as [(String, String, String?)])
  func findsWhatCanBeAnyText(pattern: String, text: String, expected: String?) {
    let bytes = Array(text.utf8)
    let part = SoftwareShape(pattern).openPart(of: bytes)
    #expect(part.map { String(decoding: bytes[$0], as: UTF8.self) } == expected)
  }

  @Test func aLongTextHasNoShape() {
    let shape = SoftwareShape("{any}")
    #expect(!shape.matches([UInt8](repeating: 0x61, count: 129), model: []))
  }
}
