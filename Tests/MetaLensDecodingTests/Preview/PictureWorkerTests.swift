import MetaLensFacts
import MetaLensPlatform
import Testing

@testable import MetaLensDecoding

struct PictureWorkerTests {
  @Test(arguments: [(true, true), (false, true), (true, false)])
  func itsArgumentsAskForItself(allowsThumbnail: Bool, allowsMain: Bool) {
    let bounds = PictureBounds(
      maximum: 1280, area: 1 << 28, memory: 1 << 20, allowsThumbnail: allowsThumbnail, allowsMain: allowsMain)
    let worker = PictureWorker(library: .libheif, bounds: bounds, byteCount: 5, orientation: 6)
    #expect(PictureWorker(worker.arguments.map { SystemPath($0) }) == worker)
  }

  /// Checks that a small file has smaller limits, but never less than the program and twice its pixels need.
  @Test(arguments: [
    (1_000, 2, 588_425_344, 5), (30_000, 2, 669_015_404, 6), (1_000_000, 2, 1_139_635_322, 15),
    (1_000_000, 400, 2_179_822_714, 15), (1 << 40, 1, 5 << 29, 15),
  ])
  func limitsFollowTheFile(byteCount: Int, processors: Int, memory: Int, seconds: Int) {
    let bounds = PictureBounds(maximum: 9, area: 9, memory: ReadLimits().pictureMemory(ofFile: byteCount))
    let worker = PictureWorker(library: .libheif, bounds: bounds, byteCount: 5, orientation: 1)
    let limits = worker.limits(processors: processors)
    #expect(limits.memoryBytes == memory && limits.processorSeconds == seconds)
    #expect(limits.seconds == 30)
  }

  /// Checks that whatever a person types is left to the command.
  @Test(arguments: [
    [], ["photo.jpg"], ["--decode-picture"], ["--decode-picture", "libheif", "1", "1", "1", "1", "1"],
    ["--decode-picture", "libother", "1", "1", "1", "1", "1", "1"],
    ["--decode-picture", "libpng", "0", "1", "1", "1", "1", "1"],
    ["--decode-picture", "libpng", "1", "1", "1", "1", "1", "x"],
    ["--decode-picture", "libpng", "1", "1", "1", "4", "1", "1"],
    ["a", "--decode-picture", "libpng", "1", "1", "1", "1", "1", "1"],
    ["--decode-picture", "libpng", "1", "1", "1", "1", "1", "1", "1"],
  ])
  func anythingElseIsNoRequest(arguments: [String]) {
    #expect(PictureWorker(arguments.map { SystemPath($0) }) == nil)
  }
}
