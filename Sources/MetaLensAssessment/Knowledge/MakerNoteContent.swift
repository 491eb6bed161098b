/// A value in a tag of a maker note's IFD that identifies the maker, for a note without a header.
///
/// Only values that no other maker is known to write are listed; a note without one says nothing about its maker.
struct MakerNoteContent: Sendable {
  /// The tag of the note's IFD.
  var tag: UInt16
  var type: ExifType
  /// The first bytes of the value.
  var prefix: [UInt8]
  /// The maker's name for people.
  var maker: String
  /// The makers that EXIF Make names in cameras that write the value.
  var makers: [Maker]

  private init(_ tag: UInt16, _ type: ExifType, _ prefix: String, _ maker: String, _ makers: [Maker]) {
    self.tag = tag
    self.type = type
    self.prefix = Array(prefix.utf8)
    self.maker = maker
    self.makers = makers
  }

  private static let canon: [Maker] = [.canon]
  // Sony took over Konica Minolta's cameras.
  private static let minolta: [Maker] = [.minolta, .konica, .sony]

  /// The values, from exiftool's Image::ExifTool::Canon, ::DJI and ::Minolta.
  ///
  /// Each was found in all notes without a header in that maker's labelled originals (6, 2 and 2), and in none of
  /// other makers' (14).
  static let all = [
    // ImageType: `IMG:PowerShot S3 IS JPEG`, `Canon EOS REBEL T1i`.
    MakerNoteContent(0x0006, .ascii, "IMG:", "Canon", canon),
    MakerNoteContent(0x0006, .ascii, "Canon ", "Canon", canon),
    MakerNoteContent(0x0007, .ascii, "Firmware Version ", "Canon", canon),
    MakerNoteContent(0x0001, .ascii, "DJI\0", "DJI", [.dji, .hasselblad]),
    MakerNoteContent(0x0000, .undefined, "MLT0", "Minolta", minolta),
  ]
}
