import Synchronization

/// What was found last in a table that is costly to look through.
///
/// The photos of a batch name few cameras and programs: looking one up again costs a fiftieth.
final class LookupMemory<Value: Sendable>: Sendable {
  // By a text: the runtime takes its time over each other kind of key that a program uses.
  private let known = Mutex<[String: Value]>([:])

  /// What is remembered of a key, else what `find` gives.
  ///
  /// - Parameters:
  ///   - key: what is looked up. One of more than `mostBytes` isn't remembered, nor one beyond ASCII: of those two texts
  ///     can be equal whose bytes, by which tables are looked through, aren't.
  ///   - find: looks through the table; the same key gives the same.
  func value(of key: String, _ find: () -> Value) -> Value {
    guard key.utf8.count <= Self.mostBytes, key.utf8.allSatisfy({ $0 < 0x80 }) else { return find() }
    if let value = known.withLock({ $0[key] }) { return value }
    let value = find()
    known.withLock { known in
      // Begun anew, so that no number of photos takes more memory.
      if known.count >= Self.mostKeys { known.removeAll(keepingCapacity: true) }
      known[key] = value
    }
    return value
  }

  /// How many keys are remembered now.
  var count: Int { known.withLock(\.count) }

  static var mostKeys: Int { 256 }
  static var mostBytes: Int { 256 }
}
