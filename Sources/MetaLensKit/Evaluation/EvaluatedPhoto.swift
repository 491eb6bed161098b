/// A labelled file with what the tool said of it: all that an evaluation keeps of it.
public struct EvaluatedPhoto: Sendable, Hashable {
  /// What somebody who knows says the file is, `original` say.
  public var label: String
  /// A finer class inside the label, such as the way it was edited; nil where none is asked for.
  public var category: String?
  /// What files that depend on each other share, a camera say; an interval counts a group once.
  public var group: String
  /// The probability that the bytes are the camera's, before any bound, 0 to 1.
  public let probability: Double
  /// The score, 0 to 100, after bounds.
  public var score: Int
  /// The colour of the score.
  public var badge: Badge
  /// The stable name of the verdict's kind, `cameraOriginal` say.
  public var verdict: String
  /// False where the report says that its probability isn't one that was measured.
  public var isCalibrated: Bool

  /// Makes a file's row; nil where the probability is no number from 0 to 1.
  public init?(
    label: String, category: String? = nil, group: String, probability: Double, score: Int, badge: Badge,
    verdict: String, isCalibrated: Bool = true
  ) {
    guard (0...1).contains(probability) else { return nil }
    self.label = label
    self.category = category
    self.group = group
    self.probability = probability
    self.score = score
    self.badge = badge
    self.verdict = verdict
    self.isCalibrated = isCalibrated
  }

  /// Makes the row of a file from its report; nil where the report's probability is no number from 0 to 1.
  public init?(report: OriginalityReport, label: String, category: String? = nil, group: String) {
    self.init(
      label: label, category: category, group: group, probability: report.probability, score: report.score,
      badge: report.badge, verdict: report.verdict.kind.rawValue, isCalibrated: report.isCalibrated)
  }
}
