package import MetaLensPlatform

/// Conditions on stored reports; a report is found if it meets all conditions that are set.
package struct ReportQuery: Sendable {
  /// A box on the globe, in degrees; it crosses the date line if `west` is greater than `east`.
  package struct Box: Sendable {
    package var south: Double
    package var west: Double
    package var north: Double
    package var east: Double
  }

  /// The lowest score.
  package var minimumScore: Int?
  /// The highest score.
  package var maximumScore: Int?
  /// The badges to find; empty for any.
  package var badges: Set<Badge> = []
  /// The verdicts to find; empty for any.
  package var verdicts: Set<Verdict.Kind> = []
  /// A text that make and model contain; ASCII case is ignored.
  package var camera: String?
  /// A text that the program's name contains; ASCII case is ignored.
  package var software: String?
  /// The earliest moment at which the photo was taken, by the camera's clock (`CaptureTime.clockSeconds`).
  package var takenFrom: Int?
  /// The moment of the camera's clock before which the photo was taken.
  package var takenBefore: Int?
  /// The earliest moment at which the photo was analysed, in seconds since 1970.
  package var analyzedFrom: Int?
  /// The moment before which the photo was analysed, in seconds since 1970.
  package var analyzedBefore: Int?
  /// The area in which the photo was taken.
  package var box: Box?
  /// Absolute paths of files or directories; finds these and everything below them.
  ///
  /// Empty for any.
  package var paths: [SystemPath] = []

  package init() {}
}
