import MetaLensBytes
import MetaLensFacts

/// Where the TIFF header stands in an EXIF item of a HEIF or an Exif box of a JPEG XL: behind an offset to it (ISO/IEC
/// 23008-12, A.2.1; ISO/IEC 18181-2).
enum ExifItem {
  /// The header's place, and whether it is where the offset says; nil where there is none.
  ///
  /// - Parameters:
  ///   - count: the item's bytes.
  ///   - fourBytes: the four at a place in it.
  static func header(
    in count: Int, _ fourBytes: (Int) throws(PhotoReadingError) -> ArraySlice<UInt8>?
  ) throws(PhotoReadingError) -> (start: Int, isStated: Bool)? {
    func isHeader(_ start: Int) throws(PhotoReadingError) -> Bool {
      guard start <= count - 8, let bytes = try fourBytes(start) else { return false }
      return bytes.elementsEqual([0x49, 0x49, 0x2A, 0]) || bytes.elementsEqual([0x4D, 0x4D, 0, 0x2A])
    }
    guard count >= 8, let first = try fourBytes(0) else { return nil }
    let stated = 4 + Int(first.uint32(at: first.startIndex))
    if try isHeader(stated) { return (stated, true) }
    // No offset at all, `Exif` NUL NUL in its place or behind it, or a wrong one; exiftool forgives the same mistakes.
    for start in [0, 4, 6, 10] {
      if try isHeader(start) { return (start, false) }
    }
    return nil
  }

  /// The same of an item that is in memory; a mistake in it is told.
  static func header(
    in bytes: [UInt8], at location: String, offset: Int?, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Int? {
    guard let (start, isStated) = try header(in: bytes.count, { bytes[$0..<$0 + 4] }) else { return nil }
    if !isStated { context.log.add(.partInvalid, at: location, offset: offset, "offset to the TIFF header") }
    return start
  }
}
