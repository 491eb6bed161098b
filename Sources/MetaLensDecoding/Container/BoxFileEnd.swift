import MetaLensFacts

/// Distinguishes bytes after a file of boxes from a truncated box.
enum BoxFileEnd {
  /// Whether the container ends at an offset although bytes follow; called once its picture is complete.
  ///
  /// Bytes that can't be a box end the container. A box that would reach past the file's end counts as a box only if
  /// its type is known. Bytes too few for a box header count as part of a box if they begin with 0, as the size field
  /// of a box under 16 MiB does, unless the first four are all 0.
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
