import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct TIFFHeaderTests {
  @Test func readsBothKindsInBothOrders() throws {
    let classic = try #require(TIFFHeader([0x4D, 0x4D, 0, 42, 0, 0, 1, 0]))
    #expect(classic.byteOrder == .bigEndian)
    #expect(!classic.isBigTIFF)
    #expect(classic.firstDirectory == 256)
    #expect(classic.valueByteCount(ofRawType: 16) == nil)
    let big = try #require(TIFFHeader([0x49, 0x49, 43, 0, 8, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0]))
    #expect(big.isBigTIFF)
    #expect(big.firstDirectory == 16)
    #expect(big.valueByteCount(ofRawType: 16) == 8)
    #expect(big.valueByteCount(ofRawType: 99) == nil)
    #expect((big.countByteCount, big.entryByteCount) == (8, 20))
    #expect((classic.countByteCount, classic.entryByteCount) == (2, 12))
  }

  @Test func anOffsetThat63BitsDontHoldIsBeyondEveryFile() {
    let bytes: [UInt8] = [0x49, 0x49, 43, 0, 8, 0, 0, 0] + [UInt8](repeating: 0xFF, count: 8)
    #expect(TIFFHeader(bytes)?.firstDirectory == .max)
    for count in 0..<bytes.count { #expect(TIFFHeader(bytes.prefix(count)) == nil) }
  }
}
