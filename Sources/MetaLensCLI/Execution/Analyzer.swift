package import MetaLensFacts
package import MetaLensKit
package import MetaLensPlatform

/// Whatever analyses photos for a command: the service, or canned results in tests.
package struct Analyzer: Sendable {
  /// Analyses a photo.
  package var analyze:
    @Sendable (_ place: PhotoPlace, _ depth: AnalysisDepth, _ hashing: Bool) async throws(MetaLensError) ->
      OriginalityReport
  /// Analyses a photo and keeps what a page shows besides; canned results have no more than their report.
  package var dossier:
    @Sendable (_ place: PhotoPlace, _ depth: AnalysisDepth, _ hashing: Bool, _ wishes: PhotoDossier.Wishes)
      async throws(MetaLensError) -> PhotoDossier

  /// Makes a photo's row of a table of signatures; says in it where the photo comes from.
  package var signature:
    @Sendable (_ path: SystemPath, _ source: String) async throws(MetaLensError) -> LearnedPhoto = {
      _, _ async throws(MetaLensError) in .unfit
    }
  /// An analyzer with another reference of signatures and another model.
  private var compared: (@Sendable (CameraSignatures, ScoreModel, ReadLimits) -> Analyzer)?
  /// What it may spend on a photo.
  private var limits = ReadLimits()

  package init(
    analyze:
      @escaping @Sendable (_ place: PhotoPlace, _ depth: AnalysisDepth, _ hashing: Bool)
      async throws(MetaLensError) -> OriginalityReport
  ) {
    self.analyze = analyze
    dossier = { place, depth, hashing, _ async throws(MetaLensError) in
      PhotoDossier(report: try await analyze(place, depth, hashing))
    }
  }

  /// An analyzer with another reference of signatures and another model; canned results depend on neither.
  package func comparing(_ signatures: CameraSignatures, _ model: ScoreModel = .shipped) -> Analyzer {
    compared?(signatures, model, limits) ?? self
  }

  /// An analyzer with other limits; canned results cost nothing.
  package func limited(to limits: ReadLimits) -> Analyzer {
    compared?(.shipped, .shipped, limits) ?? self
  }

  /// The real one.
  package init(service: @autoclosure @escaping @Sendable () -> PhotoMetadataService) {
    analyze = { place, depth, hashing async throws(MetaLensError) in
      switch place {
      case .path(let path): try await service().analyze(path: path, depth: depth, hashing: hashing)
      case .bytes(let bytes): try await service().analyze(bytes: bytes, depth: depth, hashing: hashing)
      case .named(let bytes, let path):
        try await service().analyze(bytes: bytes, named: path, depth: depth, hashing: hashing)
      }
    }
    dossier = { place, depth, hashing, wishes async throws(MetaLensError) in
      switch place {
      case .path(let path):
        try await service().dossier(path: path, depth: depth, hashing: hashing, wishes: wishes)
      case .bytes(let bytes), .named(let bytes, _):
        try await service().dossier(bytes: bytes, depth: depth, hashing: hashing, wishes: wishes)
      }
    }
    signature = { path, source async throws(MetaLensError) in
      try await service().signature(path: path, source: source)
    }
    compared = {
      let other = PhotoMetadataService(limits: $2, scoreModel: $1, signatures: $0)
        .decodingPictures(by: service().pictureExecutable)
      var analyzer = Analyzer(service: other)
      analyzer.limits = $2
      return analyzer
    }
  }
}
