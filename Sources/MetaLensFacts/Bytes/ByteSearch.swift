extension RandomAccessCollection where Element == UInt8 {
  /// Whether the collection contains these bytes; true for no bytes.
  ///
  /// It is for short texts, for which `firstRange(of:)` takes longer to prepare than to search.
  @inlinable package func contains(bytes: some RandomAccessCollection<UInt8>) -> Bool {
    rest(behind: bytes) != nil
  }

  /// Returns what follows the first occurrence of these bytes; nil if there is none.
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
