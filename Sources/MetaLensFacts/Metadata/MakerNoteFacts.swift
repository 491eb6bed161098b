/// The values of a maker note that bear on where a file comes from.
package struct MakerNoteFacts: Sendable, Equatable {
  /// What a value says, whichever maker wrote it.
  package enum Meaning: String, Sendable, Hashable, CaseIterable {
    /// The moment of the picture, by the camera's own clock; as `yyyy:mm:dd hh:mm:ss` where it has one.
    case date
    /// The moment of the picture in UTC, as `date` is written.
    case dateUTC
    /// When the camera was switched on before the picture, as `date` is written.
    case poweredUp
    /// The day on which the body was made, as `yyyy:mm:dd`.
    case manufactured
    /// The body's serial number.
    case serialNumber
    /// A serial number inside the body.
    case internalSerialNumber
    /// The lens's serial number.
    case lensSerialNumber
    /// The lens's name or number.
    case lens
    /// How often the shutter was released.
    case shutterCount
    /// The file's number by the camera's count.
    case fileNumber
    /// The firmware.
    case firmware
    /// The version of the note's own form.
    case noteVersion
    /// The model, by name or by the maker's number.
    case model
    /// An identifier of this picture.
    case imageID
    /// An identifier that a burst's pictures share.
    case burstID
    /// An identifier that a picture and its film share.
    case contentID
    /// The quality mode.
    case quality
    /// The picture's width in pixels.
    case width
    /// The picture's height in pixels.
    case height
    /// The bytes of a JPEG's coded picture: from behind its scan's header to the end of EOI.
    case codedByteCount
    /// Which way up the camera was held: as exiftool names EXIF's Orientation, or what gravity does along three axes.
    case held
    /// The owner's name.
    case owner
    /// A mark that the camera or its maker's program edited the picture; absent where a note says it is unedited.
    case edited
    /// How the picture was made: HDR, panorama, portrait.
    case captureKind
    /// The camera's zone as `+09:00`, or whether it was in daylight-saving time.
    case zone
  }

  /// One value.
  package struct Value: Sendable, Equatable {
    /// What it says.
    package var meaning: Meaning
    /// The value's tag in the note; nil if the note has none.
    package var tag: UInt16?
    /// The maker's or exiftool's name of it: `SerialNumber`, `ShutterCount`.
    package var name: String
    /// The value as text.
    package var text: String
    /// Its offset in the file; nil if it is packed there.
    package var offset: Int?

    /// Makes a value.
    package init(_ meaning: Meaning, tag: UInt16?, name: String, text: String, offset: Int?) {
      self.meaning = meaning
      self.tag = tag
      self.name = name
      self.text = text
      self.offset = offset
    }
  }

  /// Who wrote it, by its form: `Canon`, `Nikon`, `Apple`.
  package var maker: String
  /// Its offset in the file.
  package var offset: Int?
  /// The note's size in bytes.
  package var byteCount: Int
  /// The values, in the order they stand.
  package var values: [Value]

  /// Makes the facts.
  package init(maker: String, offset: Int?, byteCount: Int, values: [Value] = []) {
    self.maker = maker
    self.offset = offset
    self.byteCount = byteCount
    self.values = values
  }

  /// The first value of a meaning, or nil.
  package func value(_ meaning: Meaning) -> Value? { values.first { $0.meaning == meaning } }
}
