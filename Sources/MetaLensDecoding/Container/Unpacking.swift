import MetaLensFacts

/// Unpacks zlib streams of one file, bounded together by the photo's budget.
enum Unpacking {
  /// A stream unpacked, as far as was wanted.
  struct Result {
    /// The unpacked stream's first bytes, as many as were wanted.
    var bytes: [UInt8]
    /// Why it isn't whole, in English; nil where all of it was unpacked.
    var failure: String?
  }

  /// What is said of a stream that the file's other streams left nothing for.
  static let spent = "limit of the file's blocks"

  /// Unpacks a zlib stream to its end or to `ReadLimits.blockBytes`, and keeps the first `most` bytes of it.
  static func inflate(
    _ packed: ArraySlice<UInt8>, keeping most: Int = .max, _ context: inout ReadingContext
  ) -> Result {
    var kept: [UInt8] = []
    guard context.budget.take(ReadingBudget.streamCost, of: .unpackedBytes) else {
      return Result(bytes: kept, failure: spent)
    }
    guard var stream = InflatingStream() else { return Result(bytes: kept, failure: "no memory") }
    let bound = max(1, context.limits.blockBytes)
    // Grows with what comes out, so that many small texts cost little.
    var room = [UInt8](repeating: 0, count: min(bound + 1, max(256, min(packed.count, 1 << 13) * 4)))
    var rest = packed
    var total = 0
    while stream.state == .unfinished {
      let (taken, made) = stream.unpack(rest, into: &room, charging: &context.budget)
      rest = rest.dropFirst(taken)
      total += made
      if kept.count < most { kept += room[..<min(made, most - kept.count)] }
      if total > bound { break }
      if taken == 0, made == 0 { break }
    }
    guard total <= bound else {
      if kept.count > bound { kept.removeLast(kept.count - bound) }
      return Result(bytes: kept, failure: "more than \(bound) bytes")
    }
    switch stream.state {
    case .finished: return Result(bytes: kept)
    case .unfinished:
      let isSpent = context.budget.left(.unpackedBytes) == 0
      return Result(bytes: kept, failure: isSpent ? spent : "ends early")
    case .damaged: return Result(bytes: kept, failure: "damaged")
    }
  }
}
