internal import CMetaLensShims
import MetaLensFacts
import MetaLensPlatform

// All unsafe code for libwebp is in this file. The types are those of its decode.h.

/// Decodes pictures with libwebp; animations aren't decoded.
@safe
struct LibwebpPicture {
  private let look: UnsafeMutableRawPointer
  private let scale: UnsafeMutableRawPointer
  private let decoded:
    @convention(c) (
      UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> UnsafeMutablePointer<UInt8>?
  private let free: @convention(c) (UnsafeMutableRawPointer?) -> Void

  init(_ library: DynamicLibrary) throws(PictureRefusal) {
    let missing = PictureRefusal.libraryMissing(PictureLibrary.libwebp.rawValue)
    guard let look = unsafe library.symbol("WebPGetFeaturesInternal"),
      let scale = unsafe library.symbol("WebPDecode")
    else { throw missing }
    unsafe (self.look, self.scale) = unsafe (look, scale)
    unsafe decoded = try library.function("WebPDecodeRGBA", or: missing)
    unsafe free = try library.function("WebPFree", or: missing)
  }

  /// Decodes a whole file; lets libwebp scale it down if the pixels don't fit in the memory allowed.
  func decode(_ bytes: [UInt8], within bounds: PictureBounds) throws(PictureRefusal) -> ColourRaster {
    var features = metalens_webp_features()
    let isKnown = unsafe bytes.withUnsafeBufferPointer {
      unsafe metalens_webp_look(look, $0.baseAddress, $0.count, &features)
    }
    guard isKnown != 0 else { throw Self.refusal }
    var (width, height) = (Int(features.width), Int(features.height))
    // The number of bytes per pixel that libwebp needs before it writes a pixel: in lossless pictures all pixels, in
    // others rows, and twice their alpha.
    let before = features.format == Self.lossless ? 4 : features.has_alpha != 0 ? 2 : 0
    if bounds.hold(width, height, bytesEach: before + 4) {
      var (across, down): (Int32, Int32) = (0, 0)
      let found = unsafe bytes.withUnsafeBufferPointer {
        unsafe decoded($0.baseAddress, $0.count, &across, &down)
      }
      (width, height) = (Int(across), Int(down))
      return unsafe try reduced(found, width, height, maximum: bounds.maximum)
    }
    guard bounds.hold(width, height, bytesEach: before) else { throw .tooLarge }
    (width, height) = bounds.reducedSize(width, height)
    let found = unsafe bytes.withUnsafeBufferPointer {
      unsafe metalens_webp_scaled(scale, $0.baseAddress, $0.count, Int32(width), Int32(height))
    }
    return unsafe try reduced(found, width, height, maximum: bounds.maximum)
  }

  /// WebPBitstreamFeatures.format.
  private static let lossless: Int32 = 2
  private static var refusal: PictureRefusal { .refused(PictureLibrary.libwebp.rawValue, words: "") }

  private func reduced(
    _ found: UnsafeMutablePointer<UInt8>?, _ width: Int, _ height: Int, maximum: Int
  ) throws(PictureRefusal) -> ColourRaster {
    guard let start = unsafe found else { throw Self.refusal }
    defer { unsafe free(start) }
    let pixels = unsafe DecodedPixels(
      start: UnsafePointer(start), stride: width * 4, width: width, height: height, channels: 4)
    guard let raster = unsafe pixels.reduced(maximum: maximum) else { throw .tooLarge }
    return raster
  }
}
