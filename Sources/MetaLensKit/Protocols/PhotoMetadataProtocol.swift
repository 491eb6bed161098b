public import MetaLensFacts

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Whatever turns a photo's bytes into a report.
///
/// `PhotoMetadataService` keeps this contract; a test double or a remote service
/// could keep it as well, and nothing above it could tell. Only `analyze(photoData:)` must be written:
/// files and batches come from it unless they are written too.
public protocol PhotoMetadataProtocol: Sendable {
  /// Analyses a photo held in memory.
  ///
  /// - Parameter photoData: all bytes of the file, as stored.
  /// - Returns: the report; the same bytes give the same report but for `analyzedDate`.
  /// - Throws: `MetaLensError` where the bytes are no photo that can be read, `CancellationError` where the task
  ///   was cancelled.
  func analyze(photoData: Data) async throws -> OriginalityReport

  /// Analyses a file.
  ///
  /// - Parameters:
  ///   - url: a file URL.
  ///   - depth: how much to read, as far as this source of reports has depths.
  ///   - hashing: whether to make SHA-256 too.
  /// - Returns: the report.
  /// - Throws: `MetaLensError` where the file can't be read or is no photo that can, `CancellationError` where the
  ///   task was cancelled.
  func analyze(contentsOf url: URL, depth: AnalysisDepth, hashing: Bool) async throws -> OriginalityReport
}

extension PhotoMetadataProtocol {
  /// Analyses a file, all of it: depth `pixels`, SHA-256 included.
  public func analyze(contentsOf url: URL) async throws -> OriginalityReport {
    try await analyze(contentsOf: url, depth: .pixels, hashing: true)
  }

  /// Analyses a file, SHA-256 included.
  public func analyze(contentsOf url: URL, depth: AnalysisDepth) async throws -> OriginalityReport {
    try await analyze(contentsOf: url, depth: depth, hashing: true)
  }

  /// Reads the whole file, and analyses its bytes at the one depth that `analyze(photoData:)` has.
  public func analyze(
    contentsOf url: URL, depth: AnalysisDepth, hashing: Bool
  ) async throws -> OriginalityReport {
    // Nothing is fetched from anywhere.
    guard url.isFileURL else { throw MetaLensError(.notFound, path: url.absoluteString) }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw MetaLensError(.readFailed, path: url.path, detail: "\(error)")
    }
    return try await analyze(photoData: data)
  }
}
