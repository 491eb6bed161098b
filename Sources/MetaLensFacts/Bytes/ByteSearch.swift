extension RandomAccessCollection where Element == UInt8 {
  /// Whether these bytes stand somewhere in it; no bytes stand everywhere.
  ///
  /// For short texts, which `firstRange(of:)` prepares for longer than it looks.
  @inlinable package func contains(bytes: some RandomAccessCollection<UInt8>) -> Bool {
    guard let first = bytes.first else { return true }
    var rest = self[...]
    while rest.count >= bytes.count, let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: bytes) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
