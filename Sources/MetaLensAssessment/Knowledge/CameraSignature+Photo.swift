extension CameraSignature {
  /// Makes the signature of a photo; nil if no row can be made from it.
  ///
  /// The facts must have been read at depth `structure` or deeper, with SHA-256.
  package init?(of facts: PhotoFacts, source: String) {
    let attributions = Attributions(facts, signatures: .none)
    let summary = attributions.summary
    guard facts.isComplete, let sha256 = facts.sha256, let make = summary.make, let model = summary.model,
      let features = CameraFeatures(of: facts, summary: summary, block: attributions.exifBlock),
      features.isColor
    else { return nil }
    self.init(
      sha256: sha256, make: Self.cell(make), model: Self.cell(model), body: features.body,
      picture: features.picture, values: features.values, source: source)
  }
}
