import Synchronization

/// Remembers what a slow table answered: the photos of a batch name few cameras and programs.
final class LookupMemory<Value: Sendable>: Sendable {
  // Keyed by String: the runtime searches all conformances for each new kind of key (Docs/Benchmarks.md).
  private let known = Mutex<[String: Value]>([:])

  /// What is remembered of a key, else what `find` gives.
  ///
  /// - Parameters:
  ///   - key: what is looked up. One of more than `maximumBytes` isn't remembered, nor one beyond ASCII: of those two texts
  ///     can be equal whose bytes, by which tables are looked through, aren't.
  ///   - find: looks through the table; the same key gives the same.
  func value(of key: String, _ find: () -> Value) -> Value {
    guard key.utf8.count <= Self.maximumBytes, key.utf8.allSatisfy({ $0 < 0x80 }) else { return find() }
    if let value = known.withLock({ $0[key] }) { return value }
    let value = find()
    known.withLock { known in
      // Begun anew, so that no number of photos takes more memory.
      if known.count >= Self.maximumKeys { known.removeAll(keepingCapacity: true) }
      known[key] = value
    }
    return value
  }

  static var maximumKeys: Int { 256 }
  static var maximumBytes: Int { 256 }
}
