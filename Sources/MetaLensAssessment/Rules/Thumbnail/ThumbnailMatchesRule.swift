extension Rule {
  package static let thumbnailMatches = Rule(
    "thumbnailMatches", .isOriginal, concern: .content,
    reads: [.exif, .pixels],
    source: "Docs/Sources.md, E11; measured: Tests/Accuracy/picture_rates.py"
  ) { context in
    guard let comparison = context.attributions.thumbnail, comparison.verdict == .same,
      // In grey they may be alike although one has lost its colours or the colours were exchanged.
      !comparison.isColourless, !context.exchangesColours,
      context.facts.picture.value?.thumbnail?.isColoured != true
    else { return [] }
    return .raised([:], .derived, at: context.thumbnailEvidence)
  }
}

extension RuleContext {
  /// Whether Cb and Cr are exchanged between picture and thumbnail, and not by a phone: one of Sony's does so in its
  /// thumbnails (Docs/Sources.md, E11).
  var exchangesColours: Bool {
    attributions.thumbnail?.isExchanged == true && attributions.maker?.isOne(of: [.sony]) != true
  }
}
