public import MetaLensFacts

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One photo's facts, evidence and score.
public struct OriginalityReport: Sendable, Hashable {
  /// A bound that changed the score.
  public struct Bound: Sendable, Hashable, Codable {
    /// The bound's stable name.
    public var by: String
    /// The score before the bound was applied.
    public var from: Int
    /// The score after the bound was applied.
    public var to: Int

    /// Makes a bound.
    public init(by: String, from: Int, to: Int) {
      self.by = by
      self.from = from
      self.to = to
    }
  }

  /// How likely the bytes are as the camera wrote them, 0 to 100, according to `model`; clamped.
  public var score: Int { didSet { score = min(max(score, 0), 100) } }
  /// How likely the bytes are as the camera wrote them, 0 to 1, before bounds.
  ///
  /// Its log-odds are the sum of the prior's log-odds, the base of the depth, and the weights of the flags that
  /// count. Clamped; a value that isn't a number leaves it unchanged.
  public var probability: Double { didSet { probability = Self.share(probability) ?? oldValue } }
  /// The prior: the probability of an original before the file was read, 0 to 1.
  ///
  /// Clamped; a value that isn't a number leaves it unchanged.
  public var prior: Double { didSet { prior = Self.share(prior) ?? oldValue } }
  /// The model's base for this depth, in log-odds.
  public var base: Double
  /// Whether the weights were fitted to 20 or more originals of the format, or of the maker in that format.
  ///
  /// True for JPEG and for Apple's HEIC. Any other file is amber at best, unless a listed camera's verified signature
  /// makes it green. It is red only if a flag accuses it, or by definition: a copy, an incomplete file, a file with
  /// added text.
  public var isCalibrated: Bool
  /// What the file is, and how certain that is.
  public var verdict: Verdict
  /// Which parts were changed.
  public var changed: ChangedParts
  /// The facts.
  public var summary: PhotoSummary {
    get { boxedSummary.value }
    set { boxedSummary = .value(newValue) }
  }
  private var boxedSummary: Boxed<PhotoSummary>
  /// The evidence, heaviest first; equal weights by id.
  public var flags: [OriginalityFlag]
  /// When the analysis began, in whole seconds of the years 1 to 9999.
  public var analyzedDate: Date
  /// How much was read.
  public var depth: AnalysisDepth
  /// The version of the score model.
  public var model: String
  /// The IDs of the rules that ran; a rule didn't run if the facts that it needs weren't read.
  public var rules: [FlagID] {
    get { ran.ids }
    set { ran = RanRules(newValue) }
  }
  var ran: RanRules
  /// Whether the file is complete.
  ///
  /// False if it ends before the end of its picture, of a picture that it lists or of a video behind a JPEG's picture,
  /// or if the picture's data are damaged.
  public var isComplete: Bool
  /// The bound that changed the score; nil if none did.
  public var bounded: Bound?
  /// What was found broken or odd, or was repaired, while reading.
  public var diagnostics: [Diagnostic]
  /// The camera signatures that the file was compared with.
  ///
  /// Nil if nothing is compared: at depth `metadata`, and for a file that is neither a JPEG nor a HEIF whose HEVC
  /// coding could be read.
  public var signatures: SignatureReference?
  /// The result of checking the Content Credentials; nil if the file has none.
  package var credentials: CredentialCheck?

  /// Makes a report.
  ///
  /// `score`, `prior` and `probability` are clamped. A report with another number that isn't finite, or with a `sha256`
  /// that isn't hexadecimal digits, can't be read back from its JSON as it was.
  ///
  /// - Parameters:
  ///   - score: the score, clamped to 0 to 100.
  ///   - analyzedDate: when the analysis began. It is rounded down to whole seconds and clamped to the years 1 to 9999,
  ///     the only ones that a report can state; a value that isn't a number counts as the start of 1970.
  ///   - probability: the probability before bounds, clamped to 0 to 1; a hundredth of the score if it is nil or not a
  ///     number.
  ///   - prior: the prior, clamped to 0 to 1; 0.5 if it isn't a number.
  public init(
    score: Int, summary: PhotoSummary, flags: [OriginalityFlag], analyzedDate: Date, depth: AnalysisDepth,
    model: String, rules: [FlagID], probability: Double? = nil, prior: Double = 0.5, base: Double = 0,
    isCalibrated: Bool = true, verdict: Verdict = .none, changed: ChangedParts = ChangedParts(),
    isComplete: Bool = true, bounded: Bound? = nil,
    diagnostics: [Diagnostic] = [], signatures: SignatureReference? = nil
  ) {
    self.score = min(max(score, 0), 100)
    self.probability = probability.flatMap(Self.share) ?? Double(self.score) / 100
    self.prior = Self.share(prior) ?? 0.5
    self.base = base
    self.isCalibrated = isCalibrated
    self.verdict = verdict
    self.changed = changed
    boxedSummary = .value(summary)
    self.flags = flags
    self.analyzedDate = Date(timeIntervalSince1970: Double(Self.wholeSeconds(analyzedDate)))
    self.depth = depth
    self.model = model
    ran = rules.isEmpty ? .none : RanRules(rules)
    self.isComplete = isComplete
    self.bounded = bounded
    self.diagnostics = diagnostics
    self.signatures = signatures
  }

  /// Returns a value clamped to 0 to 1; nil if it isn't a number.
  private static func share(_ value: Double) -> Double? { value.isNaN ? nil : min(max(value, 0), 1) }

  /// Returns the whole seconds from 1970 to a moment, clamped to the years 1 to 9999; 0 if it isn't a number.
  package static func wholeSeconds(_ date: Date) -> Int {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    return seconds.isNaN ? 0 : Int(min(max(seconds, -62_135_596_800), 253_402_300_799))
  }

  /// The probability of a file without findings at this depth, from the prior and the base alone.
  public var probabilityOfSilence: Double { LogOdds.probability(LogOdds.of(prior) + base) }

  /// Returns the flags of a kind, the heaviest first; empty if there are none.
  public func flags(of id: FlagID) -> [OriginalityFlag] { flags.filter { $0.id == id } }

  /// The heaviest counted flag for an original; nil if there is none.
  public var strongestFor: OriginalityFlag? { firstFlag { $0.counts && $0.weight > 0 } }
  /// The strongest flag against an original: one that alone settles what the file is, else one that the score's bound
  /// is based on, else the heaviest counted flag against an original; nil if there is none.
  ///
  /// If several flags settle something, it is the one that the verdict is based on.
  public var strongestAgainst: OriginalityFlag? {
    // Few kinds settle anything.
    flagOfVerdict ?? firstFlag { $0.type != .isOriginal && $0.settled != nil }
      ?? flag(ofBound: bounded?.flags ?? []) ?? heaviestAgainst
  }

  /// The flag that counts most against the camera's own bytes; nil if none does.
  package var heaviestAgainst: OriginalityFlag? { firstFlag { $0.counts && $0.weight < 0 } }

  private func flag(ofBound bound: SmallSet<FlagID>) -> OriginalityFlag? {
    bound.isEmpty ? nil : firstFlag { bound.contains($0.id) }
  }

  /// The heaviest flag that the verdict is based on; nil if the verdict is based on a sum or is `cameraOriginal`.
  private var flagOfVerdict: OriginalityFlag? {
    guard verdict.kind != .cameraOriginal, let rule = verdict.rule else { return nil }
    let (named, fact) = (rule.flags, rule.fact)
    guard !named.isEmpty || fact != nil else { return nil }
    return firstFlag {
      $0.type != .isOriginal && (named.contains($0.id) || fact != nil && $0.settled == fact)
    }
  }

  /// Returns what `first(where:)` returns, without copying each flag that is tested.
  private func firstFlag(where isMeant: (OriginalityFlag) -> Bool) -> OriginalityFlag? {
    for index in flags.indices where isMeant(flags[index]) { return flags[index] }
    return nil
  }

  /// The score in three colours.
  public var badge: Badge { Badge(score: score) }
}
