package import MetaLensKit

/// Whatever lays out photos and takes parts out of them for a command.
package struct Inspector: Sendable {
  /// Lays a photo out; asks the file system too where its attributes are wanted, and lays out and checks manifest stores
  /// where its credentials are, and libexif where its words are.
  package var inspect:
    @Sendable (_ place: PhotoPlace, _ attributes: Bool, _ credentials: Bool, _ wording: Bool)
      async throws(MetaLensError) -> PhotoInspection
  /// Hands over a part window by window; throws `MetaLensError`, or what `body` throws.
  package var extract:
    @Sendable (_ part: PhotoPart, _ place: PhotoPlace, _ body: ([UInt8]) throws -> Void) async throws -> Void

  /// Compares two photos that were laid out, and decodes them where only that can tell more.
  package var compare:
    @Sendable (_ first: PhotoInspection, _ second: PhotoInspection, _ place: PhotoPlace, _ other: PhotoPlace)
      async throws(MetaLensError) -> PhotoComparison
  /// Decodes two photos' pictures for a page about both.
  package var pair:
    @Sendable (_ first: PhotoPlace, _ second: PhotoPlace) async throws(MetaLensError) -> PicturePair
  /// Hands over every embedded part that the limits allow: the list first, then the bytes part by part; throws
  /// `MetaLensError`, or what the closures throw.
  package var extractAll:
    @Sendable (
      _ place: PhotoPlace, _ list: (EmbeddedParts) throws -> Void,
      _ body: (EmbeddedPart, [UInt8]) throws -> Void
    ) async throws -> Void

  /// An inspector of another choice.
  private let remade: @Sendable (Analyzer.Choice) -> Inspector
  /// What was chosen for it so far; signatures and models are nothing to it.
  private var choice = Analyzer.Choice()

  /// An inspector with another choice.
  package func choosing(_ change: (inout Analyzer.Choice) -> Void) -> Inspector {
    var choice = choice
    change(&choice)
    var inspector = remade(choice)
    inspector.choice = choice
    return inspector
  }

  /// The real one.
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
