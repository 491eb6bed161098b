package import MetaLensKit

/// What shows the structure of photos and extracts parts of them for a command.
package struct Inspector: Sendable {
  /// Returns a photo's structure.
  ///
  /// Reads the attributes in the file system if `attributes` is true, shows and checks manifest stores if `credentials`
  /// is, and has libexif word the values if `wording` is.
  package var inspect:
    @Sendable (_ place: PhotoSource, _ attributes: Bool, _ credentials: Bool, _ wording: Bool)
      async throws(MetaLensError) -> PhotoInspection
  /// Passes a part to `body` in windows; throws `MetaLensError`, or what `body` throws.
  package var extract:
    @Sendable (_ part: PhotoPart, _ place: PhotoSource, _ body: ([UInt8]) throws -> Void) async throws -> Void

  /// Compares two inspected photos, and decodes them if only that can show more.
  package var compare:
    @Sendable (
      _ first: PhotoInspection, _ second: PhotoInspection, _ place: PhotoSource, _ other: PhotoSource
    )
      async throws(MetaLensError) -> PhotoComparison
  /// Decodes two photos' pictures for a page that shows both.
  package var pair:
    @Sendable (_ first: PhotoSource, _ second: PhotoSource) async throws(MetaLensError) -> PicturePair
  /// Passes on every embedded part that the limits allow: first the list, then the bytes part by part.
  ///
  /// Throws `MetaLensError`, or what the closures throw.
  package var extractAll:
    @Sendable (
      _ place: PhotoSource, _ list: (EmbeddedParts) throws -> Void,
      _ body: (EmbeddedPart, [UInt8]) throws -> Void
    ) async throws -> Void

  /// Makes an inspector for another choice.
  private let remade: @Sendable (Analyzer.Choice) -> Inspector
  /// What was chosen so far; an inspector ignores signatures and models.
  private var choice = Analyzer.Choice()

  /// Returns an inspector with a changed choice.
  package func choosing(_ change: (inout Analyzer.Choice) -> Void) -> Inspector {
    var choice = choice
    change(&choice)
    var inspector = remade(choice)
    inspector.choice = choice
    return inspector
  }

  /// Makes an inspector that uses the service.
  package init(service: @autoclosure @escaping @Sendable () -> PhotoMetadataService) {
    remade = { Inspector(service: $0.service(like: service())) }
    inspect = { place, attributes, credentials, wording async throws(MetaLensError) in
      try await service().inspect(place, attributes: attributes, credentials: credentials, wording: wording)
    }
    compare = { first, second, place, other async throws(MetaLensError) in
      try await service().comparison(of: first, second, at: place, other)
    }
    pair = { first, second async throws(MetaLensError) in try await service().pair(first, second) }
    extractAll = { place, list, body in try await service().extractAll(place, list, body) }
    extract = { part, place, body in try await service().extract(part, place, body) }
  }
}
