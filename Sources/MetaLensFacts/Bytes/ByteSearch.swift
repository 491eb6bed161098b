extension RandomAccessCollection where Element == UInt8 {
  /// Whether these bytes stand somewhere in it; no bytes stand everywhere.
  ///
  /// For short texts, which `firstRange(of:)` prepares for longer than it looks.
  @inlinable package func contains(bytes: some RandomAccessCollection<UInt8>) -> Bool {
    rest(behind: bytes) != nil
  }

  /// What follows these bytes where they stand first; nil if they don't stand in it.
  @inlinable package func rest(behind bytes: some RandomAccessCollection<UInt8>) -> SubSequence? {
    guard let first = bytes.first else { return self[...] }
    var rest = self[...]
    while rest.count >= bytes.count, let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: bytes) { return rest.dropFirst(bytes.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
