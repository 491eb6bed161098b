internal import CMetaLensShims
import MetaLensFacts
import MetaLensPlatform

// All unsafe code for libtiff is in this file. The types are those of its tiffio.h, 4.x.

/// Decodes the first picture of a TIFF file with libtiff, in the rows' own order.
struct LibtiffPicture {
  private typealias Handler = @convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?
  private typealias Transfer = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?, Int) -> Int
  private typealias Seek = @convention(c) (OpaquePointer?, UInt64, Int32) -> UInt64
  private typealias Close = @convention(c) (OpaquePointer?) -> Int32
  private typealias Size = @convention(c) (OpaquePointer?) -> UInt64
  private typealias Map =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?, UnsafeMutablePointer<UInt64>?
    ) -> Int32
  private typealias Unmap = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?, UInt64) -> Void
  private typealias Open =
    @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<CChar>, OpaquePointer?, Transfer, Transfer, Seek, Close, Size, Map,
      Unmap
    ) -> OpaquePointer?
  private typealias End = @convention(c) (OpaquePointer) -> Void
  private typealias IsFit = @convention(c) (OpaquePointer, UnsafeMutablePointer<CChar>) -> Int32
  private typealias Read =
    @convention(c) (
      OpaquePointer, UInt32, UInt32, UnsafeMutablePointer<UInt32>, Int32, Int32
    ) -> Int32

  private typealias IsTiled = @convention(c) (OpaquePointer) -> Int32
  private typealias ReadStrip = @convention(c) (OpaquePointer, UInt32, UnsafeMutablePointer<UInt32>) -> Int32
  private typealias Measure = @convention(c) (OpaquePointer) -> Int

  /// TIFFTAG_IMAGEWIDTH, TIFFTAG_IMAGELENGTH, TIFFTAG_BITSPERSAMPLE, TIFFTAG_SAMPLESPERPIXEL and TIFFTAG_ROWSPERSTRIP.
  private enum Tag {
    static let width: UInt32 = 256
    static let height: UInt32 = 257
    static let bits: UInt32 = 258
    static let samples: UInt32 = 277
    static let rowsPerStrip: UInt32 = 278
  }

  /// A file in memory, for libtiff's callbacks.
  @safe
  private final class Input {
    let bytes: UnsafeRawBufferPointer
    var position = 0

    init(_ bytes: UnsafeRawBufferPointer) { unsafe self.bytes = bytes }

    static func of(_ handle: OpaquePointer?) -> Input? {
      unsafe handle.map { unsafe Unmanaged<Input>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
    }
  }

  private let library: DynamicLibrary

  init(_ library: DynamicLibrary) { self.library = library }

  private func function<Function>(_ name: String) throws(PictureRefusal) -> Function {
    unsafe try library.function(name, or: PictureRefusal.libraryMissing(PictureLibrary.libtiff.rawValue))
  }

  /// Decodes a whole file's first picture.
  ///
  /// - Parameter orientation: The file's own orientation, so that libtiff leaves the rows as they are stored.
  func decode(
    _ bytes: [UInt8], within bounds: PictureBounds, orientation: Int
  ) throws(PictureRefusal) -> ColourRaster {
    // All in one closure: libtiff reads the bytes in place.
    try unsafe bytes.withUnsafeBytes { buffer -> Result<ColourRaster, PictureRefusal> in
      Result { () throws(PictureRefusal) in
        unsafe try read(buffer, within: bounds, orientation: orientation)
      }
    }.get()
  }

  private func read(
    _ bytes: UnsafeRawBufferPointer, within bounds: PictureBounds, orientation: Int
  ) throws(PictureRefusal) -> ColourRaster {
    // Both handlers write to standard error unless they are removed.
    for name in ["TIFFSetErrorHandler", "TIFFSetWarningHandler"] {
      let replace: Handler = unsafe try function(name)
      _ = unsafe replace(nil)
    }
    let close: End = unsafe try function("TIFFClose")
    let input = unsafe Input(bytes)
    defer { withExtendedLifetime(input) {} }
    guard let tiff = unsafe try open(input) else { throw Self.refusal("") }
    defer { unsafe close(tiff) }
    let width = unsafe try field(Tag.width, of: tiff)
    let height = unsafe try field(Tag.height, of: tiff)
    let bits = unsafe try max(1, field(Tag.bits, of: tiff)) * max(1, field(Tag.samples, of: tiff))
    guard bounds.holdRows(width, height, bitsEach: bits, ofFile: bytes.count) else { throw .tooLarge }
    // The strip or tile that libtiff unpacks is in memory in addition to the pixels.
    let tiled: IsTiled = unsafe try function("TIFFIsTiled")
    let isTiled = unsafe tiled(tiff) != 0
    let measure: Measure = unsafe try function(isTiled ? "TIFFTileSize" : "TIFFStripSize")
    let unpacked = unsafe measure(tiff)
    guard unpacked >= 0, unpacked <= bounds.memory else { throw .tooLarge }
    var left = bounds
    left.memory -= unpacked
    // tiffio.h: the message has room for 1,024 bytes.
    var words = [CChar](repeating: 0, count: 1024)
    let isFit: IsFit = unsafe try function("TIFFRGBAImageOK")
    guard unsafe isFit(tiff, &words) != 0 else {
      throw Self.refusal(words.text)
    }
    guard left.hold(width, height, bytesEach: 4) else {
      guard !isTiled, orientation == 1 else { throw .tooLarge }
      return unsafe try readStrips(of: tiff, width, height, within: left)
    }
    let read: Read = unsafe try function("TIFFReadRGBAImageOriented")
    let room = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    defer { unsafe room.deallocate() }
    unsafe room.initialize(repeating: 0, count: width * height)
    guard unsafe read(tiff, UInt32(width), UInt32(height), room, Int32(orientation), 1) != 0 else {
      throw Self.refusal("")
    }
    // A word has red in its lowest byte, which is the first byte on the little-endian machines that MetaLens runs on.
    let start = unsafe UnsafeRawPointer(room).assumingMemoryBound(to: UInt8.self)
    let pixels = unsafe DecodedPixels(
      start: start, stride: width * 4, width: width, height: height, channels: 4, isPremultiplied: true)
    guard let raster = unsafe pixels.reduced(maximum: bounds.maximum) else { throw .tooLarge }
    return raster
  }

  /// Decodes one strip at a time, for rows that are stored from the top; libtiff returns a strip's last row first.
  private func readStrips(
    of tiff: OpaquePointer, _ width: Int, _ height: Int, within bounds: PictureBounds
  ) throws(PictureRefusal) -> ColourRaster {
    let stated = unsafe try field(Tag.rowsPerStrip, of: tiff)
    let maximum = stated > 0 ? min(stated, height) : height
    guard bounds.hold(width, maximum, bytesEach: 4) else { throw .tooLarge }
    let read: ReadStrip = unsafe try function("TIFFReadRGBAStrip")
    let room = UnsafeMutablePointer<UInt32>.allocate(capacity: width * maximum)
    defer { unsafe room.deallocate() }
    var reduction = unsafe metalens_reduction()
    let code = unsafe metalens_reduction_begin(
      &reduction, UInt32(width), UInt32(height), 4, 1, UInt32(clamping: bounds.maximum))
    guard code == 0 else { throw .tooLarge }
    var top = 0
    while top < height {
      unsafe room.initialize(repeating: 0, count: width * maximum)
      guard unsafe read(tiff, UInt32(top), room) != 0 else { break }
      let rows = min(maximum, height - top)
      for row in (0..<rows).reversed() {
        let start = unsafe UnsafeRawPointer(room + row * width).assumingMemoryBound(to: UInt8.self)
        unsafe metalens_reduction_add(&reduction, start)
      }
      top += rows
    }
    unsafe metalens_reduction_end(&reduction)
    let raster = unsafe DecodedPixels.taken(reduction.raster)
    guard top >= height else { throw Self.refusal("") }
    guard let raster else { throw .tooLarge }
    return raster
  }

  private func open(_ input: Input) throws(PictureRefusal) -> OpaquePointer? {
    let open: Open = unsafe try function("TIFFClientOpen")
    return unsafe open(
      "picture", "r", OpaquePointer(Unmanaged.passUnretained(input).toOpaque()),
      { handle, room, count in
        guard let input = unsafe Input.of(handle), let room = unsafe room, count > 0 else { return 0 }
        let taken = unsafe min(count, input.bytes.count - input.position)
        guard taken > 0, let start = unsafe input.bytes.baseAddress else { return 0 }
        unsafe room.copyMemory(from: start + input.position, byteCount: taken)
        input.position += taken
        return taken
      },
      { _, _, _ in 0 },
      { handle, offset, whence in
        guard let input = unsafe Input.of(handle) else { return UInt64.max }
        // SEEK_SET, SEEK_CUR and SEEK_END; a position outside the file becomes its nearest end.
        let base = unsafe [0, input.position, input.bytes.count][min(2, max(0, Int(whence)))]
        let place = base &+ Int(truncatingIfNeeded: offset)
        input.position = unsafe min(max(0, place), input.bytes.count)
        return UInt64(input.position)
      },
      { _ in 0 },
      { handle in unsafe Input.of(handle).map { unsafe UInt64($0.bytes.count) } ?? 0 },
      { handle, base, size in
        guard let input = unsafe Input.of(handle) else { return 0 }
        // libtiff doesn't write to a file that is open for reading.
        unsafe base?.pointee = UnsafeMutableRawPointer(mutating: input.bytes.baseAddress)
        unsafe size?.pointee = UInt64(input.bytes.count)
        return 1
      },
      { _, _, _ in })
  }

  private func field(_ tag: UInt32, of tiff: OpaquePointer) throws(PictureRefusal) -> Int {
    guard let get = unsafe library.symbol("TIFFGetField") else {
      throw .libraryMissing(PictureLibrary.libtiff.rawValue)
    }
    var value: UInt32 = 0
    let found = unsafe metalens_tiff_field(get, UnsafeMutableRawPointer(tiff), tag, &value)
    return found == 0 ? 0 : Int(value)
  }

  private static func refusal(_ words: String) -> PictureRefusal {
    .refused(PictureLibrary.libtiff.rawValue, words: words)
  }
}
