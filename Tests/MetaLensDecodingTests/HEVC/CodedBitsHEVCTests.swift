import Testing

@testable import MetaLensDecoding

struct CodedBitsHEVCTests {
  /// Checks that a 3 after two zeros or more is removed as not the unit's own, and that other bytes are kept.
  @Test(
    arguments: [
      ([0, 0, 3, 1], [0, 0, 1]), ([0, 0, 3, 0, 0, 3, 2], [0, 0, 0, 0, 2]),
      ([0, 3, 0, 0, 4], [0, 3, 0, 0, 4]),
      ([0, 0, 0, 3, 5], [0, 0, 0, 5]), ([3, 0, 0, 3], [3, 0, 0]),
    ] as [([UInt8], [UInt8])])
  func takesOutEmulationPrevention(_ bytes: [UInt8], _ expected: [UInt8]) {
    var bits = CodedBits(unit: [0x42, 1] + bytes)
    for byte in expected { #expect((try? bits.number(8)) == Int(byte)) }
    #expect((try? bits.number(1)) == nil)
  }

  @Test(arguments: [[], [0x42], [0x42, 1]] as [[UInt8]]) func unitsWithoutAHeaderAreEmpty(_ unit: [UInt8]) {
    var bits = CodedBits(unit: unit)
    #expect((try? bits.flag()) == nil)
  }
}
