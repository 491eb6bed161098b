import MetaLensSamples
import Testing

@testable import MetaLensDecoding

@Suite struct HEVCBitsTests {
  private static func bits(_ bytes: [UInt8]) -> HEVCBits { HEVCBits(unit: [0x42, 1] + bytes) }

  /// Exp-Golomb numbers (ITU-T H.265, table 9-2), and what is none.
  @Test(
    arguments: [
      ([0b1000_0000], 0), ([0b0100_0000], 1), ([0b0110_0000], 2), ([0b0010_0000], 3), ([0b0001_0110], 10),
      ([0, 0, 0, 1, 0xFF, 0xFF, 0xFF, 0xFF], 0xFFFF_FFFE), ([0, 0, 0, 0, 0x80, 0, 0, 0, 0], nil),
      ([], nil), ([0], nil), ([0b0001_0000], 7), ([0x01], nil), ([0x01, 0x80], 191),
    ] as [([UInt8], Int?)])
  func readsUnsigned(_ bytes: [UInt8], _ value: Int?) {
    var bits = Self.bits(bytes)
    #expect((try? bits.unsigned()) == value)
  }

  @Test(arguments: [(0, 0), (1, 1), (2, -1), (3, 2), (4, -2), (11, 6)])
  func readsSigned(code: Int, value: Int) {
    var writer = HEVCBitWriter()
    writer.putUnsigned(code)
    var bits = Self.bits(writer.bytes)
    #expect((try? bits.signed()) == value)
    var narrow = Self.bits(writer.bytes)
    #expect((try? narrow.signed(1)) == (abs(value) > 1 ? nil : value))
  }

  @Test func limitsHold() {
    for limit in 0..<6 {
      var bits = Self.bits([0b0010_1000])
      #expect((try? bits.unsigned(limit)) == (limit < 4 ? nil : 4))
    }
  }

  /// A 3 behind two zeros isn't the unit's own, in any number of them; another byte is.
  @Test(
    arguments: [
      ([0, 0, 3, 1], [0, 0, 1]), ([0, 0, 3, 0, 0, 3, 2], [0, 0, 0, 0, 2]),
      ([0, 3, 0, 0, 4], [0, 3, 0, 0, 4]),
      ([0, 0, 0, 3, 5], [0, 0, 0, 5]), ([3, 0, 0, 3], [3, 0, 0]),
    ] as [([UInt8], [UInt8])])
  func takesOutEmulationPrevention(_ bytes: [UInt8], _ expected: [UInt8]) {
    var bits = Self.bits(bytes)
    for byte in expected { #expect((try? bits.number(8)) == Int(byte)) }
    #expect((try? bits.number(1)) == nil)
  }

  @Test func readsNoMoreThanThereIs() {
    var bits = Self.bits([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
    #expect((try? bits.number(49)) == nil)
    #expect((try? bits.number(-1)) == nil)
    #expect((try? bits.number(48)) == 0xFFFF_FFFF_FFFF)
    #expect((try? bits.number(9)) == nil)
    #expect((try? bits.skip(-1)) == nil)
    #expect((try? bits.skip(9)) == nil)
    #expect((try? bits.skip(.max)) == nil)
    #expect((try? bits.number(8)) == 255)
    #expect((try? bits.number(0)) == 0)
  }

  @Test(arguments: [[], [0x42], [0x42, 1]] as [[UInt8]]) func unitsWithoutAHeaderAreEmpty(_ unit: [UInt8]) {
    var bits = HEVCBits(unit: unit)
    #expect((try? bits.flag()) == nil)
  }
}
