public import MetaLensFacts

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Reports of many files, each as it is ready, with how far the batch has come.
///
///     for await photo in service.reports(of: urls) {
///       print("\(photo.done) of \(photo.total)", photo.url.lastPathComponent)
///       if case .success(let report) = photo.result { print(report.score) }
///     }
///
/// A file that can't be analysed costs no other its report. Leaving the loop, or cancelling its task, cancels what is
/// under way.
public struct PhotoBatch: AsyncSequence, Sendable {
  /// A file of the batch, and what came of it.
  public struct Element: Sendable {
    /// The file.
    public let url: URL
    /// Its report, or why there is none: a `MetaLensError`, or a `CancellationError`.
    public let result: Result<OriginalityReport, any Error>
    /// How many files of the batch are done, this one included.
    public let done: Int
    /// How many files the batch has.
    public let total: Int
  }

  let service: any PhotoMetadataProtocol
  let urls: [URL]
  let depth: AnalysisDepth
  let hashing: Bool
  let jobs: Int

  /// Starts the batch.
  public func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
    let batch = self
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    let task = Task {
      await batch.run { continuation.yield($0) }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream.makeAsyncIterator()
  }

  private func run(_ yield: (Element) -> Void) async {
    await withTaskGroup(of: (URL, Result<OriginalityReport, any Error>).self) { group in
      var waiting = urls[...]
      func start() {
        guard let url = waiting.popFirst() else { return }
        group.addTask {
          do {
            try Task.checkCancellation()
            return (url, .success(try await service.analyze(contentsOf: url, depth: depth, hashing: hashing)))
          } catch {
            return (url, .failure(error))
          }
        }
      }
      for _ in 0..<Swift.max(1, jobs) { start() }
      var done = 0
      while let (url, result) = await group.next() {
        done += 1
        yield(Element(url: url, result: result, done: done, total: urls.count))
        start()
      }
    }
  }
}

extension PhotoMetadataProtocol {
  /// The reports of many files, in the order in which they are ready.
  ///
  /// - Parameters:
  ///   - urls: file URLs.
  ///   - depth: how much to read of each; a report's own `depth` can be passed back in.
  ///   - hashing: whether to make SHA-256 too.
  ///   - jobs: how many files are analysed at once, 1 at least; all processors unless told otherwise.
  public func reports(
    of urls: some Sequence<URL>, depth: AnalysisDepth = .pixels, hashing: Bool = true,
    jobs: Int = ProcessInfo.processInfo.activeProcessorCount
  ) -> PhotoBatch {
    PhotoBatch(service: self, urls: Array(urls), depth: depth, hashing: hashing, jobs: jobs)
  }
}
