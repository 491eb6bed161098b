import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

/// Tests of the number of blocks that scans may visit for the picture's bytes, as scans without data visit every block
/// too.
struct BlockVisitsTests {
  /// Returns a grey square of `side` pixels whose scans have eight bytes each, all zeros.
  private static func picture(side: Int, marker: UInt8, scans: Int, padding: Int = 0, interval: Int? = nil)
    -> [UInt8]
  {
    func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
      let count = payload.count + 2
      return [0xFF, marker, UInt8(count >> 8), UInt8(count & 0xFF)] + payload
    }
    let length = [UInt8(side >> 8), UInt8(side & 0xFF)]
    let isProgressive = marker == 0xC2 || marker == 0xCA
    var out: [UInt8] = [0xFF, 0xD8] + segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
    out += segment(marker, [8] + length + length + [1, 1, 0x11, 0])
    // A table of one code of one bit, for a difference or a coefficient of zero.
    for table in [0, 0x10] as [UInt8] {
      out += segment(0xC4, [table, 1] + [UInt8](repeating: 0, count: 15) + [0])
    }
    if let interval { out += segment(0xDD, [UInt8(interval >> 8), UInt8(interval & 0xFF)]) }
    for _ in 0..<scans {
      out += segment(0xDA, [1, 1, 0, 0, isProgressive ? 0 : 63, 0]) + [UInt8](repeating: 0, count: 8)
      out += [UInt8](repeating: 0, count: padding)
    }
    return out + [0xFF, 0xD9]
  }

  private static func facts(_ bytes: [UInt8], limits: ReadLimits = ReadLimits()) throws -> PhotoFacts {
    try PhotoDecoder(limits: limits).decode(MemorySource(bytes), depth: .pixels, hashing: false)
  }

  /// Checks whether a picture is read, given its side, the frame's marker, the scans, the bytes after each and the
  /// restart interval.
  @Test(
    arguments: [
      (240, 0xC2, 1, 0, nil, true), (320, 0xC2, 10, 0, nil, true), (320, 0xC2, 30, 0, nil, false),
      (320, 0xC2, 30, 100, nil, true), (240, 0xC2, 10, 0, nil, true), (240, 0xC2, 10, 0, 1, false),
      (96, 0xC9, 1, 0, nil, true), (640, 0xC9, 1, 0, nil, false), (640, 0xC9, 1, 10_000, nil, true),
      (96, 0xCA, 20, 0, nil, true), (640, 0xCA, 10, 0, nil, false),
    ] as [(Int, UInt8, Int, Int, Int?, Bool)])
  func areBounded(side: Int, marker: UInt8, scans: Int, padding: Int, interval: Int?, isRead: Bool) throws {
    let bytes = Self.picture(side: side, marker: marker, scans: scans, padding: padding, interval: interval)
    let facts = try Self.facts(bytes)
    #expect(facts.picture.wasRead == isRead, "\(facts.diagnostics)")
    let told = facts.diagnostics.filter { $0.code == .limitReached }.map(\.detail)
    #expect(told == (isRead ? [] : ["ReadLimits.pictureBytes"]))
    // Our own limit is no fault of the picture.
    #expect(facts.frame.value?.refusal == nil)
    let raster = try DisplayPicture.raster(
      of: MemorySource(bytes), in: 0..<bytes.count, size: PixelSize(width: side, height: side), orientation: 1
    )
    #expect((raster != nil) == isRead)
    #expect(try Self.facts(bytes, limits: ReadLimits().raised(by: 100)).picture.wasRead)
  }

  /// Checks that a thumbnail is measured by its own bytes.
  @Test(arguments: [(5, true), (10, false)]) func thumbnailsAreBounded(scans: Int, isRead: Bool) throws {
    let bytes = Self.picture(side: 320, marker: 0xC2, scans: scans)
    let raster = try DisplayPicture.thumbnail(
      of: MemorySource([1, 2] + bytes), in: 2..<bytes.count + 2, orientation: 1)
    #expect((raster != nil) == isRead)
    let grey = LibjpegPicture.small(bytes, bounds: .thumbnail(ofBytes: bytes.count, ReadLimits()))
    #expect(grey.hasTooManyVisits != isRead && (grey.refusal == nil) == isRead)
  }
}
