/// What findings are worth; only here is that known.
///
/// The score is 100 times a probability: prior odds and the weights of what was found, added as log-odds, with a
/// table of its own for each depth (Docs/Method.md).
public struct ScoreModel: Sendable, Hashable {
  /// The version that reports carry: of the weights that ship their own, of any others with their table's digest.
  public package(set) var version: String
  /// How likely an original was before anything was read, above 0 and below 1; the weights are fitted for any.
  public package(set) var prior = 0.5

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

    subscript(depth: AnalysisDepth) -> Double { value(of: Column(depth)) }

    func value(of column: Column) -> Double {
      switch column {
      case .metadata: metadata
      case .structure: structure
      case .pixels: pixels
      }
    }

    /// Which of the numbers a depth goes by.
    enum Column {
      case metadata, structure, pixels

      init(_ depth: AnalysisDepth) {
        self = depth >= .pixels ? .pixels : depth >= .structure ? .structure : .metadata
      }
    }
  }

  /// A format's own weights, where another evidence is to be had in it than in the others.
  package struct FormatWeights: Sendable, Hashable {
    /// The log-odds a depth begins with.
    package var base: DepthValues
    /// What flags are worth in it; one that isn't listed is worth what it is elsewhere.
    package var worths: Worths
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
  /// What of that is otherwise in a format whose photos were fitted by themselves, by the format's name.
  package var formats: [String: FormatWeights] = [:]
  /// Originals in the fit, by the format's name; where only a maker's were, by both: `heic apple`.
  package var originals: [String: Int] = [:]
  /// By the predicate that decides (``Verdict/by``).
  package var verdicts: [String: VerdictCount] = [:]

  /// The number of originals of a format that have to be in the fit before its score counts as measured.
  static let minimumOriginals = 20

  /// A model of these weights with another prior; nil where that isn't above 0 and below 1.
  public func assuming(prior: Double) -> ScoreModel? {
    guard prior > 0, prior < 1 else { return nil }
    var model = self
    model.prior = prior
    return model
  }

  /// Whether enough originals of a format were in the fit, or of the maker's in it.
  func isCalibrated(_ format: PhotoFormat, maker: StatedMaker? = nil) -> Bool {
    func isEnough(_ name: String) -> Bool { originals[name, default: 0] >= Self.minimumOriginals }
    return isEnough(format.rawValue)
      || (maker?.makers ?? []).contains { isEnough("\(format.rawValue) \($0.rawValue)") }
  }

  /// The log-odds that a depth begins with in a format.
  func base(_ depth: AnalysisDepth, of format: PhotoFormat) -> Double {
    (formats[format.rawValue]?.base ?? base)[depth]
  }

  /// What flags are worth in a format; nil for one that isn't listed.
  func worth(in format: PhotoFormat) -> (FlagID) -> Worth? {
    // Looked up once for all flags, since it is by a text.
    guard let own = formats[format.rawValue]?.worths else { return { worths[$0] } }
    return { own[$0] ?? worths[$0] }
  }
}

extension ScoreModel.Worth {
  /// A row of the weights that ship.
  init(
    _ flag: String, _ metadata: Double, _ structure: Double, _ pixels: Double, _ cause: String?,
    _ isMeasured: Bool = true
  ) {
    self.init(
      flag: FlagID(flag),
      weights: ScoreModel.DepthValues(metadata: metadata, structure: structure, pixels: pixels),
      cause: cause, isMeasured: isMeasured)
  }
}
