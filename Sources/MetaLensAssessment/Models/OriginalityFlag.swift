/// A finding with its worth.
public struct OriginalityFlag: Sendable, Hashable {
  /// What was seen, with its values.
  public var detail: FlagDetail { didSet { held = HeldDeclaration() } }
  /// Which way it speaks: follows from the detail; kept as it came for a flag this version doesn't know.
  public var type: FlagType
  /// What it speaks about.
  public var concern: Concern
  /// How it came about.
  public var grade: EvidenceGrade
  /// Where in the file it stands.
  public var evidence: [Evidence]
  /// What the model gives it, as log-odds: e to this power is the likelihood ratio.
  public var weight: Double
  /// The score before bounds minus the same without this flag; 0 where it doesn't count.
  public var points: Double
  /// The cause that it shares with other flags. Of flags with one cause and weights of the same sign only the heaviest
  /// counts. Nil if it shares none.
  public var cause: String?
  /// Whether its weight was added: not where its kind was raised before, nor where a heavier one of its cause was.
  public var counts: Bool
  /// Whether photos were counted for the weight; where they weren't, it was set by what the flag means, and e to its
  /// power is no ratio that was seen.
  public var isMeasured: Bool
  /// The declaration of its kind, where it was at hand.
  private var held = HeldDeclaration()

  /// Makes a flag; type and concern follow from the detail.
  public init(
    detail: FlagDetail, grade: EvidenceGrade, evidence: [Evidence], weight: Double, points: Double,
    cause: String? = nil, counts: Bool = false, isMeasured: Bool = true
  ) {
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

  /// Makes the flag of a finding, whose kind says type and concern.
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

  /// The declaration of its kind; nil if this version doesn't know it, or doesn't know it with these values.
  package var declaration: Flag? { held.flag ?? detail.flag }

  /// The stable, flat name of the flag.
  public var id: FlagID { detail.id }
  /// The SF Symbol that stands for its type.
  public var symbolName: String { type.symbolName }
  /// The colour that stands for its type.
  public var color: FlagColor { type.color }
}

/// The declaration of a flag's kind, so that it needn't be looked up by its name.
///
/// Any two are equal: it follows from the flag's detail.
private struct HeldDeclaration: Sendable, Hashable {
  var flag: Flag?

  static func == (left: Self, right: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
