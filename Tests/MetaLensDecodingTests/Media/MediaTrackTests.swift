import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct MediaTrackTests {
  private static func sequence(_ coding: String, _ width: Int, _ height: Int) -> [UInt8] {
    let entry =
      [UInt8](repeating: 0, count: 24) + MediaSample.short(width) + MediaSample.short(height)
      + [UInt8](repeating: 0, count: 50)
    let table = HEIFBuilder.full("stsd", MediaSample.long(1) + HEIFBuilder.box(coding, entry))
    return HEIFBuilder.box(
      "trak", HEIFBuilder.box("mdia", HEIFBuilder.box("minf", HEIFBuilder.box("stbl", table))))
  }

  /// Tracks of a file without `meta`, and the size of its picture.
  static let rows: [([UInt8], PixelSize?)] = [
    (sequence("hvc1", 640, 480), PixelSize(width: 640, height: 480)),
    (sequence("av01", 64, 48) + sequence("av01", 640, 480), PixelSize(width: 640, height: 480)),
    (sequence("mp4a", 640, 480), nil), (sequence("hvc1", 0, 480), nil), ([], nil),
  ]

  @Test(arguments: rows.indices) func aSequenceHasItsTracksSize(_ index: Int) throws {
    let bytes =
      HEIFBuilder.box("ftyp", Array("hevc".utf8) + [0, 0, 0, 0] + Array("hevc".utf8))
      + HEIFBuilder.box("moov", Self.rows[index].0)
    let facts = try MediaSample.decode(bytes)
    #expect(facts.pictureSize == Self.rows[index].1 && facts.isComplete == (Self.rows[index].1 != nil))
  }

  @Test func theItemsSizeComesFirst() throws {
    var sample = MediaSample.single
    sample.between = HEIFBuilder.box("moov", Self.sequence("hvc1", 640, 480))
    #expect(try sample.decode().pictureSize == PixelSize(width: 64, height: 48))
  }
}
