package import MetaLensKit
package import MetaLensPlatform

/// Where a photo's bytes are.
package enum PhotoPlace: Sendable, Hashable {
  case path(SystemPath)
  case bytes([UInt8])
}

/// Whatever lays out photos and takes parts out of them for a command.
package struct Inspector: Sendable {
  /// Lays a photo out; asks the file system too where its attributes are wanted.
  package var inspect:
    @Sendable (_ place: PhotoPlace, _ attributes: Bool) async throws(MetaLensError) -> PhotoInspection
  /// Hands over a part window by window; throws `MetaLensError`, or what `body` throws.
  package var extract:
    @Sendable (_ part: PhotoPart, _ place: PhotoPlace, _ body: ([UInt8]) throws -> Void) async throws -> Void

  /// The real one.
  package init(service: @autoclosure @escaping @Sendable () -> PhotoMetadataService) {
    inspect = { place, attributes async throws(MetaLensError) in
      switch place {
      case .path(let path): try await service().inspect(path: path, attributes: attributes)
      case .bytes(let bytes): try await service().inspect(bytes: bytes)
      }
    }
    extract = { part, place, body in
      switch place {
      case .path(let path): try await service().extract(part, path: path, body)
      case .bytes(let bytes): try await service().extract(part, bytes: bytes, body)
      }
    }
  }
}
