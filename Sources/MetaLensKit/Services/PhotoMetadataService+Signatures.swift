import MetaLensDecoding
package import MetaLensPlatform

extension PhotoMetadataService {
  /// What a photo looks like, as a row of a table of signatures; nil of a photo that no row can be made of: it names no
  /// camera, is no JPEG in colour and no HEIC, or isn't whole.
  @concurrent
  package func signature(path: SystemPath, source: String) async throws(MetaLensError) -> CameraSignature? {
    try reading(.path(path)) {
      CameraSignature(of: try decoder.decode($0, depth: .structure, hashing: true), source: source)
    }
  }
}
