import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct GainMapDecodingTests {
  private static let picture = CoefficientPicture.shades(columns: 40, rows: 30) { 100 + $0 - $1 }.build()

  private static let xmp = "http://ns.adobe.com/xap/1.0/\u{0}"

  private static func map(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
    ExamplePhoto(picture).inserting(JPEGBuilder.segment(marker, payload)).bytes
  }

  private static let marked = map(ExamplePhoto.gainMapMark.marker, ExamplePhoto.gainMapMark.payload)

  /// Decodes the map of a file whose index lists these pictures after a first one of 60 bytes.
  private static func decode(
    _ pictures: [[UInt8]], _ change: (inout MultiPicture.Entry) -> Void = { _ in }
  ) throws -> ThumbnailPicture? {
    var file = [UInt8](repeating: 0, count: 60)
    var entries = [MultiPicture.Entry(attribute: 0x03_0000, byteCount: 60, offset: 0, isPicture: true)]
    for picture in pictures {
      var entry = MultiPicture.Entry(
        attribute: 0, byteCount: picture.count, offset: file.count, isPicture: true)
      change(&entry)
      entries.append(entry)
      file += picture
    }
    let context = ReadingContext(MemorySource(file))
    let index = MultiPicture(offset: 4, entries: entries, statedCount: entries.count)
    return try GainMapDecoding.decode(index, context)
  }

  /// The segments that mark a map, and some that don't.
  @Test(
    arguments: [
      (0xE1, Self.xmp + "<a xmlns:b=\"http://ns.adobe.com/hdr-gain-map/1.0/\"/>", true),
      (0xE1, Self.xmp + "<a xmlns:b=\"http://ns.apple.com/HDRGainMap/1.0/\"/>", true),
      (0xE1, Self.xmp + "<a>urn:com:apple:photo:2020:aux:hdrgainmap</a>", true),
      (0xE2, "urn:iso:std:iso:ts:21496:-1\u{0}", true),
      (0xE1, Self.xmp + "<a xmlns:b=\"http://ns.adobe.com/tiff/1.0/\"/>", false),
      (0xE1, "http://ns.adobe.com/hdr-gain-map/1.0/", false),
      (0xE2, "urn:iso:std:iso:ts:21496:-2\u{0}", false),
      (0xFE, "urn:iso:std:iso:ts:21496:-1\u{0}", false),
    ] as [(UInt8, String, Bool)])
  func aMapIsMarked(marker: UInt8, text: String, isMarked: Bool) throws {
    let found = try Self.decode([Self.map(marker, Array(text.utf8))])
    #expect((found != nil) == isMarked)
  }

  @Test func itIsDecodedToGrey() throws {
    let found = try #require(try Self.decode([Self.picture, Self.marked]))
    #expect(found.offset == 60 + Self.picture.count && found.byteCount == Self.marked.count)
    #expect(found.preview.width == 160 && found.preview.height == 120)
    #expect(abs(Int(found.preview.samples[0]) - 100) <= 1)
  }

  /// A map may have as many pixels as its picture: here 4.3 million, more than a preview may have.
  @Test func aLargeMapIsDecodedToo() throws {
    let large = CoefficientPicture.shades(columns: 264, rows: 256) { 60 + ($0 + $1) / 8 }.build()
    let map = ExamplePhoto(large).inserting(
      JPEGBuilder.segment(ExamplePhoto.gainMapMark.marker, ExamplePhoto.gainMapMark.payload))
    let found = try #require(try Self.decode([map.bytes]))
    #expect(found.preview.width > 100 && found.preview.width <= 160)
    #expect(abs(Int(found.preview.samples[0]) - 60) <= 2)
  }

  /// Up to 8 MiB are read.
  @Test(arguments: [(5, true), (9, false)]) func aMapMayHaveManyBytes(megabytes: Int, isFound: Bool) throws {
    let comment = JPEGBuilder.segment(0xFE, [UInt8](repeating: 0, count: 65_533))
    let filling = [[UInt8]](repeating: comment, count: megabytes * 16).flatMap { $0 }
    let filled = ExamplePhoto(Self.picture).inserting(filling)
    // The mark comes before what fills it.
    let map = filled.inserting(
      JPEGBuilder.segment(ExamplePhoto.gainMapMark.marker, ExamplePhoto.gainMapMark.payload))
    let found = try Self.decode([map.bytes])
    #expect((found != nil) == isFound)
  }

  @Test func thePictureOfAFileHasIt() throws {
    let photo = ExamplePhoto.gainMapped(ExamplePhoto.scene)
    for depth in [AnalysisDepth.structure, .pixels] {
      let facts = try PhotoDecoder().decode(MemorySource(photo.bytes), depth: depth, hashing: false)
      #expect((facts.picture.value?.gainMap != nil) == (depth == .pixels))
    }
  }

  /// Checks that only pictures that begin and end where the index says are asked, and no more than eight of them.
  @Test func entriesAreAsked() throws {
    #expect(try Self.decode([Self.marked]) { $0.isPicture = false } == nil)
    #expect(try Self.decode([Self.marked]) { $0.isEnded = false } == nil)
    #expect(try Self.decode([Self.marked]) { $0.byteCount = 1 << 24 } == nil)
    let others = [[UInt8]](repeating: Self.picture, count: 8)
    #expect(try Self.decode(others.dropLast() + [Self.marked]) != nil)
    #expect(try Self.decode(others + [Self.marked]) == nil)
  }

  /// A first picture that is marked, as that of a file with a map is, isn't the map.
  @Test func theFirstPictureIsNoMap() throws {
    let context = ReadingContext(MemorySource(Self.marked))
    let entry = MultiPicture.Entry(
      attribute: 0, byteCount: Self.marked.count, offset: 0, isPicture: true)
    let found = try GainMapDecoding.decode(
      MultiPicture(offset: 4, entries: [entry], statedCount: 1), context)
    #expect(found == nil)
  }

  /// The mark is searched in the first 64 KB.
  @Test(arguments: [(60_000, true), (65_500, false)])
  func theMarkIsInFront(count: Int, isFound: Bool) throws {
    let filled = ExamplePhoto(Self.marked).inserting(
      JPEGBuilder.segment(0xFE, [UInt8](repeating: 0, count: count)))
    let found = try Self.decode([filled.bytes])
    #expect((found != nil) == isFound)
  }

  /// What is cut, or decoded with a warning, is no map.
  @Test(arguments: [30, 200, 900]) func whatIsBrokenIsNone(kept: Int) throws {
    let cut = Array(Self.marked.prefix(kept)) + [0xFF, 0xD9]
    let found = try Self.decode([cut])
    #expect(found == nil)
  }
}
