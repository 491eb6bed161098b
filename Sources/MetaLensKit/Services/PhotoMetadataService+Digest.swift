import MetaLensDecoding
import MetaLensFacts

extension PhotoMetadataService {
  /// Returns the SHA-256 of a file, which needn't be a photo, in lower-case hexadecimal; fails for an empty file.
  ///
  /// A file that states a size of 0 may still have bytes, which wouldn't be read.
  @concurrent
  package func digest(of place: PhotoSource) async throws(MetaLensError) -> String {
    try reading(place) { source in
      guard source.byteCount > 0 else { throw PhotoReadingError.empty }
      return try FileHash.digest(of: source, limits: limits)
    }
  }
}
