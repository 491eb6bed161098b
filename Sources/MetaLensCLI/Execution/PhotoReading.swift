package import MetaLensKit
package import MetaLensPlatform

/// What reads photos for a command: the service, or canned results in tests.
package struct PhotoReading: Sendable {
  package var analyze:
    @Sendable (_ place: PhotoSource, _ depth: AnalysisDepth, _ hashing: Bool) async throws(MetaLensError) ->
      OriginalityReport
  /// Analyzes a photo and returns its report with what a page shows besides; canned results have only the report.
  package var dossier:
    @Sendable (_ place: PhotoSource, _ depth: AnalysisDepth, _ hashing: Bool, _ wishes: PhotoDossier.Wishes)
      async throws(MetaLensError) -> PhotoDossier
  /// Returns the SHA-256 of a file that needn't be a photo.
  package var digest: @Sendable (_ place: PhotoSource) async throws(MetaLensError) -> String
  /// Makes a photo's row for a table of signatures, with a text on where the photo comes from; nil if the photo is
  /// unfit.
  package var signature:
    @Sendable (_ path: SystemPath, _ source: String) async throws(MetaLensError) -> CameraSignature?
  /// Returns what the checks of Content Credentials are based on; empty if nothing checks them.
  package var credentialBasis: @Sendable () -> String
  /// Returns a photo's structure.
  ///
  /// Reads the attributes in the file system if `attributes` is true, shows and checks manifest stores if `credentials`
  /// is, and has libexif word the values if `wording` is.
  package var inspect:
    @Sendable (_ place: PhotoSource, _ attributes: Bool, _ credentials: Bool, _ wording: Bool)
      async throws(MetaLensError) -> PhotoInspection
  /// Opens a photo that is read more than once; what reads it then reads one file.
  package var opened: @Sendable (_ place: PhotoSource) throws(MetaLensError) -> PhotoSource
  /// Compares two inspected photos, and decodes them if only that can show more.
  package var compare:
    @Sendable (
      _ first: PhotoInspection, _ second: PhotoInspection, _ place: PhotoSource, _ other: PhotoSource
    )
      async throws(MetaLensError) -> PhotoComparison
  /// Decodes two photos' pictures for a page that shows both.
  package var pair:
    @Sendable (_ first: PhotoSource, _ second: PhotoSource) async throws(MetaLensError) -> PicturePair
  /// Passes a part to `body` in windows; throws `MetaLensError`, or what `body` throws.
  package var extract:
    @Sendable (_ part: PhotoPart, _ place: PhotoSource, _ body: ([UInt8]) throws -> Void) async throws -> Void
  /// Passes on every embedded part that the limits allow: first the list, then the bytes part by part.
  ///
  /// Throws `MetaLensError`, or what the closures throw.
  package var extractAll:
    @Sendable (
      _ place: PhotoSource, _ list: (EmbeddedParts) throws -> Void,
      _ body: (EmbeddedPart, [UInt8]) throws -> Void
    ) async throws -> Void

  package private(set) var choice = Choice()
  /// Makes the same for another choice.
  private var remade: @Sendable (Choice) -> PhotoReading

  /// What can be chosen; only analyzing depends on signatures and models.
  package struct Choice: Sendable {
    package var signatures = CameraSignatures.shipped
    package var model = ScoreModel.shipped
    package var limits = ReadLimits()
    /// What checks Content Credentials; nil for whatever the service already has.
    package var credentials: CredentialChecking?
  }

  /// Returns the same with a changed choice.
  package func choosing(_ change: (inout Choice) -> Void) -> PhotoReading {
    var choice = choice
    change(&choice)
    var reading = remade(choice)
    reading.choice = choice
    return reading
  }

  package init(service: @autoclosure @escaping @Sendable () -> PhotoMetadataService) {
    analyze = { place, depth, hashing async throws(MetaLensError) in
      try await service().analyze(place, depth: depth, hashing: hashing)
    }
    dossier = { place, depth, hashing, wishes async throws(MetaLensError) in
      try await service().dossier(place, depth: depth, hashing: hashing, wishes: wishes)
    }
    digest = { place async throws(MetaLensError) in try await service().digest(of: place) }
    signature = { path, source async throws(MetaLensError) in
      try await service().signature(path: path, source: source)
    }
    credentialBasis = { service().credentialChecking?.basis ?? "" }
    inspect = { place, attributes, credentials, wording async throws(MetaLensError) in
      try await service().inspect(place, attributes: attributes, credentials: credentials, wording: wording)
    }
    opened = { place throws(MetaLensError) in try place.opened() }
    compare = { first, second, place, other async throws(MetaLensError) in
      try await service().comparison(of: first, second, at: place, other)
    }
    pair = { first, second async throws(MetaLensError) in try await service().pair(first, second) }
    extract = { part, place, body in try await service().extract(part, place, body) }
    extractAll = { place, list, body in try await service().extractAll(place, list, body) }
    remade = { PhotoReading(service: $0.service(like: service())) }
  }

  /// Analyzes with a closure, which no choice changes, and does everything else with the service.
  package init(
    service: @autoclosure @escaping @Sendable () -> PhotoMetadataService,
    analyze:
      @escaping @Sendable (_ place: PhotoSource, _ depth: AnalysisDepth, _ hashing: Bool)
      async throws(MetaLensError) -> OriginalityReport
  ) {
    self.init(service: service())
    self.analyze = analyze
    dossier = { place, depth, hashing, _ async throws(MetaLensError) in
      PhotoDossier(report: try await analyze(place, depth, hashing))
    }
    signature = { _, _ async throws(MetaLensError) in nil }
    credentialBasis = { "" }
    remade = { PhotoReading(service: $0.service(like: service()), analyze: analyze) }
  }
}

extension PhotoReading.Choice {
  /// Returns a service for this choice; everything that the choice doesn't determine comes from another service.
  func service(like other: PhotoMetadataService) -> PhotoMetadataService {
    PhotoMetadataService(limits: limits, scoreModel: model, signatures: signatures)
      .decodingPictures(by: other.pictureExecutable)
      .checkingCredentials(by: credentials ?? other.credentialChecking)
  }
}
