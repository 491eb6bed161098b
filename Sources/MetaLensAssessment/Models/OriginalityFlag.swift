/// A finding of a rule, with its weight in the score.
public struct OriginalityFlag: Sendable, Hashable {
  /// What the rule found, with its values.
  public var detail: FlagDetail { didSet { held = HeldDeclaration() } }
  /// What the flag is evidence for.
  ///
  /// It follows from the detail; for a flag that this version doesn't know, it is what the report stated.
  public var type: FlagType
  /// The part of the file that the flag is about.
  public var concern: Concern
  /// The way in which the finding came about.
  public var grade: EvidenceGrade
  /// The places in the file that the finding is based on.
  public var evidence: [Evidence]
  /// The model's weight for the flag, in log-odds: e to this power is the likelihood ratio.
  public var weight: Double
  /// The score before bounds, minus that score without this flag; 0 if the flag doesn't count.
  public var points: Double
  /// The cause that it shares with other flags.
  ///
  /// Of flags with one cause and weights of the same sign only the heaviest counts. Nil if it shares none.
  public var cause: String?
  /// Whether the weight was added to the score: false if the same kind was already raised, or if a heavier flag with
  /// the same cause was.
  public var counts: Bool
  /// Whether the weight was measured by counting photos; if false, it was set from what the flag means, and e to its
  /// power isn't a ratio that was observed.
  public var isMeasured: Bool
  /// The declaration of the flag's kind, if it was at hand.
  private var held = HeldDeclaration()

  /// Makes a flag; type and concern follow from the detail, which gets its kind's own case if there is one.
  public init(
    detail: FlagDetail, grade: EvidenceGrade, evidence: [Evidence], weight: Double, points: Double,
    cause: String? = nil, counts: Bool = false, isMeasured: Bool = true
  ) {
    let detail = detail.typed
    self.detail = detail
    type = detail.type
    concern = detail.concern
    self.grade = grade
    self.evidence = evidence
    self.weight = weight
    self.points = points
    self.cause = cause
    self.counts = counts
    self.isMeasured = isMeasured
  }

  /// Makes the flag of a finding, with the type and the concern of its kind.
  init(_ finding: Finding, weight: Double, cause: String?, isMeasured: Bool) {
    detail = finding.detail
    held = HeldDeclaration(flag: finding.flag)
    type = finding.flag.type
    concern = finding.concern
    grade = finding.grade
    evidence = finding.evidence
    self.weight = weight
    points = 0
    self.cause = cause
    counts = false
    self.isMeasured = isMeasured
  }

  /// The declaration of the flag's kind; nil if this version doesn't know the kind, or not with these values.
  package var declaration: Flag? { held.flag ?? detail.flag }

  /// The fact that the flag settles by itself with its values; nil if it is evidence like other evidence.
  var settled: SettledFact? {
    // Few kinds settle anything, and reading the values takes longer.
    guard let declaration, declaration.settles != nil else { return nil }
    return declaration.settled(by: FlagValues(json: detail.parameters))
  }

  /// The stable, flat name of the flag's kind, which several flags of a report can share.
  ///
  /// For example, a program's history raises `historyStep` once for each step. Don't use it as the key of a
  /// dictionary or of a list's rows; ``OriginalityReport/flags(of:)`` returns all flags of a kind.
  public var id: FlagID { detail.id }
  /// The name of the SF Symbol for the flag's type.
  public var symbolName: String { type.symbolName }
  /// The colour for the flag's type.
  public var color: FlagColor { type.color }
}

/// The declaration of a flag's kind, stored so that it needn't be looked up by name.
///
/// Any two are equal, since the declaration follows from the flag's detail.
private struct HeldDeclaration: Sendable, Hashable {
  var flag: Flag?

  static func == (left: Self, right: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
