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

  /// Makes a photo's row of a table of signatures, which says where the photo comes from; nil where none can be made.
  package var signature:
    @Sendable (_ path: SystemPath, _ source: String) async throws(MetaLensError) -> CameraSignature? = {
      _, _ async throws(MetaLensError) in nil
    }
  /// What reports of photos with Content Credentials stand on; empty where nothing checks them.
  package var credentialBasis: @Sendable () -> String = { "" }
  /// What was chosen for it so far.
  package private(set) var choice = Choice()
  /// An analyzer of another choice; nil for canned results, which depend on none.
  private var remade: (@Sendable (Choice) -> Analyzer)?

  /// What may be chosen: each choice keeps the others.
  package struct Choice: Sendable {
    /// The reference of signatures that files are compared with.
    package var signatures = CameraSignatures.shipped
    package var model = ScoreModel.shipped
    /// What it may spend on a photo.
    package var limits = ReadLimits()
    /// What checks Content Credentials, where that was named; else whatever the service has.
    package var credentials: CredentialChecking?
  }

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

  /// An analyzer with another choice.
  package func choosing(_ change: (inout Choice) -> Void) -> Analyzer {
    var choice = choice
    change(&choice)
    var analyzer = remade?(choice) ?? self
    analyzer.choice = choice
    return analyzer
  }

  /// The real one.
  package init(service: @autoclosure @escaping @Sendable () -> PhotoMetadataService) {
    analyze = { place, depth, hashing async throws(MetaLensError) in
      try await service().analyze(place, depth: depth, hashing: hashing)
    }
    dossier = { place, depth, hashing, wishes async throws(MetaLensError) in
      try await service().dossier(place, depth: depth, hashing: hashing, wishes: wishes)
    }
    signature = { path, source async throws(MetaLensError) in
      try await service().signature(path: path, source: source)
    }
    credentialBasis = { service().credentialChecking?.basis ?? "" }
    remade = { Analyzer(service: $0.service(like: service())) }
  }
}

extension Analyzer.Choice {
  /// A service of this choice, which has the rest from another.
  func service(like other: PhotoMetadataService) -> PhotoMetadataService {
    PhotoMetadataService(limits: limits, scoreModel: model, signatures: signatures)
      .decodingPictures(by: other.pictureExecutable)
      .checkingCredentials(by: credentials ?? other.credentialChecking)
  }
}
