/// The lines of a stream that arrives in pieces.
struct ReportLines {
  /// The maximum size of a line, in bytes; no report is longer.
  static let maximumBytes = 1 << 26

  private var rest: [UInt8] = []
  private(set) var line = 0

  /// Passes each line that this piece completes to `take`; returns false if a line is too long or `take` returns false.
  mutating func add(_ piece: ArraySlice<UInt8>, _ take: (ArraySlice<UInt8>) -> Bool) -> Bool {
    var piece = piece
    while let end = piece.firstIndex(of: UInt8(ascii: "\n")) {
      rest.append(contentsOf: piece[..<end])
      piece = piece[(end + 1)...]
      guard finish(take) else { return false }
    }
    rest.append(contentsOf: piece)
    return rest.count <= Self.maximumBytes
  }

  /// Passes the last line, which has no line break after it, to `take`.
  mutating func finish(_ take: (ArraySlice<UInt8>) -> Bool) -> Bool {
    line += 1
    defer { rest.removeAll(keepingCapacity: true) }
    let isBlank = rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
    return isBlank || take(rest[...])
  }
}
