import MetaLensDecoding
import MetaLensFacts

extension PhotoMetadataService {
  /// The maximum size in bytes of a file that `digest(of:)` reads: it needn't be a photo, and all of it is read.
  package static let digestedBytes = 64 << 20

  /// Returns the SHA-256 of a file, which needn't be a photo, in lower-case hexadecimal.
  ///
  /// Fails for an empty file and for one of more than `digestedBytes`.
  ///
  /// A file that states a size of 0 may still have bytes, which wouldn't be read.
  @concurrent
  package func digest(of place: PhotoSource) async throws(MetaLensError) -> String {
    try reading(place) { source in
      guard source.byteCount > 0 else { throw PhotoReadingError.empty }
      guard source.byteCount <= Self.digestedBytes else {
        throw PhotoReadingError.tooLarge(byteCount: source.byteCount, limit: Self.digestedBytes)
      }
      return try FileHash.digest(of: source, limits: limits)
    }
  }
}
