package import MetaLensKit
package import MetaLensPlatform

/// What analyzes photos for a command: the service, or canned results in tests.
package struct Analyzer: Sendable {
  /// Analyzes a photo.
  package var analyze:
    @Sendable (_ place: PhotoSource, _ depth: AnalysisDepth, _ hashing: Bool) async throws(MetaLensError) ->
      OriginalityReport
  /// Analyzes a photo and returns its report with what a page shows besides; canned results have only the report.
  package var dossier:
    @Sendable (_ place: PhotoSource, _ depth: AnalysisDepth, _ hashing: Bool, _ wishes: PhotoDossier.Wishes)
      async throws(MetaLensError) -> PhotoDossier

  /// Makes a photo's row for a table of signatures, with a text on where the photo comes from; nil if the photo is
  /// unfit.
  package var signature:
    @Sendable (_ path: SystemPath, _ source: String) async throws(MetaLensError) -> CameraSignature? = {
      _, _ async throws(MetaLensError) in nil
    }
  /// Returns what the checks of Content Credentials are based on; empty if nothing checks them.
  package var credentialBasis: @Sendable () -> String = { "" }
  /// What was chosen so far.
  package private(set) var choice = Choice()
  /// Makes an analyzer for another choice; nil for canned results, which don't depend on it.
  private var remade: (@Sendable (Choice) -> Analyzer)?

  /// What can be chosen.
  package struct Choice: Sendable {
    /// The signatures that files are compared with.
    package var signatures = CameraSignatures.shipped
    package var model = ScoreModel.shipped
    /// The limits on what reading a photo may cost.
    package var limits = ReadLimits()
    /// What checks Content Credentials; nil for whatever the service already has.
    package var credentials: CredentialChecking?
  }

  package init(
    analyze:
      @escaping @Sendable (_ place: PhotoSource, _ depth: AnalysisDepth, _ hashing: Bool)
      async throws(MetaLensError) -> OriginalityReport
  ) {
    self.analyze = analyze
    dossier = { place, depth, hashing, _ async throws(MetaLensError) in
      PhotoDossier(report: try await analyze(place, depth, hashing))
    }
  }

  /// Returns an analyzer with a changed choice.
  package func choosing(_ change: (inout Choice) -> Void) -> Analyzer {
    var choice = choice
    change(&choice)
    var analyzer = remade?(choice) ?? self
    analyzer.choice = choice
    return analyzer
  }

  /// Makes an analyzer that uses the service.
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
  /// Returns a service for this choice; everything that the choice doesn't determine comes from another service.
  func service(like other: PhotoMetadataService) -> PhotoMetadataService {
    PhotoMetadataService(limits: limits, scoreModel: model, signatures: signatures)
      .decodingPictures(by: other.pictureExecutable)
      .checkingCredentials(by: credentials ?? other.credentialChecking)
  }
}
