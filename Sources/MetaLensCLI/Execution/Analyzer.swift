package import MetaLensFacts
package import MetaLensKit
package import MetaLensPlatform

/// Whatever analyses photos for a command: the service, or canned results in tests.
package struct Analyzer: Sendable {
  /// Analyses a file.
  package var path:
    @Sendable (_ path: SystemPath, _ depth: AnalysisDepth, _ hashing: Bool) async throws(MetaLensError) ->
      OriginalityReport
  /// Analyses bytes held in memory.
  package var bytes:
    @Sendable (_ bytes: [UInt8], _ depth: AnalysisDepth, _ hashing: Bool) async throws(MetaLensError) ->
      OriginalityReport

  /// Analyses a photo and keeps what a page shows besides; canned results have no more than their report.
  package var dossier:
    @Sendable (_ place: PhotoPlace, _ depth: AnalysisDepth, _ hashing: Bool, _ showing: Bool)
      async throws(MetaLensError) -> PhotoDossier

  /// Makes a photo's row of a table of signatures; says in it where the photo comes from.
  package var signature:
    @Sendable (_ path: SystemPath, _ source: String) async throws(MetaLensError) -> LearnedPhoto = {
      _, _ async throws(MetaLensError) in .unfit
    }
  /// An analyzer with another reference of signatures and another model.
  private var compared: (@Sendable (CameraSignatures, ScoreModel) -> Analyzer)?

  package init(
    path:
      @escaping @Sendable (_ path: SystemPath, _ depth: AnalysisDepth, _ hashing: Bool)
      async throws(MetaLensError) ->
      OriginalityReport,
    bytes:
      @escaping @Sendable (_ bytes: [UInt8], _ depth: AnalysisDepth, _ hashing: Bool)
      async throws(MetaLensError)
      ->
      OriginalityReport
  ) {
    self.path = path
    self.bytes = bytes
    dossier = { place, depth, hashing, _ async throws(MetaLensError) in
      switch place {
      case .path(let file): PhotoDossier(report: try await path(file, depth, hashing))
      case .bytes(let content): PhotoDossier(report: try await bytes(content, depth, hashing))
      }
    }
  }

  /// An analyzer with another reference of signatures and another model; canned results depend on neither.
  package func comparing(_ signatures: CameraSignatures, _ model: ScoreModel = .shipped) -> Analyzer {
    compared?(signatures, model) ?? self
  }

  /// The real one.
  package init(service: @autoclosure @escaping @Sendable () -> PhotoMetadataService) {
    path = { path, depth, hashing async throws(MetaLensError) in
      try await service().analyze(path: path, depth: depth, hashing: hashing)
    }
    bytes = { bytes, depth, hashing async throws(MetaLensError) in
      try await service().analyze(bytes: bytes, depth: depth, hashing: hashing)
    }
    dossier = { place, depth, hashing, showing async throws(MetaLensError) in
      switch place {
      case .path(let path):
        try await service().dossier(path: path, depth: depth, hashing: hashing, showing: showing)
      case .bytes(let bytes):
        try await service().dossier(bytes: bytes, depth: depth, hashing: hashing, showing: showing)
      }
    }
    signature = { path, source async throws(MetaLensError) in
      try await service().signature(path: path, source: source)
    }
    compared = {
      let service = PhotoMetadataService(scoreModel: $1, signatures: $0)
      return Analyzer(service: service)
    }
  }
}
