/// The weight of each file: the originals' weights add up to the prior, all other files' to 1 minus the prior.
///
/// A list holds as many originals as somebody happened to collect, but a probability assumes a prior.
struct PriorWeights {
  /// The weight of an original.
  let original: Double
  /// The weight of any other file.
  let other: Double

  /// Returns nil if there are no originals or no other files, or if the prior isn't between 0 and 1.
  init?(originals: Int, others: Int, prior: Double) {
    guard originals > 0, others > 0, prior > 0, prior < 1 else { return nil }
    original = prior / Double(originals)
    other = (1 - prior) / Double(others)
  }

  subscript(isOriginal: Bool) -> Double { isOriginal ? original : other }

  /// Converts a share of originals by count into a share by weight.
  ///
  /// Weights multiply the odds, so the ends of an interval of shares can be converted one by one.
  func weighted(_ share: Double) -> Double {
    let above = share * original
    let all = above + (1 - share) * other
    return all > 0 ? above / all : share
  }
}
