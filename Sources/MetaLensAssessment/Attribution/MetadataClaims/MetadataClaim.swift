/// A statement that a file makes about itself: its subject, its words, and its place.
package struct MetadataClaim: Sendable {
  /// What a claim is about.
  package enum Subject: String, Sendable, Hashable, CaseIterable {
    /// A program, firmware or system that made or changed the file.
    case program
    /// The toolkit that wrote an XMP packet last.
    case toolkit
    case make
    case model
    case lens
    /// The body's serial number.
    case serialNumber
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
    /// How the picture is to be rotated or mirrored, 1 to 8.
    case orientation
    /// How the picture was made, by IPTC's vocabulary: the last part of the URI, such as `trainedAlgorithmicMedia`.
    case digitalSourceType
    case credit
  }

  /// The kind of metadata that makes a claim.
  package enum Place: String, Sendable, Hashable, CaseIterable {
    case exif
    case xmp
    case iptc
    /// Photoshop's resources.
    case photoshop
    /// A text of the container: PNG's, GIF's.
    case text
    /// Content Credentials, unverified.
    case credentials
    case makerNote
  }

  package var subject: Subject
  /// The value as written, trimmed.
  package var value: String
  /// The moment, if the claim is a date to the second that exists in the calendar; nil otherwise.
  package var time: CaptureTime?
  /// The kind of metadata that makes the claim.
  package var place: Place
  /// The property's name in the format's terms: `xmp:CreatorTool`, `IPTC 2:65`.
  package var property: String
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
