/// A date that a file or its name states: its text, its meaning and its place.
package struct DatedClaim: Sendable, Equatable {
  /// The event at the date, as the standard or program that defines the property describes it.
  package enum Meaning: String, Sendable, Hashable, CaseIterable {
    case taken
    /// The picture was digitized: for a camera, the same moment.
    case digitized
    /// The file was last changed.
    case modified
    /// The file's metadata were last changed.
    case metadataModified
    /// The positioning receiver recorded its time, in UTC.
    case receiver
    case poweredUp
    /// A step of a history that a program recorded, in Content Credentials too.
    case step
    /// Content Credentials were signed, as the time stamp in them says.
    case signed
    /// The same by an authority for time stamps that isn't on the list of trusted ones, or wasn't held against it.
    case signedUnlisted
    /// A colour profile was made.
    case profile
    /// The file's name contains the date.
    case fileName
    case other
  }

  /// The precision of a date.
  package enum Precision: String, Sendable, Hashable {
    case second
    case minute
    case day
    case month
    case year
  }

  /// The event at the date.
  package var meaning: Meaning
  /// The text as written, trimmed and cut to a maximum length.
  package var text: String
  /// The moment, meaningful as far as `precision` goes; nil if no such date exists.
  package var time: CaptureTime?
  package var precision: Precision
  /// The property's technical name: `DateTimeOriginal`, `xmp:CreateDate`.
  package var property: String
  /// The place of the date; it has no offset if the date is in the file's name.
  package var evidence: Evidence
  /// Whether the date can reveal where somebody was: true for the receiver's time, which can be compared with the
  /// camera's clock.
  package var isPrivate: Bool
  /// Whether the date has an offset from UTC that can't be read.
  package var isZoneUnreadable: Bool

  package init(
    _ meaning: Meaning, _ text: String, time: CaptureTime?, precision: Precision = .second, property: String,
    evidence: Evidence, isPrivate: Bool = false, isZoneUnreadable: Bool = false
  ) {
    self.meaning = meaning
    self.text = text
    self.time = time
    self.precision = precision
    self.property = property
    self.evidence = evidence
    self.isPrivate = isPrivate
    self.isZoneUnreadable = isZoneUnreadable
  }
}
