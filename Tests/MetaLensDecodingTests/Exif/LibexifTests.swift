import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct LibexifTests {
  /// A TIFF block whose first directory has an entry for each value, of type undefined, with tags from 0x9000 on.
  private static func block(_ values: [[UInt8]]) -> [UInt8] {
    func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) } }
    var block: [UInt8] = [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0] + little(values.count, 2)
    var behind = block.count + 12 * values.count + 4
    var tail: [UInt8] = []
    for (index, value) in values.enumerated() {
      block += little(0x9000 + index, 2) + [7, 0] + little(value.count, 4)
      if value.count > 4 {
        block += little(behind, 4)
        tail += value
        behind += value.count
      } else {
        block += value + Array(repeating: 0, count: 4 - value.count)
      }
    }
    return block + [0, 0, 0, 0] + tail
  }

  private static func values(of libexif: borrowing Libexif) -> [[UInt8]] {
    (0..<libexif.entryCount(.ifd0)).map { index in
      var bytes: [UInt8] = []
      libexif.appendValue(index, .ifd0, to: &bytes)
      return bytes
    }
  }

  /// Few and many entries, small values and such as no first piece of memory holds.
  @Test(arguments: [(1, 4), (3, 1), (20, 100), (300, 150), (2, 30_000), (2000, 5)])
  func keepsEachValue(entries: Int, byteCount: Int) throws {
    let values = (0..<entries).map { entry in
      (0..<byteCount).map { UInt8(truncatingIfNeeded: entry &* 31 &+ $0) }
    }
    guard let libexif = Libexif(loading: Self.block(values)) else {
      Issue.record("no memory")
      return
    }
    let kept = Self.values(of: libexif)
    #expect(kept == values)
  }

  /// What two blocks keep isn't mixed, and the one outlives the other.
  @Test func blocksAreApart() throws {
    let values = (0..<40).map { Array(repeating: UInt8($0), count: 50) }
    guard let first = Libexif(loading: Self.block(values)) else {
      Issue.record("no memory")
      return
    }
    for _ in 0..<3 {
      guard let second = Libexif(loading: Self.block(values.reversed())) else {
        Issue.record("no memory")
        return
      }
      let (kept, keptBefore) = (Self.values(of: second), Self.values(of: first))
      #expect(kept == values.reversed())
      #expect(keptBefore == values)
    }
    let kept = Self.values(of: first)
    #expect(kept == values)
  }

  @Test func refusesARangeThatIsNone() {
    let block = Self.block([[1, 2, 3, 4]])
    for range in [-1..<3, 0..<(block.count + 1)] {
      if let libexif = Libexif(loading: block, range) {
        Issue.record("\(libexif.entryCount(.ifd0)) entries of \(range)")
      }
    }
  }
}
