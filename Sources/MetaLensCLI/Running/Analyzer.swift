package import MetaLensKit
package import MetaLensPlatform

/// Whatever analyses photos for a command: the service, or canned results in tests.
package struct Analyzer: Sendable {
  /// Analyses a file.
  package var path:
    @Sendable (_ path: SystemPath, _ hashing: Bool) async throws(MetaLensError) -> OriginalityReport
  /// Analyses bytes held in memory.
  package var bytes:
    @Sendable (_ bytes: [UInt8], _ hashing: Bool) async throws(MetaLensError) -> OriginalityReport

  package init(
    path:
      @escaping @Sendable (_ path: SystemPath, _ hashing: Bool) async throws(MetaLensError) ->
      OriginalityReport,
    bytes:
      @escaping @Sendable (_ bytes: [UInt8], _ hashing: Bool) async throws(MetaLensError) ->
      OriginalityReport
  ) {
    self.path = path
    self.bytes = bytes
  }

  /// The real one.
  package init(service: PhotoMetadataService) {
    path = { path, hashing async throws(MetaLensError) in
      try await service.analyze(path: path, hashing: hashing)
    }
    bytes = { bytes, hashing async throws(MetaLensError) in
      try await service.analyze(bytes: bytes, hashing: hashing)
    }
  }
}
