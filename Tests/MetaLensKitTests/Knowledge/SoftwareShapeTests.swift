import Testing

@testable import MetaLensKit

@Suite struct SoftwareShapeTests {
  @Test(arguments: [
    ("Ver.{v}", "Ver.1.01", true), ("Ver.{v}", "ver.1.01", true), ("Ver.{v}", "Silver.1", false),
    ("Ver.{v}", "Ver.x", false), ("Ver.{v}", "Ver.1.0 x", false), ("{n}", "17.5.1", true),
    ("{n}", "17", false), ("{n}", "17.", false), ("{A1}{d3-4}{X5-12}", "G930VVRS4BRA1", true),
    ("{A1}{d3-4}{X5-12}", "G930", false), ("{A1}{d3-4}{X5-12}", "g930VVRS4BRA1", false),
    ("{model} Ver{v}", "X-T3 Ver3.01", true), ("{any} x", " x", false), ("{any} x", "a x", true),
    ("abc", "abcd", false),
  ])
  func matches(pattern: String, text: String, expected: Bool) throws {
    let shape = try #require(SoftwareShape(pattern: Array(pattern.utf8)[...]))
    #expect(shape.matches(Array(text.utf8), model: Array("X-T3".utf8)) == expected)
  }

  @Test(arguments: ["{", "{q}", "{d4-3}", "{d}"]) func refusesBadPatterns(pattern: String) {
    #expect(SoftwareShape(pattern: Array(pattern.utf8)[...]) == nil)
  }

  @Test func aLongTextHasNoShape() throws {
    let shape = try #require(SoftwareShape(pattern: Array("{any}".utf8)[...]))
    #expect(!shape.matches([UInt8](repeating: 0x61, count: 129), model: []))
  }
}
