/// What findings are worth; only here is that known.
///
/// The score is 100 times a probability: prior odds and the weights of what was found, added as log-odds, with a
/// table of its own for each depth (Docs/Method.md).
public struct ScoreModel: Sendable, Hashable {
  /// The version that reports carry.
  public var version: String
  /// How likely an original was before anything was read, above 0 and below 1; the weights are fitted for any.
  public var prior = 0.5

  /// What a flag is worth, and what it has in common with others: of those that speak the same way only the
  /// heaviest counts.
  package struct Worth: Sendable, Hashable {
    package var flag: FlagID
    package var weights: DepthValues
    package var cause: String?
    /// Whether photos were counted for it; else it was set by what the flag means.
    package var isMeasured = true
  }

  /// A number a depth.
  package struct DepthValues: Sendable, Hashable {
    package var metadata = 0.0
    package var structure = 0.0
    package var pixels = 0.0

    subscript(depth: AnalysisDepth) -> Double {
      depth >= .pixels ? pixels : depth >= .structure ? structure : metadata
    }
  }

  /// Of the files that aren't original and got a verdict, how many were what it says.
  package struct VerdictCount: Sendable, Hashable {
    package var right: Int
    package var total: Int

    /// Rule of succession: few files never make it certain.
    var share: Double { Double(right + 1) / Double(total + 2) }
  }

  /// The log-odds a depth begins with.
  package var base = DepthValues()
  /// What each flag is worth; one that isn't listed is worth nothing.
  package var worths = Worths()
  /// Originals of each format in the fit, by the format's name.
  package var originals: [String: Int] = [:]
  /// By the predicate that decides (``Verdict/by``).
  package var verdicts: [String: VerdictCount] = [:]

  /// The number of originals of a format that have to be in the fit before its score counts as measured.
  static let leastOriginals = 20

  /// A model of these weights with another prior; nil where that isn't above 0 and below 1.
  public func assuming(prior: Double) -> ScoreModel? {
    guard prior > 0, prior < 1 else { return nil }
    var model = self
    model.prior = prior
    return model
  }

  /// Whether enough originals of a format were in the fit.
  func isCalibrated(_ format: PhotoFormat) -> Bool {
    originals[format.rawValue, default: 0] >= Self.leastOriginals
  }
}
