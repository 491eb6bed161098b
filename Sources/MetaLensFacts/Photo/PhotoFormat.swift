/// A file format, as recognized by a file's first bytes.
///
/// It is a struct and not an enum, so that a report of a newer version, which knows more formats, still decodes.
public struct PhotoFormat: RawRepresentable, Hashable, Sendable, Codable {
  /// The stable name, as in the JSON of reports, such as `jpeg`.
  public let rawValue: String

  /// Makes a format from its stable name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// JPEG (ITU-T T.81).
  public static let jpeg = PhotoFormat(rawValue: "jpeg")
  /// Portable Network Graphics.
  public static let png = PhotoFormat(rawValue: "png")
  /// Graphics Interchange Format.
  public static let gif = PhotoFormat(rawValue: "gif")
  /// WebP, a RIFF container.
  public static let webp = PhotoFormat(rawValue: "webp")
  /// TIFF without a maker's own mark.
  public static let tiff = PhotoFormat(rawValue: "tiff")
  /// HEIF with HEVC pictures.
  public static let heic = PhotoFormat(rawValue: "heic")
  /// HEIF with AV1 pictures.
  public static let avif = PhotoFormat(rawValue: "avif")
  /// JPEG XL, container or bare codestream.
  public static let jpegXL = PhotoFormat(rawValue: "jxl")
  /// JPEG 2000, boxes or bare codestream.
  public static let jpeg2000 = PhotoFormat(rawValue: "jp2")
  /// Adobe's Digital Negative, TIFF-based.
  public static let dng = PhotoFormat(rawValue: "dng")
  /// Nikon raw, TIFF-based.
  public static let nef = PhotoFormat(rawValue: "nef")
  /// Sony raw, TIFF-based.
  public static let arw = PhotoFormat(rawValue: "arw")
  /// Pentax raw, TIFF-based.
  public static let pef = PhotoFormat(rawValue: "pef")
  /// Samsung raw, TIFF-based.
  public static let srw = PhotoFormat(rawValue: "srw")
  /// Canon raw 2, TIFF-based.
  public static let cr2 = PhotoFormat(rawValue: "cr2")
  /// Canon raw 3, ISO base media boxes.
  public static let cr3 = PhotoFormat(rawValue: "cr3")
  /// Canon raw of the CIFF era.
  public static let crw = PhotoFormat(rawValue: "crw")
  /// Olympus raw, TIFF-based.
  public static let orf = PhotoFormat(rawValue: "orf")
  /// Panasonic raw, TIFF-based.
  public static let rw2 = PhotoFormat(rawValue: "rw2")
  /// Fujifilm raw.
  public static let raf = PhotoFormat(rawValue: "raf")
  /// Minolta raw.
  public static let mrw = PhotoFormat(rawValue: "mrw")
  /// Sigma raw.
  public static let x3f = PhotoFormat(rawValue: "x3f")
  /// Windows bitmap.
  public static let bmp = PhotoFormat(rawValue: "bmp")
  /// Photoshop document.
  public static let psd = PhotoFormat(rawValue: "psd")

  /// Reads the bare name, as reports write it.
  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the bare name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
