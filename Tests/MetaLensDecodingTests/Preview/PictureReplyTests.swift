import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct PictureReplyTests {
  private static let raster = ColourRaster(width: 2, height: 1, samples: [1, 2, 3, 4, 5, 6])

  private static let thumbnail = {
    var thumbnail = raster
    thumbnail.isThumbnail = true
    return thumbnail
  }()

  @Test(arguments: [
    Result<ColourRaster, PictureRefusal>.success(raster), .success(thumbnail),
    .failure(.libraryMissing("libpng")),
    .failure(.refused("libpng", words: "read beyond end of data")), .failure(.refused("libpng", words: "")),
    .failure(.tooLarge),
  ])
  func isReadAsItWasWritten(result: Result<ColourRaster, PictureRefusal>) {
    let bytes = PictureReply.bytes(result)
    #expect(bytes.count <= PictureReply.maximumBytes(side: 8))
    #expect(PictureReply.read(bytes, side: 8, of: .libpng) == result)
  }

  /// Checks that anything else a library was made to write is no reply.
  @Test(arguments: [
    [], [0], [9, 1, 2], [1], [1, 0, 2, 0, 1], [1, 0, 2, 0, 1, 1, 2, 3, 4, 5],
    [1, 0, 2, 0, 1, 1, 2, 3, 4, 5, 6, 7], [1, 0, 0, 0, 0],
    [1, 0, 9, 0, 1] + [UInt8](repeating: 0, count: 27),
    [1, 0xFF, 0xFF, 0xFF, 0xFF, 1, 2, 3],
  ])
  func anythingElseIsNoReply(bytes: [UInt8]) {
    #expect(PictureReply.read(bytes, side: 8, of: .libpng) == nil)
  }

  @Test func wordsAreCut() throws {
    let words = String(repeating: "é", count: 10_000)
    let bytes = PictureReply.bytes(.failure(.refused("libpng", words: words)))
    #expect(bytes.count == 201)
    #expect(
      PictureReply.read(bytes, side: 8, of: .libtiff)
        == .failure(.refused("libtiff", words: String(words.prefix(100)))))
  }
}
