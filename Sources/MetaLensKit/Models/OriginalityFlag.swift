/// A finding with its worth.
public struct OriginalityFlag: Sendable, Hashable {
  /// What was seen, with its values.
  public var detail: FlagDetail
  /// Which way it speaks: follows from the detail; kept as it came for a flag this version doesn't know.
  public var type: FlagType
  /// What it speaks about.
  public var concern: Concern
  /// How it came about.
  public var grade: EvidenceGrade
  /// Where in the file it stands.
  public var evidence: [Evidence]
  /// What the model gives it: log-odds for a fitted model, points for the plain sum.
  public var weight: Double
  /// What it adds to the score; 0 where a flag of its kind stands before it.
  public var points: Double

  /// Makes a flag; type and concern follow from the detail.
  public init(
    detail: FlagDetail, grade: EvidenceGrade, evidence: [Evidence], weight: Double, points: Double
  ) {
    self.detail = detail
    type = detail.type
    concern = detail.concern
    self.grade = grade
    self.evidence = evidence
    self.weight = weight
    self.points = points
  }

  /// The stable, flat name of the flag.
  public var id: String { detail.id }
  /// The SF Symbol that stands for its type.
  public var symbolName: String { type.symbolName }
  /// The colour that stands for its type.
  public var color: FlagColor { type.color }
}
