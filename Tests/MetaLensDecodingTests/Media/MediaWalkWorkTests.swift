import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

/// Tests of the work of decoding by a picture's parts; the sample states 100 x 64, whatever its parts are.
struct MediaWalkWorkTests {
  /// Checks the work for two tiles of 64 x 64 and 20 bytes, their canvas, and the turned canvas.
  @Test func aPhotosPartsAreCountedOnce() throws {
    let media = try #require(try MediaSample.phone.decode().media)
    #expect(media.work == PictureWork(area: 2 * 4096 + 2 * 6400, largestArea: 6400, byteCount: 40))
    #expect(media.thumbnailWork == PictureWork(area: 512, largestArea: 512, byteCount: 9))
    let single = try #require(try MediaSample.single.decode().media)
    #expect(single.work == PictureWork(area: 3072, largestArea: 3072, byteCount: 40))
    #expect(single.thumbnailWork == nil)
  }

  private static func long(_ width: Int, _ height: Int) -> [UInt8] {
    MediaSample.long(width) + MediaSample.long(height)
  }

  /// Types and data of a main item that refers to the first tile `count` times, and the work of decoding it.
  static let canvases: [(type: String, [UInt8], count: Int, PictureWork)] = [
    ("grid", [0, 1, 31, 31] + long(16384, 16384), 1024, work(canvas: 1 << 28, tiles: 1024)),
    ("grid", MediaSample.grid(1, 1, 100, 64), 1000, work(canvas: 6400, tiles: 1000)),
    ("iovl", [0, 1, 0, 0, 0, 0, 0, 0, 0, 0] + long(20_000, 13_000), 3, work(canvas: 260_000_000, tiles: 3)),
    ("iovl", [UInt8](repeating: 0, count: 10) + [1, 0, 0, 128], 3, work(canvas: 1 << 15, tiles: 3)),
    // There is no canvas: the turned picture is as large as it states.
    ("iden", [], 1, PictureWork(area: 4096 + 6400, largestArea: 6400, byteCount: 20)),
    // The item is coded itself, whatever it was made of.
    ("hvc1", [1, 2, 3], 1000, PictureWork(area: 12_800, largestArea: 6400, byteCount: 3)),
  ]

  private static func work(canvas: Int, tiles: Int) -> PictureWork {
    let turned = max(canvas, 6400)
    return PictureWork(area: tiles * 4096 + canvas + turned, largestArea: turned, byteCount: tiles * 20)
  }

  @Test(arguments: canvases.indices, [1, 2]) func ofWhatItIsMadeCounts(_ index: Int, pieceCount: Int) throws {
    let row = Self.canvases[index]
    var sample = MediaSample.phone
    sample.items[2].type = row.type
    sample.items[2].content = row.1
    sample.items[2].pieceCount = pieceCount
    let tiles = [[UInt8]](repeating: MediaSample.short(1), count: row.count).flatMap(\.self)
    sample.references[0] = HEIFBuilder.box(
      "dimg", MediaSample.short(9) + MediaSample.short(row.count) + tiles)
    #expect(try sample.decode().media?.work == row.3)
  }

  /// Checks an overlay as thumbnail and a mask of the main picture, neither of which states its own work.
  @Test func partsBesideItCount() throws {
    var sample = MediaSample.phone
    sample.items[3].type = "iovl"
    sample.items[3].content = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0] + Self.long(20_000, 13_000)
    sample.properties[6] = MediaSample.auxiliary("urn:mpeg:hevc:2015:auxid:1")
    let media = try #require(try sample.decode().media)
    #expect(media.thumbnailWork?.largestArea == 260_000_000)
    #expect(media.work == PictureWork(area: 2 * 4096 + 2 * 6400 + 512, largestArea: 6400, byteCount: 43))
  }

  /// Checks that items in a circle, or without a readable canvas, count as too much work, as it can't be known.
  @Test(arguments: [(MediaSample.grid(1, 2, 100, 64), 9), ([0, 0, 0], 1)])
  func whatCannotBeReckonedIsTooMuch(canvas: [UInt8], tile: Int) throws {
    var sample = MediaSample.phone
    sample.items[2].content = canvas
    sample.references[0] = MediaSample.reference("dimg", 9, tile, tile)
    #expect(try sample.decode().media?.work?.area == .max)
  }

  /// Checks that the coded size counts where it is larger than stated, and that the visible window doesn't reduce it.
  @Test func codedSizesCount() throws {
    var sample = MediaSample.single
    let builder = HEVCBuilder.x265.with {
      $0.sequence.size = PixelSize(width: 64, height: 48)
      $0.cut = PixelSize(width: 480, height: 488)
    }
    sample.properties.append(HEIFBuilder.box("hvcC", builder.configuration))
    sample.items[0].properties.append(0x82)
    #expect(try sample.decode().media?.work?.area == 1024 * 1024)
  }
}
