import MetaLensPlatform
import Testing

@testable import MetaLensDecoding

struct PictureWorkerTests {
  @Test(arguments: [true, false]) func itsArgumentsAskForItself(allowsThumbnail: Bool) {
    let bounds = PictureBounds(
      most: 1280, area: 1 << 28, memory: 1 << 20, allowsThumbnail: allowsThumbnail)
    let worker = PictureWorker(library: .libheif, bounds: bounds, byteCount: 5, orientation: 6)
    #expect(PictureWorker(worker.arguments.map { SystemPath($0) }) == worker)
  }

  /// What a person types is the command's, whatever it looks like.
  @Test(arguments: [
    [], ["photo.jpg"], ["--decode-picture"], ["--decode-picture", "libheif", "1", "1", "1", "1", "1"],
    ["--decode-picture", "libother", "1", "1", "1", "1", "1", "1"],
    ["--decode-picture", "libpng", "0", "1", "1", "1", "1", "1"],
    ["--decode-picture", "libpng", "1", "1", "1", "1", "1", "x"],
    ["a", "--decode-picture", "libpng", "1", "1", "1", "1", "1", "1"],
    ["--decode-picture", "libpng", "1", "1", "1", "1", "1", "1", "1"],
  ])
  func anythingElseIsNoRequest(arguments: [String]) {
    #expect(PictureWorker(arguments.map { SystemPath($0) }) == nil)
  }
}
