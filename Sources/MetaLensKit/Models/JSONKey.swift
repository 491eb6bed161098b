/// Every key of reports and errors, spelled once.
///
/// A batch writes some 150 keys a photo: each is quoted once, when it is first used.
enum JSONKey: Int, CaseIterable {
  case altitude
  case analyzedDate
  case aperture
  case artist
  case badge
  case bounded
  case by
  case bytes
  case cameraSerialNumber
  case code
  case complete
  case concern
  case copyright
  case creationDate
  case depth
  case description
  case detail
  case diagnostics
  case dimensions
  case error
  case evidence
  case exposureTime
  case file
  case fileSize
  case flags
  case flash
  case focalLength
  case format
  case from
  case gpsTime
  case grade
  case height
  case id
  case iso
  case language
  case latitude
  case lens
  case lensSerialNumber
  case location
  case longitude
  case make
  case message
  case model
  case modifyDate
  case name
  case offset
  case orientation
  case parameters
  case path
  case pathBytes
  case points
  case redacted
  case rules
  case schema
  case score
  case sha256
  case software
  case summary
  case tag
  case to
  case tool
  case type
  case version
  case weight
  case `where`
  case width

  /// The key as it stands in the object.
  var name: String { Self.names[rawValue] }

  /// The key in quotes, with the colon behind it.
  var quoted: [UInt8] { Self.quotedNames[rawValue] }

  private static let names = allCases.map { String(describing: $0) }
  private static let quotedNames = names.map { Array("\"\($0)\":".utf8) }
}
