public import MetaLensFacts
package import MetaLensPlatform

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Analyses photos on this machine.
public struct PhotoMetadataService: PhotoMetadataProtocol {
  private let clock: @Sendable () -> Date
  private let limits: ReadLimits
  private let scoreModel: ScoreModel

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - clock: stamps reports and tells which dates lie in the future; never enters the score.
  ///   - limits: what may be spent on one file.
  ///   - scoreModel: what findings are worth.
  public init(
    clock: @escaping @Sendable () -> Date = { Date() }, limits: ReadLimits = ReadLimits(),
    scoreModel: ScoreModel = .plainSum
  ) {
    self.clock = clock
    self.limits = limits
    self.scoreModel = scoreModel
  }

  @concurrent
  public func analyze(photoData: Data) async throws -> OriginalityReport {
    try await analyze(bytes: [UInt8](photoData), hashing: true)
  }

  /// Analyses a file, reading only what is needed by bounded windows.
  ///
  /// - Parameters:
  ///   - url: a file URL.
  ///   - hashing: whether to make SHA-256 too, which reads every byte.
  /// - Returns: the report.
  /// - Throws: `MetaLensError` where the file can't be read or is no photo that can.
  @concurrent
  public func analyze(contentsOf url: URL, hashing: Bool = true) async throws -> OriginalityReport {
    try await analyze(path: SystemPath(url.path), hashing: hashing)
  }

  /// Analyses a file whose name may be any bytes.
  @concurrent
  package func analyze(path: SystemPath, hashing: Bool) async throws(MetaLensError) -> OriginalityReport {
    throw MetaLensError(.notFound)
  }

  /// Analyses bytes held in memory.
  @concurrent
  package func analyze(bytes: [UInt8], hashing: Bool) async throws(MetaLensError) -> OriginalityReport {
    throw MetaLensError(.notFound)
  }
}
