internal import CMetaLensShims
import MetaLensFacts
import MetaLensPlatform

// All unsafe code for libpng is in this file. The types are those of its png.h, 1.6.

/// Decodes pictures with libpng's simplified interface, which accepts every colour type and returns from its own
/// errors.
@safe
struct LibpngPicture {
  private let begin: @convention(c) (UnsafeMutablePointer<metalens_png_image>, UnsafeRawPointer, Int) -> Int32
  private let finish:
    @convention(c) (
      UnsafeMutablePointer<metalens_png_image>, UnsafeRawPointer?, UnsafeMutableRawPointer, Int32,
      UnsafeMutableRawPointer?
    ) -> Int32
  private let free: @convention(c) (UnsafeMutablePointer<metalens_png_image>) -> Void
  /// The functions to read one row at a time; empty if one is missing.
  private let ofRows: [UnsafeMutableRawPointer?]

  init(_ library: DynamicLibrary) throws(PictureRefusal) {
    let missing = PictureRefusal.libraryMissing(PictureLibrary.libpng.rawValue)
    unsafe begin = try library.function("png_image_begin_read_from_memory", or: missing)
    unsafe finish = try library.function("png_image_finish_read", or: missing)
    unsafe free = try library.function("png_image_free", or: missing)
    var functions: [UnsafeMutableRawPointer?] = unsafe []
    while let name = unsafe metalens_png_name(Int32(functions.count)) {
      guard let function = unsafe library.symbol(String(cString: name)) else {
        unsafe functions = []
        break
      }
      unsafe functions.append(function)
    }
    unsafe ofRows = functions
  }

  /// Decodes a whole file; reads one row at a time if the pixels don't fit in the memory allowed.
  func decode(_ bytes: [UInt8], within bounds: PictureBounds) throws(PictureRefusal) -> ColourRaster {
    // All in one closure: libpng keeps a pointer to the bytes between its two calls.
    try unsafe bytes.withUnsafeBytes { buffer in unsafe read(buffer, within: bounds) }.get()
  }

  private func read(
    _ bytes: UnsafeRawBufferPointer, within bounds: PictureBounds
  ) -> Result<ColourRaster, PictureRefusal> {
    var image = unsafe metalens_png_image()
    // PNG_IMAGE_VERSION.
    unsafe image.version = 1
    defer { unsafe free(&image) }
    guard let start = bytes.baseAddress, unsafe begin(&image, start, bytes.count) != 0 else {
      return .failure(unsafe refusal(&image))
    }
    // PNG_IMAGE_FLAG_16BIT_sRGB: 16 bits without gAMA are sRGB, as in viewers; libpng otherwise treats them as linear.
    unsafe image.flags |= 4
    let width = unsafe Int(image.width)
    let height = unsafe Int(image.height)
    // libpng counts a row's bytes, and all bytes, in 32 bits.
    guard
      bounds.holdRows(width, height, bitsEach: unsafe Self.bitsEach(bytes), ofFile: bytes.count),
      width * height <= 1 << 28
    else { return .failure(.tooLarge) }
    guard bounds.hold(width, height, bytesEach: 4) else { return unsafe readRows(bytes, bounds) }
    // PNG_FORMAT_RGBA: alpha and colour, 8 bits each, not premultiplied.
    unsafe image.format = 3
    let room = UnsafeMutableRawPointer.allocate(byteCount: width * 4 * height, alignment: 16)
    defer { unsafe room.deallocate() }
    guard unsafe finish(&image, nil, room, Int32(width * 4), nil) != 0 else {
      return .failure(unsafe refusal(&image))
    }
    let pixels = unsafe DecodedPixels(
      start: UnsafePointer(room.assumingMemoryBound(to: UInt8.self)), stride: width * 4, width: width,
      height: height, channels: 4)
    guard let raster = unsafe pixels.reduced(maximum: bounds.maximum) else { return .failure(.tooLarge) }
    return .success(raster)
  }

  /// Returns the number of bits of a pixel, by the header's depth and colour type (PNG, 11.2.1).
  private static func bitsEach(_ bytes: UnsafeRawBufferPointer) -> Int {
    let channels: [UInt8: Int] = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
    guard bytes.count > 25 else { return 64 }
    return unsafe Int(bytes[24]) * (channels[bytes[25]] ?? 4)
  }

  /// Reads one row at a time.
  ///
  /// Refuses interlaced pictures, whose rows are complete only at the end.
  private func readRows(
    _ bytes: UnsafeRawBufferPointer, _ bounds: PictureBounds
  ) -> Result<ColourRaster, PictureRefusal> {
    // The header's last byte is the interlace method; the signature, a length, a type, and 12 bytes precede it (PNG,
    // 11.2.1).
    guard bytes.count > 28, unsafe bytes[28] == 0, unsafe !ofRows.isEmpty else {
      return .failure(.tooLarge)
    }
    var raster = unsafe metalens_jpeg_raster()
    var words = [CChar](repeating: 0, count: 64)
    let code = unsafe ofRows.withUnsafeBufferPointer { functions in
      unsafe metalens_png_rows(
        functions.baseAddress, bytes.baseAddress, bytes.count, UInt32(clamping: bounds.maximum), &raster,
        &words)
    }
    guard code == 0 else {
      return .failure(.refused(PictureLibrary.libpng.rawValue, words: words.text))
    }
    return unsafe DecodedPixels.taken(raster).map { .success($0) } ?? .failure(.tooLarge)
  }

  private func refusal(_ image: inout metalens_png_image) -> PictureRefusal {
    let words = unsafe metalens_png_message(&image).map { unsafe String(cString: $0) }
    return .refused(PictureLibrary.libpng.rawValue, words: words ?? "")
  }
}
