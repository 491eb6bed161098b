/// One thing that a file says of itself: what about, in which words, and where.
package struct MetadataClaim: Sendable {
  /// What it is about.
  package enum Subject: String, Sendable, Hashable, CaseIterable {
    /// A program, firmware or system that made or changed the file.
    case program
    /// What wrote an XMP packet last.
    case toolkit
    /// Who made the camera.
    case make
    /// The camera's model.
    case model
    /// The lens.
    case lens
    /// The body's serial number.
    case serialNumber
    /// The lens's serial number.
    case lensSerialNumber
    /// When the picture was taken.
    case created
    /// When it was digitized: for a camera, the same moment.
    case digitized
    /// When the file was changed last.
    case modified
    /// When its metadata were changed last.
    case metadataModified
    /// The picture's size, as `4000x3000`.
    case size
    /// How it is to be turned, 1 to 8.
    case orientation
    /// How it came about, by IPTC's vocabulary: the last part of the URI, such as `trainedAlgorithmicMedia`.
    case digitalSourceType
    /// A credit line.
    case credit
  }

  /// Where it is said.
  package enum Place: String, Sendable, Hashable, CaseIterable {
    /// EXIF.
    case exif
    /// XMP.
    case xmp
    /// IPTC.
    case iptc
    /// Photoshop's resources.
    case photoshop
    /// A text of the container: PNG's, GIF's.
    case text
    /// Content Credentials, unverified.
    case credentials
    /// The maker note.
    case makerNote
  }

  /// What it is about.
  package var subject: Subject
  /// The value as written, trimmed.
  package var value: String
  /// The moment, where it is a date to the second that the calendar has.
  package var time: CaptureTime?
  /// Where it is said.
  package var place: Place
  /// The property's name in the field's words: `xmp:CreatorTool`, `IPTC 2:65`.
  package var property: String
  /// Where it stands.
  package var evidence: Evidence

  package init(
    _ subject: Subject, _ value: String, time: CaptureTime? = nil, _ place: Place, property: String,
    evidence: Evidence
  ) {
    self.subject = subject
    self.value = value
    self.time = time
    self.place = place
    self.property = property
    self.evidence = evidence
  }
}
