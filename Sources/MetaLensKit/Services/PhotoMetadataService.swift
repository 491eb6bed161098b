import MetaLensDecoding
public import MetaLensFacts
package import MetaLensPlatform

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Analyses photos on this machine; nothing leaves it, and nothing is kept.
///
/// Each call holds one thread of Swift's cooperative pool until it ends or its task is cancelled, and that pool has as
/// many threads as there are processors: an app that does other work makes fewer calls at once (`jobs` of
/// `reports(of:)`).
public struct PhotoMetadataService: PhotoMetadataProtocol {
  let clock: @Sendable () -> Date
  let decoder: PhotoDecoder
  let limits: ReadLimits
  let analysis: PhotoAnalysis
  /// The program that decodes pictures of other formats than JPEG for pages; nil where nothing is to be started.
  package var pictureExecutable: SystemPath?
  /// What checks Content Credentials; nil where they are told as they stand.
  package var credentialChecking: CredentialChecking?

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - clock: stamps reports and decides which dates lie in the future; never affects the score. Its value is clamped
  ///     to the years 1 to 9999; a value that isn't a number counts as the start of 1970.
  ///   - limits: what may be spent on one file; a negative limit is 0, and none is above 64 TB.
  ///   - scoreModel: what findings are worth; ``ScoreModel/assuming(prior:)`` for another prior.
  ///   - signatures: what cameras' own files look like; used from depth `structure` on.
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

  /// Analyses a photo held in memory at depth `pixels`, SHA-256 included.
  ///
  /// - Parameter photoData: all bytes of the file, as stored.
  /// - Returns: the report; the same bytes give the same report but for `analyzedDate`.
  /// - Throws: `MetaLensError` where the bytes are no photo that can be read, or more than
  ///   `ReadLimits.memoryBytes`; `CancellationError` where the task was cancelled.
  @concurrent
  public func analyze(photoData: Data) async throws -> OriginalityReport {
    do {
      return try await analyze(.bytes([UInt8](photoData)), depth: .pixels, hashing: true)
    } catch { throw Self.publicError(error) }
  }

  /// Analyses a file, reading by bounded windows what the depth needs.
  ///
  /// - Parameters:
  ///   - url: a file URL.
  ///   - depth: how much to read; reports of two depths have scores that can't be compared.
  ///   - hashing: whether to make SHA-256 too, for which every byte is read.
  /// - Returns: the report.
  /// - Throws: `MetaLensError` where the file can't be read, is no photo that can, or changed meanwhile;
  ///   `CancellationError` where the task was cancelled.
  @concurrent
  public func analyze(
    contentsOf url: URL, depth: AnalysisDepth = .pixels, hashing: Bool = true
  ) async throws -> OriginalityReport {
    do {
      return try await analyze(.path(SystemPath(fileURL: url)), depth: depth, hashing: hashing)
    } catch { throw Self.publicError(error) }
  }

  /// What a caller is thrown: Swift's own error where the task was cancelled.
  static func publicError(_ error: MetaLensError) -> any Error {
    error.code == .cancelled ? CancellationError() : error
  }

  /// Analyses a photo; of a file's bytes under its name the report is the one of that file.
  @concurrent
  package func analyze(
    _ place: PhotoPlace, depth: AnalysisDepth, hashing: Bool
  ) async throws(MetaLensError) -> OriginalityReport {
    try reading(place) { try read($0, depth: depth, hashing: hashing, name: place.name).report }
  }

  /// What is read of a photo, what is concluded from it, and the report on both.
  func read(
    _ source: any ByteSource, depth: AnalysisDepth, hashing: Bool, name: FileName?
  ) throws(PhotoReadingError) -> (facts: PhotoFacts, attributions: Attributions, report: OriginalityReport) {
    // Whoever asks later whether the file was changed since asks about the time before it was read.
    let date = clock()
    let facts = try decoder.decode(
      source, depth: depth, hashing: hashing, checking: credentialChecking?.checker)
    // What was read last may have been read after nobody wanted it.
    guard !Task.isCancelled else { throw .cancelled }
    let attributions = analysis.attributions(of: facts)
    let report = analysis.report(
      of: facts, depth: depth, at: date, name: name, attributions: attributions)
    // A report that was broken off is none.
    guard !Task.isCancelled else { throw .cancelled }
    return (facts, attributions, report)
  }
}
