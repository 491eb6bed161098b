internal import CMetaLensShims
import MetaLensFacts
import MetaLensPlatform

// All unsafe code for libwebp is in this file. Types are those of its decode.h.

/// Pictures by libwebp; animations aren't decoded.
@safe
struct LibwebpPicture {
  private typealias Info =
    @convention(c) (
      UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Decode =
    @convention(c) (
      UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> UnsafeMutablePointer<UInt8>?
  private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private let info: Info
  private let decoded: Decode
  private let free: Free

  init(_ library: DynamicLibrary) throws(PictureRefusal) {
    guard let info = unsafe library.function("WebPGetInfo", as: Info.self),
      let decoded = unsafe library.function("WebPDecodeRGBA", as: Decode.self),
      let free = unsafe library.function("WebPFree", as: Free.self)
    else { throw .libraryMissing(PictureLibrary.libwebp.rawValue) }
    unsafe (self.info, self.decoded, self.free) = unsafe (info, decoded, free)
  }

  /// Decodes a whole file.
  func decode(_ bytes: [UInt8], most: Int, area: Int) throws(PictureRefusal) -> ColourRaster {
    var width: Int32 = 0
    var height: Int32 = 0
    let isKnown = unsafe bytes.withUnsafeBufferPointer {
      unsafe info($0.baseAddress, $0.count, &width, &height)
    }
    guard isKnown != 0 else { throw .refused(PictureLibrary.libwebp.rawValue, words: "") }
    guard PictureLibrary.isWithin(Int(width), Int(height), area: area) else { throw .tooLarge }
    let found = unsafe bytes.withUnsafeBufferPointer {
      unsafe decoded($0.baseAddress, $0.count, &width, &height)
    }
    guard let start = unsafe found else { throw .refused(PictureLibrary.libwebp.rawValue, words: "") }
    defer { unsafe free(start) }
    let pixels = unsafe DecodedPixels(
      start: UnsafePointer(start), stride: Int(width) * 4, width: Int(width), height: Int(height), channels: 4
    )
    guard let raster = unsafe pixels.reduced(most: most) else { throw .tooLarge }
    return raster
  }
}
