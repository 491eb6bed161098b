package import MetaLensPlatform

/// What learning of a photo came to.
package enum LearnedPhoto: Sendable {
  /// A row.
  case row(CameraSignature)
  /// A photo that no row can be made of: it names no camera, is no JPEG in colour and no HEIC, or isn't whole.
  case unfit
}

extension PhotoMetadataService {
  /// What a photo looks like, as a row of a table of signatures.
  @concurrent
  package func signature(path: SystemPath, source: String) async throws(MetaLensError) -> LearnedPhoto {
    let facts = try facts(path: path, depth: .structure, hashing: true)
    return CameraSignature(of: facts, source: source).map(LearnedPhoto.row) ?? .unfit
  }
}
