/// The weights of findings, which no other type knows.
///
/// The score is 100 times a probability: the log-odds of the prior and the weights of the findings are added, with a
/// table of its own for each depth (Docs/Method.md).
public struct ScoreModel: Sendable, Hashable {
  /// The version that reports carry: the shipped weights' own, or that of any others with the digest of their table.
  public package(set) var version: String
  /// The probability of an original before anything is read, above 0 and below 1; the weights are fitted for any prior.
  public package(set) var prior = 0.5

  /// The weights of a flag and its cause: of flags with one cause that point the same way, only the heaviest counts.
  package struct FlagWeight: Sendable, Hashable {
    package var flag: FlagID
    package var weights: DepthValues
    package var cause: String?
    /// Whether the weights were measured on photos; if false, they were set by what the flag means.
    package var isMeasured = true
  }

  /// A number for each depth.
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

    /// The number that applies at a depth.
    enum Column {
      case metadata, structure, pixels

      init(_ depth: AnalysisDepth) {
        self = depth >= .pixels ? .pixels : depth >= .structure ? .structure : .metadata
      }
    }
  }

  /// The weights of a format that offers other evidence than the other formats do.
  package struct FormatWeights: Sendable, Hashable {
    /// The log-odds a depth begins with.
    package var base: DepthValues
    /// The weights of flags in the format; a flag that isn't listed has the weights that hold for all formats.
    package var flagWeights: FlagWeights
  }

  /// How many of the non-original files that got a verdict were what the verdict says.
  package struct VerdictCount: Sendable, Hashable {
    package var right: Int
    package var total: Int

    /// The share of right verdicts by the rule of succession: a few files never make it certain.
    var share: Double { Double(right + 1) / Double(total + 2) }
  }

  /// The log-odds a depth begins with.
  package var base = DepthValues()
  /// The weights of each flag; a flag that isn't listed weighs nothing.
  package var flagWeights = FlagWeights()
  /// The base and the weights of formats whose photos were fitted separately, by the format's name.
  package var formats: [String: FormatWeights] = [:]
  /// The number of originals in the fit, by the format's name, or by format and maker if only that maker's were fitted:
  /// `heic apple`.
  package var originals: [String: Int] = [:]
  /// The counts of right verdicts, by the predicate that decides (``Verdict/by``).
  package var verdicts: [String: VerdictCount] = [:]

  /// The number of originals of a format that have to be in the fit before its score counts as measured.
  static let minimumOriginals = 20

  /// Returns a model of these weights with another prior; nil if the prior isn't above 0 and below 1.
  public func assuming(prior: Double) -> ScoreModel? {
    guard prior > 0, prior < 1 else { return nil }
    var model = self
    model.prior = prior
    return model
  }

  /// Whether enough originals of a format, or of the maker in that format, were in the fit.
  func isCalibrated(_ format: PhotoFormat, maker: StatedMaker? = nil) -> Bool {
    func isEnough(_ name: String) -> Bool { originals[name, default: 0] >= Self.minimumOriginals }
    return isEnough(format.rawValue)
      || (maker?.makers ?? []).contains { isEnough("\(format.rawValue) \($0.rawValue)") }
  }

  /// Returns the log-odds that a depth begins with in a format.
  func base(_ depth: AnalysisDepth, of format: PhotoFormat) -> Double {
    (formats[format.rawValue]?.base ?? base)[depth]
  }

  /// Returns a function that looks up the weight of a flag in a format; it returns nil for a flag that isn't listed.
  func flagWeight(in format: PhotoFormat) -> (FlagID) -> FlagWeight? {
    // The format is looked up once for all flags, since its key is a string.
    guard let own = formats[format.rawValue]?.flagWeights else { return { flagWeights[$0] } }
    return { own[$0] ?? flagWeights[$0] }
  }
}

extension ScoreModel.FlagWeight {
  /// Makes a row of the weights that ship.
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
