internal import CMetaLensShims
import MetaLensFacts
import MetaLensPlatform

// All unsafe code for libpng is in this file. Types are those of its png.h, 1.6.

/// Pictures by libpng's simplified interface, which takes every colour type and returns from its own errors.
@safe
struct LibpngPicture {
  private typealias Begin =
    @convention(c) (
      UnsafeMutablePointer<metalens_png_image>, UnsafeRawPointer, Int
    ) -> Int32
  private typealias Finish =
    @convention(c) (
      UnsafeMutablePointer<metalens_png_image>, UnsafeRawPointer?, UnsafeMutableRawPointer, Int32,
      UnsafeMutableRawPointer?
    ) -> Int32
  private typealias Free = @convention(c) (UnsafeMutablePointer<metalens_png_image>) -> Void

  private let begin: Begin
  private let finish: Finish
  private let free: Free

  init(_ library: DynamicLibrary) throws(PictureRefusal) {
    guard let begin = unsafe library.function("png_image_begin_read_from_memory", as: Begin.self),
      let finish = unsafe library.function("png_image_finish_read", as: Finish.self),
      let free = unsafe library.function("png_image_free", as: Free.self)
    else { throw .libraryMissing(PictureLibrary.libpng.rawValue) }
    unsafe (self.begin, self.finish, self.free) = unsafe (begin, finish, free)
  }

  /// Decodes a whole file.
  func decode(_ bytes: [UInt8], most: Int, area: Int) throws(PictureRefusal) -> ColourRaster {
    // One closure: libpng keeps the place of the bytes between its two calls.
    try unsafe bytes.withUnsafeBytes { buffer in unsafe read(buffer, most: most, area: area) }.get()
  }

  private func read(
    _ bytes: UnsafeRawBufferPointer, most: Int, area: Int
  ) -> Result<ColourRaster, PictureRefusal> {
    var image = unsafe metalens_png_image()
    // PNG_IMAGE_VERSION.
    unsafe image.version = 1
    defer { unsafe free(&image) }
    guard let start = bytes.baseAddress, unsafe begin(&image, start, bytes.count) != 0 else {
      return .failure(unsafe refusal(&image))
    }
    let width = unsafe Int(image.width)
    let height = unsafe Int(image.height)
    guard PictureLibrary.isWithin(width, height, area: min(area, 1 << 28)) else {
      return .failure(.tooLarge)
    }
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
    guard let raster = unsafe pixels.reduced(most: most) else { return .failure(.tooLarge) }
    return .success(raster)
  }

  private func refusal(_ image: inout metalens_png_image) -> PictureRefusal {
    let words = unsafe metalens_png_message(&image).map { unsafe String(cString: $0) }
    return .refused(PictureLibrary.libpng.rawValue, words: words ?? "")
  }
}
