import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct SegmentFilesTests {
  private static func files(_ payloads: [(UInt8, [UInt8])]) throws -> [Trailer] {
    var builder = JPEGBuilder()
    builder.segments = payloads
    return try StructureDecodingTests.facts(builder.build()).structure.value?.files ?? []
  }

  @Test(
    arguments: [
      ([0x50, 0x4B, 3, 4], .zip), (Array("%PDF-1.7".utf8), .pdf), (Array("Rar!\u{1A}\u{7}".utf8), .rar),
      (Array("#!/bin/sh".utf8), .script), ([0x4D, 0x5A, 0x90, 0, 3, 0], .executable),
    ] as [([UInt8], Trailer.Kind)])
  func namesAFileAndItsPlace(payload: [UInt8], kind: Trailer.Kind) throws {
    let files = try Self.files([(0xE3, [1, 2, 3]), (0xED, payload)])
    #expect(files.map(\.kind) == [kind])
    #expect(files.map(\.place) == ["APP13"])
    #expect(files.map(\.byteCount) == [payload.count])
  }

  /// Checks that the pictures, films and data that cameras and programs put in segments aren't reported as files.
  @Test(arguments: [[], [0x50], [0xFF, 0xD8, 0xFF, 0xE0], Array("JFIF\u{0}".utf8), [0, 0, 0, 0, 0, 0]])
  func leavesAloneWhatIsNoFile(payload: [UInt8]) throws {
    #expect(try Self.files([(0xE2, payload)]).isEmpty)
  }

  @Test func tellsEachKindOfSegmentOnce() throws {
    let many = [(UInt8, [UInt8])](repeating: (0xE4, [0x50, 0x4B, 3, 4]), count: 2000)
    #expect(try Self.files(many + [(0xE5, [0x50, 0x4B, 3, 4])]).map(\.location) == ["APP4", "APP5"])
  }
}
