package import MetaLensPlatform

/// Conditions on stored reports; a report is found if it meets all conditions that are set.
///
/// `SearchReports` sets those that are read from a text: the moments and the area.
package struct ReportQuery: Sendable, Equatable {
  /// A box on the globe, in degrees; it crosses the date line if `west` is greater than `east`.
  package struct Box: Sendable, Equatable {
    package var south: Double
    package var west: Double
    package var north: Double
    package var east: Double
  }

  /// What a report doesn't state.
  package enum Lack: Sendable, Hashable {
    /// When the photo was taken.
    case date
    /// Where the photo was taken; a redacted report states it never.
    case position
    /// Where the photo was: it was sent, or the report is redacted.
    case path
  }

  package var minimumScore: Int?
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
  package internal(set) var takenFrom: Int?
  /// The moment of the camera's clock before which the photo was taken.
  package internal(set) var takenBefore: Int?
  /// The earliest moment at which the photo was analyzed, in seconds since 1970.
  package internal(set) var analyzedFrom: Int?
  /// The moment before which the photo was analyzed, in seconds since 1970.
  package internal(set) var analyzedBefore: Int?
  /// The area in which the photo was taken.
  package internal(set) var box: Box?
  /// What the report must not state; nil for any report.
  package internal(set) var lack: Lack?
  /// Absolute paths of files or directories; finds these and everything below them.
  ///
  /// Empty for any.
  package var paths: [SystemPath] = []
  /// Names under which reports are kept that state no path; finds these and everything below them, in addition to
  /// `paths`.
  package internal(set) var names: [Name] = []

  /// A name that may be that of a photo that was sent, or of one whose report is redacted.
  package struct Name: Sendable, Equatable {
    /// The name, which doesn't begin with a slash and isn't empty.
    package var path: SystemPath
    /// Whether only a redacted report is meant, which keeps the last component of a path.
    package var isOfRedacted: Bool
  }

  package init() {}
}
