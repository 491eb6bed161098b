public import MetaLensFacts

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An asynchronous sequence of the reports of many files, each delivered when it is ready, with the batch's progress.
///
///     for try await photo in service.reports(of: urls) {
///       print("\(photo.done) of \(photo.total)", photo.url.lastPathComponent)
///       if case .success(let report) = photo.result { print(report.score) }
///     }
///
/// A file that can't be analyzed doesn't stop the others. A new file is started when the loop receives a report, so at
/// most `jobs` reports wait. If the loop's task is cancelled, the loop throws `CancellationError`, its only error.
/// Cancelling or leaving the loop also cancels the analyses that are running.
///
/// Each analysis blocks one thread of Swift's cooperative pool until it ends, and that pool has as many threads as
/// there are processors. Pass fewer `jobs` if the app does other work meanwhile.
public struct PhotoBatch: AsyncSequence, Sendable {
  /// A file of the batch, with its report or its error.
  public struct Element: Sendable {
    /// The file.
    public let url: URL
    /// The file's report, or the error that prevented it: of `PhotoMetadataService` a `MetaLensError` or a
    /// `CancellationError`, of another service whatever that throws.
    public let result: Result<OriginalityReport, any Error>
    /// The number of files that are done, this one included.
    public let done: Int
    /// The number of files in the batch.
    public let total: Int

    /// Makes an element, for tests of code that consumes a batch.
    ///
    /// - Parameters:
    ///   - url: the file.
    ///   - result: the file's report, or the error that prevented it.
    ///   - done: the number of files that are done, this one included.
    ///   - total: the number of files in the batch.
    public init(url: URL, result: Result<OriginalityReport, any Error>, done: Int, total: Int) {
      self.url = url
      self.result = result
      self.done = done
      self.total = total
    }
  }

  let service: any PhotoMetadataProtocol
  let urls: [URL]
  let depth: AnalysisDepth
  let hashing: Bool
  let jobs: Int

  /// Starts the batch.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }

  /// An iterator that returns the reports one at a time.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let batch: PhotoBatch
    private let work = Work()
    private let finished: AsyncStream<Finished>.Continuation
    private var results: AsyncStream<Finished>.Iterator
    /// The number of files whose analysis was started.
    private var begun = 0
    private var done = 0

    init(_ batch: PhotoBatch) {
      self.batch = batch
      let (stream, continuation) = AsyncStream.makeStream(of: Finished.self)
      results = stream.makeAsyncIterator()
      finished = continuation
      for _ in 0..<Swift.min(Swift.max(1, batch.jobs), batch.urls.count) { start() }
    }

    private mutating func start() {
      guard begun < batch.urls.count else { return }
      let index = begun
      begun += 1
      work.tasks[index] = Task { [batch, finished] in
        do {
          try Task.checkCancellation()
          let report = try await batch.service.analyze(
            contentsOf: batch.urls[index], depth: batch.depth, hashing: batch.hashing)
          finished.yield(Finished(index: index, result: .success(report)))
        } catch {
          finished.yield(Finished(index: index, result: .failure(error)))
        }
      }
    }

    /// Returns the next file whose report is ready, or nil after the last.
    ///
    /// - Throws: `CancellationError` if the calling task was cancelled.
    public mutating func next() async throws -> Element? {
      guard done < batch.urls.count else { return nil }
      let ready = await results.next()
      guard !Task.isCancelled, let file = ready else {
        work.cancel()
        throw CancellationError()
      }
      work.tasks[file.index] = nil
      done += 1
      start()
      return Element(
        url: batch.urls[file.index], result: file.result, done: done, total: batch.urls.count)
    }
  }

  /// The result of the file at an index of `urls`.
  private struct Finished: Sendable {
    let index: Int
    let result: Result<OriginalityReport, any Error>
  }

  /// The running analyses, which are cancelled when their iterator is released.
  private final class Work {
    var tasks: [Int: Task<Void, Never>] = [:]

    func cancel() { for task in tasks.values { task.cancel() } }

    deinit { cancel() }
  }
}

extension PhotoMetadataProtocol {
  /// Analyzes many files; the sequence delivers their reports in the order in which they are ready.
  ///
  /// - Parameters:
  ///   - urls: file URLs.
  ///   - depth: how much to read of each file; a stored report's `depth` may be passed.
  ///   - hashing: whether to compute SHA-256 too.
  ///   - jobs: how many files are analyzed at once, at least 1; by default as many as there are processors. Each
  ///     analysis blocks a thread of Swift's cooperative pool until it ends: pass fewer `jobs` if other tasks have to
  ///     make progress meanwhile.
  public func reports(
    of urls: some Sequence<URL>, depth: AnalysisDepth = .pixels, hashing: Bool = true,
    jobs: Int = ProcessInfo.processInfo.activeProcessorCount
  ) -> PhotoBatch {
    PhotoBatch(service: self, urls: Array(urls), depth: depth, hashing: hashing, jobs: jobs)
  }
}
