import MetaLensFacts
import Testing

@testable import MetaLensDecoding

/// Tests that libexif really has each limit that excuses its differences from our reader.
///
/// These were written for libexif 0.6.24. Where a newer version fails one, that version no longer has the limit: narrow
/// the limit to the versions that do.
struct LibexifLimitTests {
  typealias Entry = (UInt16, UInt16, UInt32, UInt32)

  enum Limit: CaseIterable {
    case typeUnknown
    /// Pointers to directories, and the thumbnail's offset and length, are followed but not kept.
    case pointerNotKept
    /// The second entry with the same tag in a directory is dropped.
    case secondOfTag
    case countZero
    /// A value outside the block is dropped; the walk, too, keeps only its entry.
    case valueOutside
    /// A pointer, or a thumbnail's offset or length, of the block's size or more ends the directory: the rest of it is
    /// dropped, and directories that only the rest leads to aren't entered.
    case directoryAbandoned
  }

  static func block(showing limit: Limit) -> (entries: [Entry], rest: [UInt8], kept: [UInt16]) {
    let before: Entry = (0x0100, 3, 1, 7 << 16)
    let after: Entry = (0xC000, 3, 1, 7 << 16)
    switch limit {
    case .typeUnknown:
      return (
        [before, (0x010F, 129, 3, 0), (0x0110, 13, 1, 8), (0x0111, 99, 1, 0), (0, 0, 0, 0), after], [],
        [0x0100, 0xC000]
      )
    case .pointerNotKept:
      return (
        [before, (0x0201, 4, 1, 8), (0x0202, 4, 1, 2), (0x8769, 4, 1, 74), after], [0, 0, 0, 0, 0, 0],
        [0x0100, 0xC000]
      )
    case .secondOfTag: return ([before, before, after, (0x0100, 4, 1, 9)], [], [0x0100, 0xC000])
    case .countZero: return ([before, (0x010F, 2, 0, 0), after], [], [0x0100, 0xC000])
    case .valueOutside: return ([before, (0x010F, 2, 5000, 8), after], [], [0x0100, 0xC000])
    case .directoryAbandoned: return ([before, (0x8825, 4, 1, 5000), after], [], [0x0100])
    }
  }

  @Test(arguments: Limit.allCases) func libexifHasIt(_ limit: Limit) throws {
    let (entries, rest, kept) = Self.block(showing: limit)
    let block = ExifWalkTests.block(entries, rest: rest)
    let payload = Array("Exif".utf8) + [0, 0] + block
    guard let libexif = Libexif(loading: payload, 0..<payload.count) else { throw NoMemory() }
    let tags = (0..<libexif.entryCount(.ifd0)).compactMap { libexif.entry($0, .ifd0)?.tag }
    #expect(tags == kept)
    // With this limit taken into account, the two readers agree.
    let (_, diagnostics) = ExifWalkTests.decode(block)
    #expect(!diagnostics.contains { $0.code == .readersDisagree || $0.code == .libexifNotRun })
  }

  @Test func abandoningHidesTheDirectoriesBehind() throws {
    let block = ExifWalkTests.block(
      [(0x0202, 4, 1, 0xFFFF), (0x8769, 4, 1, 38)], rest: ExifWalkTests.directory([(0x9000, 7, 4, 0)]))
    let payload = Array("Exif".utf8) + [0, 0] + block
    guard let libexif = Libexif(loading: payload, 0..<payload.count) else { throw NoMemory() }
    #expect(libexif.entryCount(.exif) == 0)
    let (facts, diagnostics) = ExifWalkTests.decode(block)
    #expect(facts?.directory(.exif)?.entries.count == 1)
    #expect(!diagnostics.contains { $0.code == .readersDisagree })
  }

  @Test func readsNoMoreThanItsBlockBound() throws {
    // An entry whose value ends at the limit, and one whose value ends a byte later.
    let size = LibexifLimit.blockByteCount
    for (extra, count) in [(0, 1), (1, 0)] {
      var block = ExifWalkTests.block([(0x9286, 7, 100, UInt32(size + extra - 100))])
      block += [UInt8](repeating: 0, count: size + extra - block.count)
      let payload = Array("Exif".utf8) + [0, 0] + block
      guard let libexif = Libexif(loading: payload, 0..<payload.count) else { throw NoMemory() }
      #expect(libexif.entryCount(.ifd0) == count)
    }
  }
}

/// An error for unwrapping optionals, as `#require` takes no noncopyable values.
struct NoMemory: Error {}
