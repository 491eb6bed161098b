import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import Synchronization

extension FileSystem {
  /// What is made of a table that was named.
  ///
  /// - Parameter maximum: its bytes at most.
  func table<Value>(
    _ path: SystemPath, maximum: Int, _ make: ([UInt8]) throws(MetaLensError) -> Value
  ) throws(SignatureSelection.Failure) -> Value {
    do throws(MetaLensError) {
      return try make(try read(path, maximum).get())
    } catch {
      throw SignatureSelection.Failure(path: path, error: error)
    }
  }

  /// The same files, of which these are read once, when they are first asked for.
  ///
  /// A command looks at its tables more than once: for itself, and for the processes that read photos. A pipe gives its bytes
  /// a single time, and a file that changed in between would be two tables.
  func readingOnce(_ paths: [SystemPath]) -> FileSystem {
    guard !paths.isEmpty else { return self }
    let kept = KeptReads()
    var files = self
    files.read = { [read] path, limit in
      guard paths.contains(path) else { return read(path, limit) }
      return kept.value(of: path) { read(path, limit) }
    }
    return files
  }
}

/// What came of reading files.
private final class KeptReads: Sendable {
  private let results = Mutex<[SystemPath: Result<[UInt8], MetaLensError>]>([:])

  func value(
    of path: SystemPath, reading read: () -> Result<[UInt8], MetaLensError>
  ) -> Result<[UInt8], MetaLensError> {
    if let result = results.withLock({ $0[path] }) { return result }
    let result = read()
    results.withLock { $0[path] = result }
    return result
  }
}
