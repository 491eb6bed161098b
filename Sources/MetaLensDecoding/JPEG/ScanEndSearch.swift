/// Looks for the main picture's EOI in the bytes after its first SOS, fed window by window.
///
/// Entropy-coded data holds 0xFF only as 0xFF00 or before a marker (ITU-T T.81,
/// B.1.1.5); between scans stand segments, whose payload is skipped by length,
/// since a table may hold the bytes FF D9.
struct ScanEndSearch {
  /// What has been found.
  enum Outcome {
    /// Nothing yet; at the end of the file: no EOI.
    case searching
    /// The picture's EOI.
    case found
    /// Another picture begins before this one ended.
    case missing
  }

  private enum State {
    case data
    case afterFF
    case lengthHigh
    case lengthLow(Int)
    case payload(Int)
  }

  private(set) var outcome = Outcome.searching
  private var state = State.data

  /// Looks through the next bytes from `start` on.
  mutating func feed(_ bytes: [UInt8], from start: Int = 0) {
    let end = bytes.count
    var index = start
    while index < end, case .searching = outcome {
      switch state {
      case .data:
        index = bytes.firstMarker(from: index)
        if index < end {
          state = .afterFF
          index += 1
        }
      case .afterFF:
        marker(bytes[index])
        index += 1
      case .lengthHigh:
        state = .lengthLow(Int(bytes[index]) << 8)
        index += 1
      case .lengthLow(let high):
        let length = high | Int(bytes[index])
        state = length > 2 ? .payload(length - 2) : .data
        index += 1
      case .payload(let left):
        let skipped = min(left, end - index)
        index += skipped
        state = skipped == left ? .data : .payload(left - skipped)
      }
    }
  }

  private mutating func marker(_ byte: UInt8) {
    switch byte {
    case 0xFF: state = .afterFF
    case JPEGMarker.endOfImage: outcome = .found
    case JPEGMarker.startOfImage: outcome = .missing
    // The segments that T.81 (B.2.1) and APPn writers put between scans. Anything else is damage inside the data.
    case 0xC4, 0xCC, 0xDA...0xDD, 0xE0...0xEF, 0xFE: state = .lengthHigh
    default: state = .data
    }
  }
}
