public import MetaLensFacts

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The reports of many files, each delivered when it is ready, with the batch's progress.
///
///     for try await photo in service.reports(of: urls) {
///       print("\(photo.done) of \(photo.total)", photo.url.lastPathComponent)
///       if case .success(let report) = photo.result { print(report.score) }
///     }
///
/// A file that can't be analysed doesn't stop the others. A new file is begun when the loop takes a report, so at most
/// `jobs` reports wait. Cancelling the loop's task throws `CancellationError`, the only error that the loop throws.
/// Cancelling or leaving the loop also cancels the analyses that are running.
///
/// Each analysis holds one thread of Swift's cooperative pool until it ends, and that pool has as many threads as there
/// are processors: an app that does other work meanwhile passes fewer `jobs`.
public struct PhotoBatch: AsyncSequence, Sendable {
  /// A file of the batch, with its report or its error.
  public struct Element: Sendable {
    /// The file.
    public let url: URL
    /// Its report, or why there is none: a `MetaLensError`, or a `CancellationError`.
    public let result: Result<OriginalityReport, any Error>
    /// How many files of the batch are done, this one included.
    public let done: Int
    /// How many files the batch has.
    public let total: Int

    /// Makes an element, for tests of code that consumes a batch.
    ///
    /// - Parameters:
    ///   - url: the file.
    ///   - result: its report, or why there is none.
    ///   - done: how many files of the batch are done, this one included.
    ///   - total: how many files the batch has.
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

  /// The reports, one at a time.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let batch: PhotoBatch
    private let work = Work()
    private let finished: AsyncStream<Finished>.Continuation
    private var results: AsyncStream<Finished>.Iterator
    /// How many files were begun.
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

    /// The next report that is ready; nil after the last.
    ///
    /// - Throws: `CancellationError` where the task that asks was cancelled.
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

  /// What came of the file at a place in `urls`.
  private struct Finished: Sendable {
    let index: Int
    let result: Result<OriginalityReport, any Error>
  }

  /// What is under way; cancelled with the iterator that began it.
  private final class Work {
    var tasks: [Int: Task<Void, Never>] = [:]

    func cancel() { for task in tasks.values { task.cancel() } }

    deinit { cancel() }
  }
}

extension PhotoMetadataProtocol {
  /// The reports of many files, in the order in which they are ready.
  ///
  /// - Parameters:
  ///   - urls: file URLs.
  ///   - depth: how much to read of each; a report's own `depth` can be passed back in.
  ///   - hashing: whether to make SHA-256 too.
  ///   - jobs: how many files are analysed at once, 1 at least; as many as there are processors unless told otherwise.
  ///     Each holds a thread of Swift's cooperative pool until its analysis ends: pass fewer where other tasks are to
  ///     get on meanwhile.
  public func reports(
    of urls: some Sequence<URL>, depth: AnalysisDepth = .pixels, hashing: Bool = true,
    jobs: Int = ProcessInfo.processInfo.activeProcessorCount
  ) -> PhotoBatch {
    PhotoBatch(service: self, urls: Array(urls), depth: depth, hashing: hashing, jobs: jobs)
  }
}
