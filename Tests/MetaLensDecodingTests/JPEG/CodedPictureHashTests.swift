import MetaLensBytes
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct CodedPictureHashTests {
  /// Checks that metadata before, among and after the tables, and trailers, don't change the hash, and that a coded
  /// byte does.
  @Test func hashesThePictureAlone() throws {
    let plain = JPEGBuilder().build()
    var dressed = JPEGBuilder()
    dressed.segments = [(0xED, [1, 2, 3]), (0xFE, Array("comment".utf8))]
    dressed.trailer = [9, 9, 9]
    let digest = try Self.digest(plain)
    #expect(digest != nil)
    #expect(try Self.digest(dressed.build()) == digest)

    // A comment between the tables and the frame header, with a fill byte before it.
    let frame = try #require(plain.firstRange(of: [0xFF, 0xC0]))
    var among = plain
    among.insert(contentsOf: [0xFF, 0xFF, 0xFE, 0, 4, 7, 7], at: frame.lowerBound)
    #expect(try Self.digest(among) == digest)

    var other = plain
    let table = try #require(plain.firstRange(of: [0xFF, 0xDB]))
    other[table.lowerBound + 10] = 2
    #expect(try Self.digest(other) != digest)
  }

  @Test func hashesExactlyFromTheFirstTableToTheEnd() throws {
    let bytes = JPEGBuilder(exif: nil).build()
    let table = try #require(bytes.firstRange(of: [0xFF, 0xDB]))
    #expect(try Self.digest(bytes) == DigestStream.sha256(of: Array(bytes[table.lowerBound...])))
  }

  /// Checks that there is no hash where metadata interrupt a scan.
  ///
  /// A marker ends a scan's data for a decoder, so the data after the metadata aren't shown, and would be without them.
  @Test(arguments: [UInt8(0xE1), 0xFE]) func metadataInTheMiddleOfAScanLeaveNoHash(marker: UInt8) throws {
    let plain = JPEGBuilder(size: PixelSize(width: 64, height: 64)).build()
    let scan = try #require(plain.firstRange(of: [0xFF, 0xDA]))
    let data = scan.lowerBound + 2 + Int(plain[scan.lowerBound + 3])
    for place in [data, data + 1, plain.count - 3, plain.count - 2] {
      var other = plain
      other.insert(contentsOf: [0xFF, marker, 0, 6, 1, 2, 3, 4], at: place)
      // Right before EOI the metadata follow all of the data, where some programs write a comment.
      let isBehind = place == plain.count - 2
      #expect(try Self.digest(other) == (isBehind ? Self.digest(plain) : nil), "at \(place - data)")
    }
  }

  /// Checks that a restart interval before the tables is hashed, as it determines how the data are read.
  @Test func hashesWhatStandsBeforeTheTables() throws {
    let plain = JPEGBuilder(exif: nil).build()
    let table = try #require(plain.firstRange(of: [0xFF, 0xDB]))
    var other = plain
    other.insert(contentsOf: [0xFF, 0xDD, 0, 4, 0, 1], at: table.lowerBound)
    #expect(try Self.digest(other) != Self.digest(plain))
    #expect(
      try Self.digest(other) == DigestStream.sha256(of: Array(other[table.lowerBound...])))
  }

  @Test func anIncompletePictureHasNone() throws {
    #expect(try Self.digest(JPEGBuilder().build().dropLast(2)) == nil)
  }

  /// Checks that small windows give the same hash.
  @Test func windowsDoNotMatter() throws {
    let bytes = JPEGBuilder(size: PixelSize(width: 640, height: 480)).build()
    #expect(try Self.digest(bytes, windowBytes: 7) == Self.digest(bytes))
  }

  private static func digest(_ bytes: some Sequence<UInt8>, windowBytes: Int = 1 << 16) throws -> String? {
    let source = MemorySource(Array(bytes))
    var limits = ReadLimits()
    limits.windowBytes = windowBytes
    let facts = try PhotoDecoder().decode(source, depth: .structure, hashing: false)
    let coding = try #require(facts.structure.value).coding
    return try CodedPictureHash.digest(of: coding, in: source, limits: limits)
  }
}
