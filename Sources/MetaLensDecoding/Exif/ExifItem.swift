import MetaLensBytes
import MetaLensFacts

/// Finds the TIFF header in an EXIF item of a HEIF or an Exif box of a JPEG XL, which begins with an offset to it
/// (ISO/IEC 23008-12, A.2.1; ISO/IEC 18181-2).
enum ExifItem {
  /// Returns the header's place, and whether it is the place that the offset states; nil if there is no header.
  ///
  /// - Parameters:
  ///   - count: The number of bytes of the item.
  ///   - fourBytes: Returns the four bytes at a place in the item.
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
    // The offset may be missing or wrong, or `Exif` NUL NUL may replace it or follow it; exiftool tolerates the same
    // mistakes.
    for start in [0, 4, 6, 10] {
      if try isHeader(start) { return (start, false) }
    }
    return nil
  }

  /// Returns the header's place in an item in memory, and reports a wrong offset.
  static func header(
    in bytes: [UInt8], at location: String, offset: Int?, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Int? {
    guard let (start, isStated) = try header(in: bytes.count, { bytes[$0..<$0 + 4] }) else { return nil }
    if !isStated { context.log.add(.partInvalid, at: location, offset: offset, "offset to the TIFF header") }
    return start
  }
}
