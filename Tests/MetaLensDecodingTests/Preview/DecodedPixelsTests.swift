import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct DecodedPixelsTests {
  private func reduced(
    _ bytes: [UInt8], width: Int, height: Int, stride: Int? = nil, channels: Int,
    isPremultiplied: Bool = false,
    maximum: Int
  ) -> ColourRaster? {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let pixels = unsafe DecodedPixels(
        start: start, stride: stride ?? width * channels, width: width, height: height, channels: channels,
        isPremultiplied: isPremultiplied)
      return unsafe pixels.reduced(maximum: maximum)
    }
  }

  @Test func staysAsItIsWhereItFits() {
    let raster = reduced([1, 2, 3, 4, 5, 6], width: 2, height: 1, channels: 3, maximum: 2)
    #expect(raster == ColourRaster(width: 2, height: 1, samples: [1, 2, 3, 4, 5, 6]))
  }

  /// Checks that the last column and row are means of the pixels present, and that bytes between rows don't count.
  @Test func isReducedByMeans() {
    let row: [UInt8] = [10, 0, 0, 20, 0, 0, 90, 0, 0, 255, 255]
    let raster = reduced(row + row, width: 3, height: 2, stride: 11, channels: 3, maximum: 2)
    #expect(raster == ColourRaster(width: 2, height: 1, samples: [15, 0, 0, 90, 0, 0]))
  }

  @Test(
    arguments: [
      ([200, 100, 0, 255], false, [200, 100, 0]), ([200, 100, 0, 0], false, [255, 255, 255]),
      ([200, 100, 0, 51], false, [244, 224, 204]), ([40, 20, 0, 51], true, [244, 224, 204]),
      ([255, 255, 255, 0], true, [255, 255, 255]),
    ] as [([UInt8], Bool, [UInt8])])
  func standsOnWhite(pixel: [UInt8], isPremultiplied: Bool, colours: [UInt8]) {
    let raster = reduced(
      pixel, width: 1, height: 1, channels: 4, isPremultiplied: isPremultiplied, maximum: 9)
    #expect(raster?.samples == colours)
  }

  @Test(arguments: [
    (0, 1, 3, 3, 8), (1, 0, 3, 3, 8), (1, 1, 0, 3, 8), (1, 1, -3, 3, 8), (1, 1, 2, 3, 8), (1, 1, 3, 2, 8),
    (1, 1, 3, 3, 0), (1, 1, 3, 3, 5000),
  ])
  func whatCannotBeIsNone(width: Int, height: Int, stride: Int, channels: Int, maximum: Int) {
    #expect(
      reduced(
        [1, 2, 3, 4], width: width, height: height, stride: stride, channels: channels, maximum: maximum)
        == nil)
  }
}
