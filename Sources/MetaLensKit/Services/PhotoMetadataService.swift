import MetaLensDecoding
public import MetaLensFacts
package import MetaLensPlatform

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Analyzes photos on this machine: nothing leaves it, and nothing is stored.
///
/// Each call blocks one thread of Swift's cooperative pool until it ends or its task is cancelled, and that pool has as
/// many threads as there are processors. An app that does other work meanwhile should make fewer calls at once (`jobs`
/// of `reports(of:)`).
public struct PhotoMetadataService: PhotoMetadataProtocol {
  let clock: @Sendable () -> Date
  let decoder: PhotoDecoder
  let limits: ReadLimits
  let analysis: PhotoAnalysis
  /// The program that decodes, for pages, pictures in other formats than JPEG; nil to start no program.
  package var pictureExecutable: SystemPath?
  /// What checks Content Credentials; nil if they are read but not checked.
  package var credentialChecking: CredentialChecking?

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - clock: the current time, for the date of a report and for dates in the future; it never affects the score. Its
  ///     value is clamped to the years 1 to 9999; a value that isn't a number counts as the start of 1970.
  ///   - limits: what may be spent on one file; a limit below its least, mostly 0, counts as that, and no limit is
  ///     above 64 TB.
  ///   - scoreModel: what findings are worth; use ``ScoreModel/assuming(prior:)`` for another prior.
  ///   - signatures: what cameras' own files look like; used at depth `structure` and deeper.
  public init(
    clock: @escaping @Sendable () -> Date = { Date() }, limits: ReadLimits = ReadLimits(),
    scoreModel: ScoreModel = .shipped, signatures: CameraSignatures = .shipped
  ) {
    self.clock = clock
    let limits = limits.reckonable
    decoder = PhotoDecoder(limits: limits)
    self.limits = limits
    analysis = PhotoAnalysis(scoreModel: scoreModel, signatures: signatures)
  }

  /// Analyzes a photo held in memory at depth `pixels`, with SHA-256.
  ///
  /// - Parameter photoData: all bytes of the file, as stored.
  /// - Returns: the report; the same bytes give the same report, except for `analyzedDate` and what depends on it
  ///   (`dateInFuture`, and through it `changed`).
  /// - Throws: `MetaLensError` if the bytes aren't a readable photo, or are more than
  ///   `ReadLimits.memoryBytes`; `CancellationError` if the task was cancelled.
  @concurrent
  public func analyze(photoData: Data) async throws -> OriginalityReport {
    do {
      return try await analyze(held(photoData), depth: .pixels, hashing: true)
    } catch { throw Self.publicError(error) }
  }

  /// Analyzes a file, of which it reads what the depth needs, by bounded windows.
  ///
  /// - Parameters:
  ///   - url: a file URL.
  ///   - depth: how much to read; scores of different depths can't be compared.
  ///   - hashing: whether to compute SHA-256 too, for which every byte is read.
  /// - Returns: the report.
  /// - Throws: `MetaLensError` if the file can't be read, isn't a readable photo, or changed meanwhile;
  ///   `CancellationError` if the task was cancelled.
  @concurrent
  public func analyze(
    contentsOf url: URL, depth: AnalysisDepth = .pixels, hashing: Bool = true
  ) async throws -> OriginalityReport {
    do {
      return try await analyze(.path(SystemPath(fileURL: url)), depth: depth, hashing: hashing)
    } catch { throw Self.publicError(error) }
  }

  /// Returns the error that a public method throws: Swift's own if the task was cancelled.
  static func publicError(_ error: MetaLensError) -> any Error {
    error.code == .cancelled ? CancellationError() : error
  }

  /// Analyzes a photo; a file's bytes under its name give the same report as the file.
  @concurrent
  package func analyze(
    _ place: PhotoSource, depth: AnalysisDepth, hashing: Bool
  ) async throws(MetaLensError) -> OriginalityReport {
    try reading(place) { try read($0, depth: depth, hashing: hashing, name: place.name).report }
  }

  /// Reads a photo; returns its facts, what is concluded from them, and the report on both.
  func read(
    _ source: any ByteSource, depth: AnalysisDepth, hashing: Bool, name: FileName?
  ) throws(PhotoReadingError) -> (facts: PhotoFacts, attributions: Attributions, report: OriginalityReport) {
    // The date is taken before reading, so that a change during or after it can be recognized later.
    let date = clock()
    let facts = try decoder.decode(
      source, depth: depth, hashing: hashing, checking: credentialChecking?.checker)
    // The task may have been cancelled during the last read.
    guard !Task.isCancelled else { throw .cancelled }
    let attributions = analysis.attributions(of: facts)
    let report = analysis.report(
      of: facts, depth: depth, at: date, name: name, attributions: attributions)
    // If the task was cancelled during the assessment, the report is incomplete.
    guard !Task.isCancelled else { throw .cancelled }
    return (facts, attributions, report)
  }
}
