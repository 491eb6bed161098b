import MetaLensDecoding
package import MetaLensPlatform

extension PhotoMetadataService {
  /// Returns the row of a table of signatures for a photo, or nil if the photo names no camera, is neither a colour
  /// JPEG nor a HEIC, or isn't complete.
  @concurrent
  package func signature(path: SystemPath, source: String) async throws(MetaLensError) -> CameraSignature? {
    try reading(.path(path)) {
      CameraSignature(of: try decoder.decode($0, depth: .structure, hashing: true), source: source)
    }
  }
}
