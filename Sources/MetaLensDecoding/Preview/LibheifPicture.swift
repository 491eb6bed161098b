internal import CMetaLensShims
import MetaLensFacts
import MetaLensPlatform

// All unsafe code for libheif is in this file. The types are those of its heif.h, 1.x.

/// Decodes the main picture of HEIC and AVIF files with libheif, turned as the container says.
struct LibheifPicture {
  private typealias Version = @convention(c) () -> UInt32
  private typealias Begin = @convention(c) (UnsafeRawPointer?) -> metalens_heif_error
  private typealias Allocate = @convention(c) () -> OpaquePointer?
  private typealias Free = @convention(c) (OpaquePointer?) -> Void
  private typealias Read =
    @convention(c) (
      OpaquePointer, UnsafeRawPointer?, Int, UnsafeRawPointer?
    ) -> metalens_heif_error
  private typealias Primary =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<OpaquePointer?>
    ) -> metalens_heif_error
  private typealias Measure = @convention(c) (OpaquePointer) -> Int32
  private typealias List = @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt32>, Int32) -> Int32
  private typealias Thumbnail =
    @convention(c) (
      OpaquePointer, UInt32, UnsafeMutablePointer<OpaquePointer?>
    ) -> metalens_heif_error
  private typealias Decode =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<OpaquePointer?>, Int32, Int32, UnsafeRawPointer?
    ) -> metalens_heif_error
  private typealias MeasurePlane = @convention(c) (OpaquePointer, Int32) -> Int32
  private typealias Plane =
    @convention(c) (
      OpaquePointer, Int32, UnsafeMutablePointer<Int32>
    ) -> UnsafePointer<UInt8>?

  /// heif_colorspace_RGB, heif_chroma_interleaved_RGB and _RGBA, heif_channel_interleaved.
  private enum Number {
    static let colours: Int32 = 1
    static let interleaved: Int32 = 10
    static let interleavedWithAlpha: Int32 = 11
    static let plane: Int32 = 10
  }

  private let library: DynamicLibrary

  init(_ library: DynamicLibrary) throws(PictureRefusal) {
    self.library = library
    // The types above are those of version 1; another version may have others.
    let version: Version = try function("heif_get_version_number")
    guard version() >> 24 == 1 else { throw Self.missing }
  }

  /// Makes libheif load its decoders, which are in separate files in Debian 13 and Ubuntu 24.04; it does so once per
  /// process.
  ///
  /// Versions before 1.13 have neither this function nor such files.
  func loadDecoders() {
    guard let begin: Begin = unsafe library.function("heif_init") else { return }
    _ = unsafe begin(nil)
  }

  private static var missing: PictureRefusal { .libraryMissing(PictureLibrary.libheif.rawValue) }

  private func function<Function>(_ name: String) throws(PictureRefusal) -> Function {
    unsafe try library.function(name, or: Self.missing)
  }

  /// Decodes a whole file's main picture.
  func decode(_ bytes: [UInt8], within bounds: PictureBounds) throws(PictureRefusal) -> ColourRaster {
    // All in one closure: libheif reads the bytes in place as long as its context lives.
    try unsafe bytes.withUnsafeBytes { buffer -> Result<ColourRaster, PictureRefusal> in
      Result { () throws(PictureRefusal) in unsafe try read(buffer, within: bounds) }
    }.get()
  }

  private func read(
    _ bytes: UnsafeRawBufferPointer, within bounds: PictureBounds
  ) throws(PictureRefusal) -> ColourRaster {
    let free: Free = unsafe try function("heif_context_free")
    let read: Read = unsafe try function("heif_context_read_from_memory_without_copy")
    let primary: Primary = unsafe try function("heif_context_get_primary_image_handle")
    let release: Free = unsafe try function("heif_image_handle_release")
    let allocate: Allocate = unsafe try function("heif_context_alloc")
    guard let context = unsafe allocate() else { throw .tooLarge }
    defer { unsafe free(context) }
    try unsafe check(read(context, bytes.baseAddress, bytes.count, nil))
    var found: OpaquePointer?
    try unsafe check(primary(context, &found))
    guard let handle = unsafe found else { throw .refused(PictureLibrary.libheif.rawValue, words: "") }
    defer { unsafe release(handle) }
    if bounds.allowsMain, unsafe try isWithin(handle, bounds) {
      return unsafe try decode(handle, maximum: bounds.maximum)
    }
    guard bounds.allowsThumbnail else { throw .tooLarge }
    return unsafe try decodeThumbnail(of: handle, within: bounds)
  }

  private func size(_ handle: OpaquePointer) throws(PictureRefusal) -> (width: Int, height: Int) {
    let width: Measure = unsafe try function("heif_image_handle_get_width")
    let height: Measure = unsafe try function("heif_image_handle_get_height")
    return unsafe (Int(width(handle)), Int(height(handle)))
  }

  /// Whether libheif and a decoder can hold the picture in memory, according to its stated size.
  private func isWithin(_ handle: OpaquePointer, _ bounds: PictureBounds) throws(PictureRefusal) -> Bool {
    let size = unsafe try size(handle)
    let bits: Measure = unsafe try function("heif_image_handle_get_luma_bits_per_pixel")
    return bounds.hold(
      size.width, size.height, bytesEach: PictureBounds.bytesEach(isDeep: unsafe bits(handle) > 8))
  }

  /// Decodes the largest thumbnail that is within the bounds and has the picture's proportions.
  private func decodeThumbnail(
    of handle: OpaquePointer, within bounds: PictureBounds
  ) throws(PictureRefusal) -> ColourRaster {
    let list: List = unsafe try function("heif_image_handle_get_list_of_thumbnail_IDs")
    let get: Thumbnail = unsafe try function("heif_image_handle_get_thumbnail")
    let release: Free = unsafe try function("heif_image_handle_release")
    let whole = unsafe try size(handle)
    var numbers = [UInt32](repeating: 0, count: Self.maximumThumbnails)
    let count = unsafe Int(list(handle, &numbers, Int32(numbers.count)))
    var (best, area): (OpaquePointer?, Int) = (nil, 0)
    defer { if let best = unsafe best { unsafe release(best) } }
    for number in numbers.prefix(max(0, count)) {
      var found: OpaquePointer?
      guard unsafe get(handle, number, &found).code == 0, let thumbnail = unsafe found else { continue }
      let size = unsafe try size(thumbnail)
      // Rounding may add or remove a row. A thumbnail that isn't turned as the picture is, or shows less of it, isn't
      // used.
      let isAlike =
        abs(size.width * whole.height - size.height * whole.width) <= 4 * max(whole.width, whole.height)
      if isAlike, unsafe try isWithin(thumbnail, bounds), size.width * size.height > area {
        unsafe swap(&best, &found)
        area = size.width * size.height
      }
      if let other = unsafe found { unsafe release(other) }
    }
    guard let best = unsafe best else { throw .tooLarge }
    var raster = unsafe try decode(best, maximum: bounds.maximum)
    raster.isThumbnail = true
    return raster
  }

  private static let maximumThumbnails = 8

  private func decode(_ handle: OpaquePointer, maximum: Int) throws(PictureRefusal) -> ColourRaster {
    let alpha: Measure = unsafe try function("heif_image_handle_has_alpha_channel")
    let decode: Decode = unsafe try function("heif_decode_image")
    let release: Free = unsafe try function("heif_image_release")
    let planeWidth: MeasurePlane = unsafe try function("heif_image_get_width")
    let planeHeight: MeasurePlane = unsafe try function("heif_image_get_height")
    let plane: Plane = unsafe try function("heif_image_get_plane_readonly")
    let hasAlpha = unsafe alpha(handle) != 0
    var found: OpaquePointer?
    try unsafe check(
      decode(
        handle, &found, Number.colours, hasAlpha ? Number.interleavedWithAlpha : Number.interleaved, nil))
    guard let image = unsafe found else { throw .refused(PictureLibrary.libheif.rawValue, words: "") }
    defer { unsafe release(image) }
    var stride: Int32 = 0
    guard let start = unsafe plane(image, Number.plane, &stride) else {
      throw .refused(PictureLibrary.libheif.rawValue, words: "")
    }
    let pixels = unsafe DecodedPixels(
      start: start, stride: Int(stride), width: Int(planeWidth(image, Number.plane)),
      height: Int(planeHeight(image, Number.plane)), channels: hasAlpha ? 4 : 3)
    guard let raster = unsafe pixels.reduced(maximum: maximum) else { throw .tooLarge }
    return raster
  }

  private func check(_ error: metalens_heif_error) throws(PictureRefusal) {
    guard unsafe error.code != 0 else { return }
    let words = unsafe error.message.map { unsafe String(cString: $0) }
    throw .refused(PictureLibrary.libheif.rawValue, words: words ?? "")
  }
}
