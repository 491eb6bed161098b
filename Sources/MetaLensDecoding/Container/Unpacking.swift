import MetaLensFacts

/// Unpacks zlib streams of one file, bounded together: a thousand bombs cost no more than four.
struct Unpacking {
  /// A stream unpacked, as far as was wanted.
  struct Result {
    /// The unpacked stream's first bytes, as many as were wanted.
    var bytes: [UInt8]
    /// Why it isn't whole, in English; nil where all of it was unpacked.
    var failure: String?
  }

  private let blockBytes: Int
  private var left: Int

  /// What all streams of a file may unpack to, in blocks of `ReadLimits.blockBytes`.
  static let blocksPerFile = 4

  init(limits: ReadLimits) {
    blockBytes = max(1, limits.blockBytes)
    left =
      blockBytes.multipliedReportingOverflow(by: Self.blocksPerFile).overflow
      ? .max : blockBytes * Self.blocksPerFile
  }

  /// Unpacks a zlib stream to its end or to `ReadLimits.blockBytes`, and keeps the first `most` bytes of it.
  mutating func inflate(_ packed: ArraySlice<UInt8>, keeping most: Int = .max) -> Result {
    var kept: [UInt8] = []
    guard left > 0 else { return Result(bytes: kept, failure: "limit of the file's blocks") }
    guard var stream = InflatingStream() else { return Result(bytes: kept, failure: "no memory") }
    let bound = min(blockBytes, left)
    // Grows with what comes out, so that many small texts cost little.
    var room = [UInt8](repeating: 0, count: min(bound + 1, max(256, min(packed.count, 1 << 13) * 4)))
    var rest = packed
    var total = 0
    while stream.state == .unfinished {
      let (taken, made) = stream.unpack(rest, into: &room)
      rest = rest.dropFirst(taken)
      total += made
      if kept.count < most { kept += room[..<min(made, most - kept.count)] }
      if total > bound { break }
      if taken == 0, made == 0 { break }
    }
    left -= min(left, total)
    guard total <= bound else {
      if kept.count > bound { kept.removeLast(kept.count - bound) }
      return Result(bytes: kept, failure: "more than \(bound) bytes")
    }
    switch stream.state {
    case .finished: return Result(bytes: kept)
    case .unfinished: return Result(bytes: kept, failure: "ends early")
    case .damaged: return Result(bytes: kept, failure: "damaged")
    }
  }
}
