/// Whether cameras of a maker write files of a format, as far as anybody knows.
enum FormatSupport: Sendable, Hashable {
  /// Cameras of the make write it, or may.
  case usual
  /// Nothing is known of cameras of the make, and it can't be ruled out.
  case unknown
  /// No camera of the make ever wrote it.
  case never

  /// Makers with a camera or phone that writes HEIF (makers' own specifications; Apple from September 2017 on).
  private static let mediaMakers: [Maker] = [
    .apple, .samsung, .canon, .sony, .nikon, .fujifilm, .panasonic, .hasselblad, .huawei, .honor,
    .xiaomi, .redmi, .poco, .oppo, .oneplus, .vivo, .realme, .google, .motorola, .leica, .gopro,
  ]
  /// Makers that left cameras before HEIF came, or whose cameras store JPEG and raw alone.
  private static let otherMakers: [Maker] = [
    .olympus, .pentax, .casio, .kodak, .eastman, .minolta, .konica, .sanyo, .hewlett, .epson,
    .polaroid, .nintendo,
  ]
  /// Whose cameras write a raw format (exiftool's and libraw's lists of cameras), twins sold by others among them; DNG
  /// is anybody's.
  private static let rawMakers: [PhotoFormat: [Maker]] = [
    .cr2: [.canon], .cr3: [.canon], .nef: [.nikon], .arw: [.sony, .hasselblad], .orf: [.olympus, .om],
    .rw2: [.panasonic, .leica], .pef: [.pentax, .asahi, .ricoh, .samsung], .srw: [.samsung],
    .raf: [.fujifilm, .fuji],
  ]
  /// Whether every raw file that cameras of a maker write is of a format of its own here.
  ///
  /// Hasselblad's 3FR isn't, nor are the raw files of makers that aren't listed: Epson's ERF, Kodak's DCR, Phase One's IIQ.
  /// Such a file is a TIFF that holds a sensor's data.
  static func knowsAllRaws(of maker: StatedMaker) -> Bool {
    !maker.isOne(of: [.hasselblad]) && rawMakers.values.contains { maker.isOne(of: $0) }
  }

  /// The year in which the first device wrote HEIF: iPhones with iOS 11.
  static let firstYear = 2017

  /// What is known of a maker, the year in which the picture was taken and whose layout the file has.
  static func of(_ format: PhotoFormat, maker: StatedMaker, year: Int?, container: ContainerAttribution?)
    -> FormatSupport
  {
    switch format {
    case let format where programs.contains(format): return .never
    case .tiff: return .unknown
    case .avif:
      // No maker is known to; some of Android's camera apps could, by Android's own writer.
      return container?.writers.contains { $0.makers?.isEmpty == true } == true ? .never : .unknown
    case .heic:
      if maker.isOne(of: otherMakers) { return .never }
      // A camera whose clock was never set dates its own files years back.
      if let year, year < firstYear, container?.isWritten(by: maker) != true { return .never }
      return maker.isOne(of: mediaMakers) ? .usual : .unknown
    default:
      guard let makers = rawMakers[format] else { return .usual }
      return maker.isOne(of: makers) ? .usual : .unknown
    }
  }

  /// Formats that programs write, and no camera.
  static let programs: Set<PhotoFormat> = [.png, .webp, .gif, .jpegXL, .jpeg2000]

  /// Makers whose layout of HEIF was measured on originals.
  static let measuredMakers: [Maker] = [.apple, .samsung, .canon]
}
