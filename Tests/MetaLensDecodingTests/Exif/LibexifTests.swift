import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct LibexifTests {
  /// Returns a TIFF block whose first directory has an entry of type undefined for each value, with tags from 0x9000
  /// on.
  private static func block(_ values: [[UInt8]]) -> [UInt8] {
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

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) }
  }

  /// Returns a directory entry with `value` as its one number or as the offset of its value.
  private static func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
    little(tag, 2) + little(type, 2) + little(count, 4) + little(value, 4)
  }

  private static func values(of libexif: borrowing Libexif) -> [[UInt8]] {
    (0..<libexif.entryCount(.ifd0)).map { index in
      var bytes: [UInt8] = []
      libexif.appendValue(index, .ifd0, to: &bytes)
      return bytes
    }
  }

  /// Checks that each value is kept, also values larger than the first piece of memory.
  @Test(arguments: [(1, 4), (3, 1), (20, 100), (300, 150), (2, 30_000), (2000, 5)])
  func keepsEachValue(entries: Int, byteCount: Int) {
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

  /// Checks that the values kept for two blocks aren't mixed, and that one block outlives the other.
  @Test func blocksAreApart() {
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

  @Test func refusesARangeOutsideTheBytes() {
    let block = Self.block([[1, 2, 3, 4]])
    for range in [-1..<3, 0..<(block.count + 1)] {
      if let libexif = Libexif(loading: block, range) {
        Issue.record("\(libexif.entryCount(.ifd0)) entries of \(range)")
      }
    }
  }

  /// Checks that reused memory is zeroed, as libexif relies on it, so that each block is read as the first was.
  @Test func memoryIsUsedAgain() {
    for number in 0..<8 {
      let values = (0..<60).map { Array(repeating: UInt8($0 &+ number), count: 40 + number * 30) }
      guard let libexif = Libexif(loading: Self.block(values)) else {
        Issue.record("no memory")
        return
      }
      let (kept, notes) = (Self.values(of: libexif), libexif.makerNote(maximum: 10).count)
      #expect(kept == values)
      #expect(notes == 0)
    }
  }

  /// Checks that many thumbnail lengths are refused: for each one libexif copies the thumbnail again, 320 MB for 64 KB.
  @Test(arguments: [(20, true), (4_900, false)])
  func repeatedThumbnailsAreRefused(lengths: Int, isLoaded: Bool) {
    let count = 65_000
    var block: [UInt8] = [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0] + Self.little(lengths + 1, 2)
    block += Self.entry(0x0201, 4, 1, 1)
    for _ in 0..<lengths { block += Self.entry(0x0202, 4, 1, count - 1) }
    block += Array(repeating: 0, count: count - block.count)
    #expect(isLoaded == Self.isLoaded(block))
  }

  /// Checks that large Apple maker notes are refused: libexif allocates as many bytes for each value as the note
  /// states.
  @Test(arguments: [(10, true), (5_000, false)])
  func hugeMakerNotesAreRefused(entries: Int, isLoaded: Bool) {
    var note =
      Array("Apple iOS".utf8) + [0, 0, 1] + Array("MM".utf8) + [UInt8(entries >> 8), UInt8(entries & 0xFF)]
    for tag in 0..<entries {
      note += [UInt8(tag >> 8), UInt8(tag & 0xFF), 0, 7, 0, 0, 0xFD, 0xE8, 0, 0, 0, 0]
    }
    note += Array(repeating: 0, count: max(0, 65_100 - note.count))
    var block: [UInt8] = [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0] + Self.little(1, 2)
    block += Self.entry(0x8769, 4, 1, 26) + Self.little(0, 4)
    block += Self.little(1, 2) + Self.entry(0x927C, 7, note.count, 44) + Self.little(0, 4) + note
    #expect(isLoaded == Self.isLoaded(block))
  }

  private static func isLoaded(_ block: [UInt8]) -> Bool {
    if Libexif(loading: block) != nil { true } else { false }
  }
}
