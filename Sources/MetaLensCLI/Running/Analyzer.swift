package import MetaLensFacts
package import MetaLensKit
package import MetaLensPlatform

/// Whatever analyses photos for a command: the service, or canned results in tests.
package struct Analyzer: Sendable {
  /// Analyses a file.
  package var path:
    @Sendable (_ path: SystemPath, _ depth: ReadDepth, _ hashing: Bool) async throws(MetaLensError) ->
      OriginalityReport
  /// Analyses bytes held in memory.
  package var bytes:
    @Sendable (_ bytes: [UInt8], _ depth: ReadDepth, _ hashing: Bool) async throws(MetaLensError) ->
      OriginalityReport

  package init(
    path:
      @escaping @Sendable (_ path: SystemPath, _ depth: ReadDepth, _ hashing: Bool)
      async throws(MetaLensError) ->
      OriginalityReport,
    bytes:
      @escaping @Sendable (_ bytes: [UInt8], _ depth: ReadDepth, _ hashing: Bool) async throws(MetaLensError)
      ->
      OriginalityReport
  ) {
    self.path = path
    self.bytes = bytes
  }

  /// The real one.
  package init(service: PhotoMetadataService) {
    path = { path, depth, hashing async throws(MetaLensError) in
      try await service.analyze(path: path, depth: depth, hashing: hashing)
    }
    bytes = { bytes, depth, hashing async throws(MetaLensError) in
      try await service.analyze(bytes: bytes, depth: depth, hashing: hashing)
    }
  }
}
