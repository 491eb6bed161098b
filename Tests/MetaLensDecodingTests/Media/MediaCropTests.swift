import MetaLensBytes
import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct MediaCropTests {
  private static func crop(_ numbers: [Int]) -> MediaCrop? {
    MediaCrop(ByteFields(numbers.flatMap { UInt32(truncatingIfNeeded: $0).bytes() }, .bigEndian))
  }

  /// Checks eight numbers of a crop of 4032 by 3024, the size shown, and whether it is a crop.
  @Test(
    arguments: [
      ([4032, 1, 3024, 1, 0, 1, 0, 1], 4032, 3024, false),
      ([4031, 1, 3023, 1, -1, 2, -1, 2], 4031, 3023, false),
      ([2016, 1, 1512, 1, 0, 1, 0, 1], 2016, 1512, true),
      // As large as the picture and moved, and larger and moved.
      ([4032, 1, 3024, 1, 1500, 1, 0, 1], 2532, 3024, true),
      ([6048, 1, 3024, 1, -2016, 1, 0, 1], 3024, 3024, true),
      ([8064, 2, 3024, 1, 0, 1, 0, 1], 4032, 3024, false),
      ([9000, 1, 9000, 1, 0, 1, 0, 1], 4032, 3024, false),
      // A crop beyond the picture, and numbers as large as possible.
      ([100, 1, 100, 1, 9000, 1, 0, 1], 4032, 100, true),
      ([0xFFFF_FFFF, 1, 0xFFFF_FFFF, 1, 0x7FFF_FFFF, 1, 0x8000_0000, 1], 2016, 1511, true),
    ] as [([Int], Int, Int, Bool)])
  func showsAPart(numbers: [Int], width: Int, height: Int, isCrop: Bool) throws {
    let shown = try #require(Self.crop(numbers)).shown(of: PixelSize(width: 4032, height: 3024))
    #expect(shown.isCrop == isCrop)
    #expect(shown.size == PixelSize(width: width, height: height))
  }

  @Test(arguments: [
    [4032, 0, 3024, 1, 0, 1, 0, 1], [0, 1, 3024, 1, 0, 1, 0, 1], [4032, 1, 3024, 1, 0, 1, 0], [],
  ])
  func saysNothing(numbers: [Int]) { #expect(Self.crop(numbers) == nil) }

  /// Checks that a crop of a picture that was turned before is one of its other sides.
  @Test(arguments: [(false, 100, 200), (true, 250, 100)])
  func aTurnBeforeExchangesTheSides(isTurned: Bool, width: Int, height: Int) throws {
    let crop = try #require(Self.crop([100, 1, 250, 1, 0, 1, 0, 1]))
    let shown = crop.shown(of: PixelSize(width: 300, height: 200), isTurned: isTurned)
    #expect(shown.size == PixelSize(width: width, height: height) && shown.isCrop)
  }
}
