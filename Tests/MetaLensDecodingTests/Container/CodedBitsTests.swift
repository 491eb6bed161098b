import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct CodedBitsTests {
  /// Checks the reading of Exp-Golomb numbers (ITU-T H.265, table 9-2), and of bits that are no such number.
  @Test(
    arguments: [
      ([0b1000_0000], 0), ([0b0100_0000], 1), ([0b0110_0000], 2), ([0b0010_0000], 3), ([0b0001_0110], 10),
      ([0, 0, 0, 1, 0xFF, 0xFF, 0xFF, 0xFF], 0xFFFF_FFFE), ([0, 0, 0, 0, 0x80, 0, 0, 0, 0], nil),
      ([], nil), ([0], nil), ([0b0001_0000], 7), ([0x01], nil), ([0x01, 0x80], 191),
    ] as [([UInt8], Int?)])
  func readsUnsigned(_ bytes: [UInt8], _ value: Int?) {
    var bits = CodedBits(bytes)
    #expect((try? bits.unsigned()) == value)
  }

  @Test(arguments: [(0, 0), (1, 1), (2, -1), (3, 2), (4, -2), (11, 6)])
  func readsSigned(code: Int, value: Int) {
    var writer = CodedBitWriter()
    writer.putUnsigned(code)
    var bits = CodedBits(writer.bytes)
    #expect((try? bits.signed()) == value)
    var narrow = CodedBits(writer.bytes)
    #expect((try? narrow.signed(1)) == (abs(value) > 1 ? nil : value))
  }

  @Test func limitsHold() {
    for limit in 0..<6 {
      var bits = CodedBits([0b0010_1000])
      #expect((try? bits.unsigned(limit)) == (limit < 4 ? nil : 4))
    }
  }

  @Test func readsNoMoreThanThereIs() {
    var bits = CodedBits([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
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
}
