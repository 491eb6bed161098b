import Testing

@testable import MetaLensCLI

struct WireFieldsTests {
  @Test(
    arguments: [[], [[]], [[1]], [[1, 2], [], [3]], [[UInt8](repeating: 7, count: 70_000)]] as [[[UInt8]]])
  func thereAndBack(fields: [[UInt8]]) {
    #expect(WireFields.read(WireFields.bytes(fields), maximum: 3).map { $0.map { Array($0) } } == fields)
  }

  @Test(arguments: [[0], [0, 0, 0, 1], [255, 255, 255, 255, 1], [0, 0, 0, 1, 5, 9]] as [[UInt8]])
  func nothingElseIsTaken(bytes: [UInt8]) {
    #expect(WireFields.read(bytes, maximum: 3) == nil)
  }

  @Test(arguments: [nil, 0, -1, 70_000, Int.max] as [Int?]) func aNumberMayBeMissing(number: Int?) {
    #expect(WireFields.number(number)[...].wireOptionalNumber == .some(number))
  }

  @Test(arguments: [nil, "", "é"] as [String?]) func aTextMayBeMissing(text: String?) {
    #expect(WireFields.text(text)[...].wireOptionalText == .some(text))
  }

  @Test(arguments: [[0x61], [1, 0xFF], [0]] as [[UInt8]]) func whatIsNeitherIsNone(bytes: [UInt8]) {
    #expect(bytes[...].wireOptionalNumber == nil && bytes[...].wireOptionalText == nil)
  }

  @Test func noMoreThanAllowed() {
    #expect(WireFields.read(WireFields.bytes([[], [], []]), maximum: 2) == nil)
  }
}
