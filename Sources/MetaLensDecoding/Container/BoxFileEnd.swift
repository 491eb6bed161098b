import MetaLensFacts

/// Tells what follows a file of boxes from a box that is cut.
enum BoxFileEnd {
  /// Whether the container ends before an offset though bytes stand there, its picture being whole.
  ///
  /// What can't be a box isn't one. A box that would reach past the file's end is one if its type is known. Of fewer
  /// bytes than a box header, those that begin with 0 may be the size field of one, as sizes under 16 MiB do.
  static func isEnd(
    at offset: Int, types: Set<String>, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Bool {
    let left = context.byteCount - offset
    guard let head = try context.bytes(at: offset, count: min(8, left)).map({ ByteFields($0) })
    else { return false }
    guard left >= 8, let size = head.uint32(at: 0), let type = head.name(at: 4) else {
      return head.uint8(at: 0) != 0 || head.uint32(at: 0) == 0
    }
    guard head.bytes[4...].allSatisfy({ (0x20...0x7E).contains($0) }) else { return true }
    return size > 1 && (size < 8 || size > left) && !types.contains(type)
  }
}
