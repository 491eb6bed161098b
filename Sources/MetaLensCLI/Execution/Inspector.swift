package import MetaLensKit
package import MetaLensPlatform

/// Where a photo's bytes are.
package enum PhotoPlace: Sendable {
  case path(SystemPath)
  case bytes([UInt8])
  /// Bytes of a file that isn't here, and its path where it is.
  case named([UInt8], SystemPath)

  /// The path, or the bytes where there is none.
  var named: (path: SystemPath?, bytes: [UInt8]) {
    switch self {
    case .path(let path): (path, [])
    case .bytes(let bytes), .named(let bytes, _): (nil, bytes)
    }
  }
}

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

  /// Decodes two photos' pictures for a page about both.
  package var pair:
    @Sendable (_ first: PhotoPlace, _ second: PhotoPlace) async throws(MetaLensError) -> PicturePair
  /// Hands over every embedded part: the list first, then the bytes part by part; throws `MetaLensError`, or what the
  /// closures throw.
  package var extractAll:
    @Sendable (
      _ place: PhotoPlace, _ list: ([EmbeddedPart]) throws -> Void,
      _ body: (EmbeddedPart, [UInt8]) throws -> Void
    ) async throws -> Void

  /// An inspector with other limits, or another check of Content Credentials.
  private let remade: @Sendable (ReadLimits, CredentialChecking?) -> Inspector
  /// What it may spend on a photo.
  private var limits = ReadLimits()

  /// An inspector with other limits.
  package func limited(to limits: ReadLimits) -> Inspector { remade(limits, nil) }

  /// An inspector that has Content Credentials checked so.
  package func checking(_ credentials: CredentialChecking) -> Inspector { remade(limits, credentials) }

  /// The real one.
  package init(service: @autoclosure @escaping @Sendable () -> PhotoMetadataService) {
    remade = { limits, credentials in
      let other = PhotoMetadataService(limits: limits)
        .checkingCredentials(by: credentials ?? service().credentialChecking)
      var inspector = Inspector(service: other)
      inspector.limits = limits
      return inspector
    }
    inspect = { place, attributes, credentials, wording async throws(MetaLensError) in
      switch place {
      case .path(let path):
        try await service().inspect(
          path: path, attributes: attributes, credentials: credentials, wording: wording)
      case .bytes(let bytes), .named(let bytes, _):
        try await service().inspect(bytes: bytes, credentials: credentials, wording: wording)
      }
    }
    pair = { first, second async throws(MetaLensError) in
      try await service().pair(first.named, second.named)
    }
    extractAll = { place, list, body in
      switch place {
      case .path(let path): try await service().extractAll(path: path, list, body)
      case .bytes(let bytes), .named(let bytes, _): try await service().extractAll(bytes: bytes, list, body)
      }
    }
    extract = { part, place, body in
      switch place {
      case .path(let path): try await service().extract(part, path: path, body)
      case .bytes(let bytes), .named(let bytes, _): try await service().extract(part, bytes: bytes, body)
      }
    }
  }
}
