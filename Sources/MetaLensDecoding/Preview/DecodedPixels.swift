internal import CMetaLensShims
import MetaLensFacts

// All unsafe code for pixels that a library has decoded is in this file.

/// Pixels in a library's memory: three or four bytes each, rows from the top.
@unsafe
struct DecodedPixels {
  let start: UnsafePointer<UInt8>
  /// The number of bytes from one row to the next.
  let stride: Int
  let width: Int
  let height: Int
  /// 3 for red, green and blue, 4 if alpha follows them.
  let channels: Int
  /// Whether the colours are already multiplied by alpha.
  var isPremultiplied = false

  /// Returns the picture reduced to `maximum` pixels on the longer side by means of whole pixels; transparent pixels
  /// are shown on white.
  ///
  /// Nil if there are no pixels, or no memory.
  func reduced(maximum: Int) -> ColourRaster? {
    guard unsafe width > 0, unsafe height > 0, unsafe stride > 0 else { return nil }
    var raster = unsafe metalens_jpeg_raster()
    let code = unsafe metalens_reduce_pixels(
      start, stride, UInt32(clamping: width), UInt32(clamping: height), Int32(channels),
      isPremultiplied ? 1 : 0, UInt32(clamping: maximum), &raster)
    guard code == 0 else { return nil }
    return unsafe Self.taken(raster)
  }

  /// Returns a copy of a raster's samples, and frees their memory; nil if there are no samples.
  static func taken(_ raster: metalens_jpeg_raster) -> ColourRaster? {
    guard let samples = unsafe raster.samples else { return nil }
    defer { unsafe metalens_jpeg_free(samples) }
    let size = unsafe (width: Int(raster.width), height: Int(raster.height))
    let copy = unsafe Array(UnsafeBufferPointer(start: samples, count: size.width * size.height * 3))
    return ColourRaster(width: size.width, height: size.height, samples: copy)
  }
}
