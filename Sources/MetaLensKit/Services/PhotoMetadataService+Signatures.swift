import MetaLensDecoding
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
    let attributions = Attributions(facts, signatures: .none)
    let summary = attributions.summary
    guard facts.isComplete, let sha256 = facts.sha256, let make = summary.make, let model = summary.model,
      let features = CameraFeatures(of: facts, summary: summary, block: attributions.exifBlock),
      features.isColor
    else { return .unfit }
    return .row(
      CameraSignature(
        sha256: sha256, make: CameraSignature.cell(make), model: CameraSignature.cell(model),
        body: features.body, picture: features.picture, values: features.values, source: source))
  }
}
