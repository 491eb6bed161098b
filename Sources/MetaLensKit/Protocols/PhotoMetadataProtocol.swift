#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Whatever turns a photo's bytes into a report.
///
/// `PhotoMetadataService` keeps this contract; a test double or a remote service
/// could keep it as well, and nothing above it could tell.
public protocol PhotoMetadataProtocol: Sendable {
  /// Analyses a photo held in memory.
  ///
  /// - Parameter photoData: all bytes of the file, as stored.
  /// - Returns: the report; the same bytes give the same report but for `analyzedDate`.
  /// - Throws: `MetaLensError` where the bytes are no photo that can be read.
  func analyze(photoData: Data) async throws -> OriginalityReport
}
