import MetaLensFacts

/// Unpacks a file's zlib and gzip streams, which share the photo's budget.
enum Unpacking {
  /// The reason given for a stream if the file's other streams have used up the budget.
  static let spent = "limit of the file's blocks"

  /// Unpacks a zlib stream to its end or to `ReadLimits.blockBytes`, and returns its first `maximum` bytes.
  ///
  /// - Returns: Nil if nothing could be unpacked. A diagnostic says why a stream isn't complete.
  static func inflate(
    _ packed: ArraySlice<UInt8>, keeping maximum: Int = .max, at location: String, offset: Int,
    _ context: inout ReadingContext
  ) -> [UInt8]? {
    var kept: [UInt8] = []
    guard let failure = failure(of: packed, into: &kept, keeping: maximum, &context) else { return kept }
    context.log.add(.unpackingFailed, at: location, offset: offset, failure)
    return kept.isEmpty ? nil : kept
  }

  /// Unpacks a gzip stream; nil, without a diagnostic, if it isn't complete or unpacks to more than `maximum` bytes.
  static func gunzip(
    _ packed: ArraySlice<UInt8>, maximum: Int, _ context: inout ReadingContext
  ) -> [UInt8]? {
    guard context.budget.take(ReadingBudget.streamCost, of: .unpackedBytes) else { return nil }
    guard var stream = InflatingStream(isGzip: true) else { return nil }
    var whole: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 1 << 15)
    var rest = packed
    while stream.state == .unfinished {
      let (taken, made) = stream.unpack(rest, into: &room, charging: &context.budget)
      rest = rest.dropFirst(taken)
      guard taken > 0 || made > 0, made <= maximum - whole.count else { return nil }
      whole += room[..<made]
    }
    return stream.state == .finished ? whole : nil
  }

  /// Unpacks a stream; returns the reason, in English, why it isn't complete, or nil if it is.
  private static func failure(
    of packed: ArraySlice<UInt8>, into kept: inout [UInt8], keeping maximum: Int,
    _ context: inout ReadingContext
  ) -> String? {
    guard context.budget.take(ReadingBudget.streamCost, of: .unpackedBytes) else { return spent }
    guard var stream = InflatingStream() else { return "no memory" }
    let bound = max(1, context.limits.blockBytes)
    // Proportional to the packed bytes, so that many small texts cost little.
    var room = [UInt8](repeating: 0, count: min(bound + 1, max(256, min(packed.count, 1 << 13) * 4)))
    var rest = packed
    var total = 0
    while stream.state == .unfinished {
      let (taken, made) = stream.unpack(rest, into: &room, charging: &context.budget)
      rest = rest.dropFirst(taken)
      total += made
      if kept.count < maximum { kept += room[..<min(made, maximum - kept.count)] }
      if total > bound { break }
      if taken == 0, made == 0 { break }
    }
    guard total <= bound else {
      if kept.count > bound { kept.removeLast(kept.count - bound) }
      return "more than \(bound) bytes"
    }
    switch stream.state {
    case .finished: return nil
    case .unfinished: return context.budget.left(.unpackedBytes) == 0 ? spent : "ends early"
    case .damaged: return "damaged"
    }
  }
}
