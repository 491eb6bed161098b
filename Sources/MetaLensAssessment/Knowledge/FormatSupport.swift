/// Whether a maker's cameras write files in a format, as far as is known.
enum FormatSupport: Sendable, Hashable {
  /// Cameras of the make write the format, or may write it.
  case usual
  /// It isn't known whether cameras of the make write the format, and it can't be ruled out.
  case unknown
  /// No camera of the make ever wrote the format.
  case never

  /// Makers with a camera or phone that writes HEIF (makers' own specifications; Apple from September 2017 on).
  private static let mediaMakers: [Maker] = [
    .apple, .samsung, .canon, .sony, .nikon, .fujifilm, .panasonic, .hasselblad, .huawei, .honor,
    .xiaomi, .redmi, .poco, .oppo, .oneplus, .vivo, .realme, .google, .motorola, .leica, .gopro,
  ]
  /// Makers that stopped making cameras before HEIF existed, or whose cameras write only JPEG and raw.
  private static let otherMakers: [Maker] = [
    .olympus, .pentax, .casio, .kodak, .eastman, .minolta, .konica, .sanyo, .hewlett, .epson,
    .polaroid, .nintendo,
  ]
  /// The makers whose cameras write each raw format (exiftool's and libraw's lists of cameras), including those that
  /// sell the same cameras under their own name; any maker may write DNG.
  private static let rawMakers: [PhotoFormat: [Maker]] = [
    .cr2: [.canon], .cr3: [.canon], .nef: [.nikon], .arw: [.sony, .hasselblad], .orf: [.olympus, .om],
    .rw2: [.panasonic, .leica], .pef: [.pentax, .asahi, .ricoh, .samsung], .srw: [.samsung],
    .raf: [.fujifilm, .fuji],
  ]
  /// Whether all raw formats of a maker's cameras are recognized.
  ///
  /// Hasselblad's 3FR isn't, and neither are the formats of makers that aren't listed, such as Epson's ERF, Kodak's
  /// DCR and Phase One's IIQ. A file in such a format is recognized as a TIFF that contains sensor data.
  static func knowsAllRaws(of maker: StatedMaker) -> Bool {
    !maker.isOne(of: [.hasselblad]) && rawMakers.values.contains { maker.isOne(of: $0) }
  }

  /// The first year in which a device wrote HEIF: iPhones with iOS 11.
  static let firstYear = 2017

  /// Returns what is known for a format, a maker, the year in which the picture was taken and the file's layout.
  static func of(_ format: PhotoFormat, maker: StatedMaker, year: Int?, container: ContainerAttribution?)
    -> FormatSupport
  {
    switch format {
    case let format where programs.contains(format): return .never
    case .tiff: return .unknown
    case .avif:
      // No maker is known to write AVIF; some Android camera apps could, with Android's own writer.
      return container?.writers.contains { $0.makers?.isEmpty == true } == true ? .never : .unknown
    case .heic:
      if maker.isOne(of: otherMakers) { return .never }
      // A camera whose clock was never set dates its files years back.
      if let year, year < firstYear, container?.isWritten(by: maker) != true { return .never }
      return maker.isOne(of: mediaMakers) ? .usual : .unknown
    default:
      guard let makers = rawMakers[format] else { return .usual }
      return maker.isOne(of: makers) ? .usual : .unknown
    }
  }

  /// The formats that programs write but no camera does.
  static let programs: Set<PhotoFormat> = [.png, .webp, .gif, .jpegXL, .jpeg2000]

  /// The makers whose HEIF layout was measured on originals.
  static let measuredMakers: [Maker] = [.apple, .samsung, .canon]
}
