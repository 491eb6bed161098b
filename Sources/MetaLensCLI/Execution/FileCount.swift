import Synchronization

/// How many files a batch will come to, counted beside the work, since a walk is far ahead of it.
final class FileCount: Sendable {
  private let state = Mutex((found: 0, isAll: false))

  /// How many were found so far, and whether that is all.
  var found: (count: Int, isAll: Bool) { state.withLock { ($0.found, $0.isAll) } }

  /// Counts a selection's files until the end, or until its task is cancelled.
  func count(_ selection: BatchSelection) async {
    var found = 0
    for _ in selection {
      found += 1
      guard found.isMultiple(of: Self.step) else { continue }
      if Task.isCancelled { return }
      state.withLock { $0.found = found }
      // Photos are analysed by the same few threads.
      await Task.yield()
    }
    state.withLock { $0 = (found, true) }
  }

  private static let step = 256
}
