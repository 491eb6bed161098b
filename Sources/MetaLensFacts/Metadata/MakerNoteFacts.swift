/// The values of a maker note that are relevant to a file's origin.
package struct MakerNoteFacts: Sendable, Equatable {
  /// The meaning of a value, whichever maker wrote it.
  package enum Meaning: String, Sendable, Hashable, CaseIterable {
    /// The moment of the picture by the camera's own clock, as `yyyy:mm:dd hh:mm:ss` if it can be written so.
    case date
    /// The moment of the picture in UTC, in the form of `date`.
    case dateUTC
    /// When the camera was switched on before the picture, in the form of `date`.
    case poweredUp
    /// The day on which the body was manufactured, as `yyyy:mm:dd`.
    case manufactured
    /// The body's serial number.
    case serialNumber
    /// A serial number inside the body.
    case internalSerialNumber
    case lensSerialNumber
    /// The lens's name or number.
    case lens
    /// The number of times that the shutter was released.
    case shutterCount
    /// The file's number by the camera's count.
    case fileNumber
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
    /// The size of a JPEG's coded picture in bytes, from the end of its scan's header to the end of EOI.
    case codedByteCount
    /// How the camera was held: exiftool's name of an EXIF Orientation, or the acceleration by gravity along three
    /// axes.
    case held
    /// The owner's name.
    case owner
    /// The exposure time in seconds, a quarter of one or less, as `1/125`.
    case exposureTime
    /// The f-number, with two digits.
    case fNumber
    /// The sensitivity, as ISO's number.
    case sensitivity
    /// A mark that the camera or its maker's program edited the picture; absent if the note states that it is unedited.
    case edited
    /// How the picture was made: HDR, panorama, portrait.
    case captureKind
    /// The camera's time zone as `+09:00`, or whether it was set to daylight-saving time.
    case zone
  }

  /// One value.
  package struct Value: Sendable, Equatable {
    package var meaning: Meaning
    /// The value's tag in the note; nil if the note has none.
    package var tag: UInt16?
    /// The maker's or exiftool's name: `SerialNumber`, `ShutterCount`.
    package var name: String
    package var text: String
    /// Its offset in the file; nil if it is packed there.
    package var offset: Int?

    package init(_ meaning: Meaning, tag: UInt16?, name: String, text: String, offset: Int?) {
      self.meaning = meaning
      self.tag = tag
      self.name = name
      self.text = text
      self.offset = offset
    }
  }

  /// The maker, recognized by the note's form: `Canon`, `Nikon`, `Apple`.
  package var maker: String
  /// Its offset in the file.
  package var offset: Int?
  package var byteCount: Int
  /// The values, in their order in the note.
  package var values: [Value]

  package init(maker: String, offset: Int?, byteCount: Int, values: [Value] = []) {
    self.maker = maker
    self.offset = offset
    self.byteCount = byteCount
    self.values = values
  }

  /// Returns the first value with a meaning; nil if there is none.
  package func value(_ meaning: Meaning) -> Value? { values.first { $0.meaning == meaning } }
}
