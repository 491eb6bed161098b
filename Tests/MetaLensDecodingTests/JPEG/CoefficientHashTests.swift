import Foundation
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct CoefficientHashTests {
  private func fixture(_ name: String) throws -> [UInt8] {
    let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    return [UInt8](try Data(contentsOf: root.appending(path: "Fixtures/programs/" + name)))
  }

  private func digest(_ bytes: [UInt8], _ limits: ReadLimits = ReadLimits()) throws -> String? {
    let source = MemorySource(bytes)
    let facts = try PhotoDecoder(limits: limits).decode(source, depth: .structure, hashing: false)
    return try CoefficientHash.digest(of: facts, in: source, limits: limits)
  }

  /// Checks that a picture made progressive by jpegtran, which has other codes and scans for the same coefficients, has
  /// the same hash.
  @Test func codesDoNotMatter() throws {
    let digests = try ["camera.jpg", "progressive.jpg", "software.jpg"].map { try digest(fixture($0)) }
    #expect(digests[0] != nil && Set(digests).count == 1)
    #expect(try digest(fixture("rotated.jpg")) != digests[0])
    #expect(try digest(fixture("reencoded.jpg")) != digests[0])
  }

  private func picture(last: Int = 3, step: UInt8 = 8, columns: Int = 4) -> [UInt8] {
    CoefficientPicture(columns: columns, rows: 2, quantization: [8, step]) { column, row in
      column == columns - 1 && row == 1 ? [column, last] : [column, row]
    }.build()
  }

  @Test func everythingThatIsDecodedMatters() throws {
    let plain = try #require(try digest(picture()))
    #expect(try digest(picture()) == plain)
    for other in [picture(last: 4), picture(step: 9), picture(columns: 5)] {
      #expect(try digest(other) != plain)
    }
    // With one column fewer the last blocks are filled up from an earlier column on, whatever they are filled up with.
    var narrow = picture()
    let frame = try #require(narrow.firstRange(of: [0xFF, 0xC0]))
    narrow[frame.lowerBound + 8] -= 1
    #expect(try digest(narrow) != plain)
  }

  /// Checks that Adobe's APP14, by which the same three components are shown as red, green and blue, changes the hash.
  @Test func aColourSpaceMatters() throws {
    let plain = try #require(
      LibjpegPicture.coded(
        ColourRaster(width: 9, height: 9, samples: [UInt8](repeating: 90, count: 243)), quality: 90))
    let adobe: [UInt8] = [0xFF, 0xEE, 0, 14] + Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 0]
    // The segment follows SOI, and JFIF's segment is removed, as libjpeg gives that precedence.
    let count = Int(plain[4]) << 8 | Int(plain[5])
    let bare = plain[..<2] + plain[(4 + count)...]
    #expect(try digest(Array(bare)) == digest(plain))
    #expect(try digest(Array(bare[..<2] + adobe + bare[2...])) != digest(plain))
  }

  /// Checks that a progressive picture has no hash if a scan is missing or a table comes between scans.
  ///
  /// With a scan missing libjpeg smooths the picture, and decoders differ over the table.
  @Test func aProgressivePictureThatIsNotSettledHasNone() throws {
    let bytes = try fixture("progressive.jpg")
    let last = try #require(bytes.indices.dropLast().last { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA })
    #expect(try digest(Array(bytes[..<last]) + [0xFF, 0xD9]) == nil)
    let table: [UInt8] = [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 99, count: 64)
    #expect(try digest(Array(bytes[..<last] + table + bytes[last...])) == nil)
  }

  @Test func whatIsNotWholeHasNone() throws {
    let bytes = try fixture("camera.jpg")
    #expect(try digest(Array(bytes.dropLast(40))) == nil)
    // The end is present, but libjpeg has to warn.
    #expect(try digest(Array(bytes.dropLast(200) + bytes.suffix(2))) == nil)
    #expect(try digest(fixture("pillow.png")) == nil)
    var limits = ReadLimits()
    limits.pictureBytes = 100
    #expect(try digest(bytes, limits) == nil)
  }
}
