import Synchronization

/// Those who watch a repository.
final class RepositoryWatchers: Sendable {
  private struct State {
    var next = 0
    var all: [Int: AsyncStream<RepositoryChange>.Continuation] = [:]
  }

  private let state = Mutex(State())

  /// The changes from now on; one who doesn't read them holds them in memory.
  func watch() -> AsyncStream<RepositoryChange> {
    let (stream, continuation) = AsyncStream.makeStream(of: RepositoryChange.self)
    let number = state.withLock { state in
      state.next += 1
      state.all[state.next] = continuation
      return state.next
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.state.withLock { $0.all.removeValue(forKey: number) }
    }
    return stream
  }

  /// Tells them of a change.
  func tell(_ change: RepositoryChange) {
    for watcher in state.withLock({ Array($0.all.values) }) { watcher.yield(change) }
  }

  deinit {
    for watcher in state.withLock({ Array($0.all.values) }) { watcher.finish() }
  }
}
