/// What names the maker in a maker note without a header: a value that stands in a tag of its IFD.
///
/// Only what no other maker is known to write there; a note without such a value says nothing of its maker.
struct MakerNoteContent: Sendable {
  /// The tag of the note's IFD.
  var tag: UInt16
  /// The type its value has.
  var type: ExifType
  /// The bytes the value begins with.
  var prefix: [UInt8]
  /// The maker's name, as it is told to people.
  var maker: String
  /// Of whom EXIF Make names one in cameras that write it.
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

  /// From exiftool's Image::ExifTool::Canon, ::DJI and ::Minolta; each was found in all notes without a header
  /// of that maker's labelled originals (6, 2 and 2), and in none of another's (14).
  static let all = [
    // ImageType: `IMG:PowerShot S3 IS JPEG`, `Canon EOS REBEL T1i`.
    MakerNoteContent(0x0006, .ascii, "IMG:", "Canon", canon),
    MakerNoteContent(0x0006, .ascii, "Canon ", "Canon", canon),
    MakerNoteContent(0x0007, .ascii, "Firmware Version ", "Canon", canon),
    MakerNoteContent(0x0001, .ascii, "DJI\0", "DJI", [.dji, .hasselblad]),
    MakerNoteContent(0x0000, .undefined, "MLT0", "Minolta", minolta),
  ]
}
