/// A file whose truth is known, with the tool's answer: everything that an evaluation needs to know of the file.
public struct EvaluatedPhoto: Sendable, Hashable {
  /// What the file really is, as the person who labelled it knows: `original`, for example.
  public var label: String
  /// A finer class within the label, such as the way the file was edited; nil if the file has none.
  public var category: String?
  /// The name that files which depend on each other share, such as their camera; an interval counts each group once.
  public var group: String
  /// The probability that the bytes are the camera's own, before any bound, 0 to 1.
  public let probability: Double
  /// The score, 0 to 100, after bounds.
  public var score: Int
  /// The colour of the score.
  public var badge: Badge
  /// The stable name of the verdict's kind, such as `cameraOriginal`.
  public var verdict: String
  /// Whether the probability was measured; false if the report says that it wasn't.
  public var isCalibrated: Bool

  /// Makes a file's row; nil if the probability isn't a number from 0 to 1.
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

  /// Makes the row of a file from its report; never nil, since a report's probability is a number from 0 to 1.
  public init?(report: OriginalityReport, label: String, category: String? = nil, group: String) {
    self.init(
      label: label, category: category, group: group, probability: report.probability, score: report.score,
      badge: report.badge, verdict: report.verdict.kind.rawValue, isCalibrated: report.isCalibrated)
  }
}
