import Synchronization

/// The number of files that a batch will reach, counted in parallel with the work, since a walk is much faster.
final class FileCount: Sendable {
  private let state = Mutex((found: 0, isAll: false))

  /// The number of files found so far, and whether that is all of them.
  var found: (count: Int, isAll: Bool) { state.withLock { ($0.found, $0.isAll) } }

  /// Counts a selection's files to the end, or until the task is canceled.
  func count(_ selection: BatchSelection) async {
    var found = 0
    for _ in selection {
      found += 1
      guard found.isMultiple(of: Self.step) else { continue }
      if Task.isCancelled { return }
      state.withLock { $0.found = found }
      // Photos are analyzed on the same few threads.
      await Task.yield()
    }
    state.withLock { $0 = (found, true) }
  }

  private static let step = 256
}
