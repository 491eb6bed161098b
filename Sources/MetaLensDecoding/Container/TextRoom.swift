import MetaLensFacts

/// The room for the texts of one container, which they share: each text has a limit, but the file decides how many
/// there are.
struct TextRoom {
  /// The number of bytes that may still be kept; negative if the last text took a little more.
  private var left: Int
  private let total: Int
  private let perText: Int
  private var isTold = false

  /// Makes room for a number of bytes.
  init(_ byteCount: Int, limits: ReadLimits) {
    (left, total) = (byteCount, byteCount)
    perText = limits.textBytes
  }

  /// The maximum size of the next text, in bytes.
  var limit: Int { max(0, min(perText, left)) }

  /// Charges a text that was cut at `limit`.
  ///
  /// The first text that the texts before it leave too little room becomes a diagnostic, since what isn't kept may
  /// state anything.
  ///
  /// - Parameters:
  ///   - keptCount: The number of bytes that were kept.
  ///   - byteCount: The number of bytes that there are, or at least one more than `limit`.
  /// - Returns: False if nothing of a text that isn't empty was kept.
  mutating func take(
    _ keptCount: Int, of byteCount: Int, at location: String, offset: Int, _ context: inout ReadingContext
  ) -> Bool {
    let limit = limit
    left -= keptCount
    // Characters that take more bytes than in the file may be cut although the file's bytes would fit.
    guard limit < perText, byteCount > limit || keptCount > max(byteCount, limit - 4) else { return true }
    if !isTold {
      isTold = true
      context.log.add(.tooManyParts, at: location, offset: offset, "more than \(total) bytes of texts")
    }
    return limit > 0
  }
}
