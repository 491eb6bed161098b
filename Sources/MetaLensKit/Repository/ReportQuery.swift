package import MetaLensPlatform

/// Which stored reports are wanted: all conditions that are set must hold.
package struct ReportQuery: Sendable {
  /// A box on the globe; one whose west is east of its east crosses the date line.
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
  /// Badges; any where none is named.
  package var badges: Set<Badge> = []
  /// Verdicts; any where none is named.
  package var verdicts: Set<Verdict.Kind> = []
  /// A part of make and model, whatever its case.
  package var camera: String?
  /// A part of the program's name, whatever its case.
  package var software: String?
  /// Taken at this moment of the camera's clock or later (`CaptureTime.clockSeconds`).
  package var takenFrom: Int?
  /// Taken before this moment of the camera's clock.
  package var takenBefore: Int?
  /// Analysed at this moment or later, in seconds since 1970.
  package var analyzedFrom: Int?
  /// Analysed before this moment.
  package var analyzedBefore: Int?
  /// Where it was taken.
  package var box: Box?
  /// Absolute paths of files or directories: these and everything below them; any where none is named.
  package var paths: [SystemPath] = []

  package init() {}
}
