import Synchronization

/// Caches the results of a slow lookup, since the photos of a batch name few cameras and programs.
final class LookupMemory<Value: Sendable>: Sendable {
  // The key is String: for each new type of key the runtime searches all conformances (Docs/Measurements/Speed.md).
  private let known = Mutex<[String: Value]>([:])

  /// Returns the cached value of a key, else what `find` returns.
  ///
  /// - Parameters:
  ///   - key: the text to look up. It isn't cached if it has more than `maximumBytes`, or characters beyond ASCII: two
  ///     such strings can be equal although their bytes, which tables compare, differ.
  ///   - find: looks the key up in the table; it must return the same value for the same key.
  func value(of key: String, _ find: () -> Value) -> Value {
    guard key.utf8.count <= Self.maximumBytes, key.utf8.allSatisfy({ $0 < 0x80 }) else { return find() }
    if let value = known.withLock({ $0[key] }) { return value }
    let value = find()
    known.withLock { known in
      // The cache is emptied when it is full, so that memory doesn't grow with the number of photos.
      if known.count >= Self.maximumKeys { known.removeAll(keepingCapacity: true) }
      known[key] = value
    }
    return value
  }

  static var maximumKeys: Int { 256 }
  static var maximumBytes: Int { 256 }
}
