import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct ZlibTests {
  /// The output of `zlib.compress(b"A" * 1000, 9)` in Python 3.
  static let packed: [UInt8] = [
    0x78, 0xDA, 0x73, 0x74, 0x1C, 0x05, 0xA3, 0x60, 0x14, 0x0C, 0x77, 0x00, 0x00, 0x89, 0x0C, 0xFD, 0xE9,
  ]

  /// The output of `gzip.compress(b"A" * 1000, 9, mtime=0)` in Python 3.
  static let gzip: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x73, 0x74, 0x1C, 0x05, 0xA3, 0x60, 0x14,
    0x0C, 0x77, 0x00, 0x00, 0x01, 0x2E, 0xA0, 0x51, 0xE8, 0x03, 0x00, 0x00,
  ]

  @Test(arguments: [1, 2, 5, 17], [1, 7, 999, 1000, 1001, 4096])
  func unpacksInPieces(taken: Int, room: Int) {
    guard var made = InflatingStream() else {
      Issue.record("no memory")
      return
    }
    var out: [UInt8] = []
    var budget = ReadingBudget(ReadLimits(), byteCount: 1 << 20)
    var rest = Self.packed[...]
    var buffer = [UInt8](repeating: 0, count: room)
    for _ in 0..<5000 where made.state == .unfinished {
      let (used, count) = made.unpack(rest.prefix(taken), into: &buffer, charging: &budget)
      rest = rest.dropFirst(used)
      out += buffer[..<count]
    }
    let state = made.state
    #expect(state == .finished)
    #expect(out == [UInt8](repeating: 65, count: 1000))
  }

  @Test func damageIsTold() {
    guard var stream = InflatingStream() else {
      Issue.record("no memory")
      return
    }
    var buffer = [UInt8](repeating: 0, count: 100)
    var budget = ReadingBudget(ReadLimits(), byteCount: 1 << 20)
    _ = stream.unpack([1, 2, 3, 4], into: &buffer, charging: &budget)
    let state = stream.state
    #expect(state == .damaged)
    let (taken, count) = stream.unpack([1, 2, 3, 4], into: &buffer, charging: &budget)
    #expect(taken == 0 && count == 0)
  }

  /// Checks the checksum of IEND, PNG's own example, and the check value of CRC-32.
  @Test(arguments: [("", 0), ("IEND", 0xAE42_6082), ("123456789", 0xCBF4_3926)] as [(String, UInt32)])
  func checksums(text: String, sum: UInt32) {
    let bytes = Array(text.utf8)
    for split in 0...bytes.count {
      let first = CyclicRedundancyCheck.update(0, bytes[..<split])
      #expect(CyclicRedundancyCheck.update(first, bytes[split...]) == sum)
    }
    #expect(PNGBuilder.checksum(bytes) == sum)
  }
}
