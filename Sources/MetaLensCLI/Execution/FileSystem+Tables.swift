import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import Synchronization

extension FileSystem {
  /// Returns what `make` makes of a table that a flag names.
  ///
  /// - Parameter maximum: the table's maximum size in bytes.
  func table<Value>(
    _ path: SystemPath, maximum: Int, _ make: ([UInt8]) throws(MetaLensError) -> Value
  ) throws(SignatureSelection.Failure) -> Value {
    do throws(MetaLensError) {
      return try make(try read(path, maximum).get())
    } catch {
      throw SignatureSelection.Failure(path: path, error: error)
    }
  }

  /// Returns the same file system, except that it reads each of these files only once, on first use.
  ///
  /// A command reads its tables more than once: for itself, and for the processes that read photos. A pipe can be read
  /// only once, and a file that changed in between would give two different tables.
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

/// The results of reading files.
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
