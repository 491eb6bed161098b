/// What a file counts, so that originals together count the prior and all others the rest.
///
/// A list has as many of each as somebody happened to collect; a probability is stated at a prior.
struct PriorWeights {
  /// What an original counts.
  let original: Double
  /// What any other file counts.
  let other: Double

  /// Nil where there are none of one or the other, or the prior isn't between 0 and 1.
  init?(originals: Int, others: Int, prior: Double) {
    guard originals > 0, others > 0, prior > 0, prior < 1 else { return nil }
    original = prior / Double(originals)
    other = (1 - prior) / Double(others)
  }

  subscript(isOriginal: Bool) -> Double { isOriginal ? original : other }

  /// The share of originals by weight where it is so by count.
  ///
  /// Weights multiply the odds, so that an interval of counts is one of weights too.
  func weighted(_ share: Double) -> Double {
    let above = share * original
    let all = above + (1 - share) * other
    return all > 0 ? above / all : share
  }
}
