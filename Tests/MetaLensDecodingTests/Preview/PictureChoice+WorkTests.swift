import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct PictureChoiceWorkTests {
  private func choice(_ work: PictureWork?, _ thumbnail: PictureWork?, byteCount: Int) -> PictureChoice? {
    var media = MediaFileFacts(majorBrand: "heic")
    (media.work, media.thumbnailWork) = (work, thumbnail)
    return PictureChoice(of: media, byteCount: byteCount, limits: ReadLimits())
  }

  /// Checks that phones' photos are shown: tiles of 512 x 512, each used once, their canvas, and the turned canvas.
  @Test(
    arguments: [
      // 48 megapixels in 16 x 12 tiles, and 12 in 8 x 6, both with few bytes for their size.
      (8064, 6048, 192, 1_500_000, false), (4032, 3024, 48, 200_000, false),
      (4032, 3024, 48, 400_000, true), (8064, 6048, 192, 5_000_000, true),
      // 200 megapixels in 32 x 24 tiles, and a drawing of 1.2 in one.
      (16_320, 12_240, 768, 6_000_000, false), (1280, 960, 6, 1_500, false),
    ])
  func honestPhotosAreShown(width: Int, height: Int, tiles: Int, byteCount: Int, isDeep: Bool) {
    var work = PictureWork()
    for _ in 0..<tiles { work.add(PictureWork(area: 1 << 18, largestArea: 1 << 18)) }
    for _ in 0..<2 { work.addPicture(width * height) }
    work.byteCount = byteCount - 1000
    work.isDeep = isDeep
    #expect(choice(work, nil, byteCount: byteCount) == .any)
    #expect(choice(work, .unknown, byteCount: byteCount) == .main)
  }

  /// Checks that small files with a tile used a thousand times, a canvas of 260 megapixels and similar cost are
  /// refused.
  @Test(arguments: [
    (PictureWork(area: 1 << 29, largestArea: 1 << 28, byteCount: 400_000), 2_606),
    (PictureWork(area: 1 << 28, largestArea: 1 << 18, byteCount: 100_000), 58_266),
    (PictureWork(area: 272_582_912, largestArea: 260_000_000, byteCount: 2_000), 1_532),
    (PictureWork(area: 1 << 22, largestArea: 1 << 18, byteCount: 4_000_000), 58_266),
    (PictureWork.unknown, 1 << 28),
  ])
  func moreThanAFileIsWorthIsNot(work: PictureWork, byteCount: Int) {
    #expect(choice(work, nil, byteCount: byteCount) == nil)
    #expect(choice(work, PictureWork(area: 9, largestArea: 9), byteCount: byteCount) == .thumbnail)
    #expect(choice(work, work, byteCount: byteCount) == nil)
  }

  @Test func whatWasNotReckonedIsLeftToTheProcess() { #expect(choice(nil, nil, byteCount: 9) == .any) }
}
