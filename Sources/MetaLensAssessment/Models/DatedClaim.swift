/// One date that a file, or its name, states: in which words, what it means, and where it stands.
package struct DatedClaim: Sendable, Equatable {
  /// What happened at the date, by the words of the standard or program that defines it.
  package enum Meaning: String, Sendable, Hashable, CaseIterable {
    /// The picture was taken.
    case taken
    /// The picture was digitized: for a camera, the same moment.
    case digitized
    /// The file was changed last.
    case modified
    /// The file's metadata were changed last.
    case metadataModified
    /// The positioning receiver's time, UTC.
    case receiver
    /// The camera was switched on.
    case poweredUp
    /// A step of a history that programs keep, Content Credentials among them.
    case step
    /// A colour profile was made.
    case profile
    /// The file's name has it.
    case fileName
    /// Anything else.
    case other
  }

  /// How far a date goes.
  package enum Precision: Sendable, Hashable {
    /// To the second.
    case second
    /// To the minute.
    case minute
    /// To the day.
    case day
    /// To the month.
    case month
    /// To the year.
    case year
  }

  /// What happened.
  package var meaning: Meaning
  /// As written, trimmed and cut.
  package var text: String
  /// The moment as far as `precision` goes; nil if the calendar has none such.
  package var time: CaptureTime?
  /// How far the date goes.
  package var precision: Precision
  /// The property's name in the field's words: `DateTimeOriginal`, `xmp:CreateDate`.
  package var property: String
  /// Where it stands; without an offset for the file's name.
  package var evidence: Evidence
  /// Whether it tells where somebody was, beside the camera's own clock: the receiver's time.
  package var isPrivate: Bool

  package init(
    _ meaning: Meaning, _ text: String, time: CaptureTime?, precision: Precision = .second, property: String,
    evidence: Evidence, isPrivate: Bool = false
  ) {
    self.meaning = meaning
    self.text = text
    self.time = time
    self.precision = precision
    self.property = property
    self.evidence = evidence
    self.isPrivate = isPrivate
  }
}
