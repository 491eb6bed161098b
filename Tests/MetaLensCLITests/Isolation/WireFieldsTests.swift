import Testing

@testable import MetaLensCLI

struct WireFieldsTests {
  @Test(
    arguments: [[], [[]], [[1]], [[1, 2], [], [3]], [[UInt8](repeating: 7, count: 70_000)]] as [[[UInt8]]])
  func thereAndBack(fields: [[UInt8]]) {
    #expect(WireFields.read(WireFields.bytes(fields), most: 3).map { $0.map { Array($0) } } == fields)
  }

  @Test(arguments: [[0], [0, 0, 0, 1], [255, 255, 255, 255, 1], [0, 0, 0, 1, 5, 9]] as [[UInt8]])
  func nothingElseIsTaken(bytes: [UInt8]) {
    #expect(WireFields.read(bytes, most: 3) == nil)
  }

  @Test func noMoreThanAllowed() {
    #expect(WireFields.read(WireFields.bytes([[], [], []]), most: 2) == nil)
  }
}
