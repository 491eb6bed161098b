/// What is known of how makers' own cameras code pictures; it keeps the rules about encoders from accusing cameras.
///
/// For a maker that isn't listed, nothing is ruled out.
enum CameraCoding {
  /// Makers whose cameras, from a given year on, never write each table into a separate segment.
  ///
  /// A maker is listed if three or more of its originals were measured (`Tests/Accuracy/survey_originals.py`) and
  /// others have measured its layouts too (Docs/Sources.md, S1), or if four or more were measured; fewer aren't enough
  /// to accuse. Fujifilm, Kodak and Sony wrote separate segments before 2003 (FinePix40i, DC240, DSC-D700, DCR-PC110);
  /// Google, Motorola, OnePlus, Samsung, Sanyo and Xperia still do. So do Android's libraries, so for a maker with
  /// Android devices too, only models count whose names begin like those of its cameras.
  private static let together: [(maker: Maker, since: Int, models: [String])] = [
    (.apple, 2011, []), (.canon, 0, []), (.casio, 0, ["EX-", "QV-"]), (.eastman, 2003, []),
    (.fujifilm, 2003, []),
    (.nikon, 0, []), (.olympus, 0, []), (.panasonic, 0, ["DMC-", "DC-", "NV-"]), (.sony, 2003, []),
  ]

  /// Makers all of whose cameras subsample colour (Docs/Sources.md, S7: Fujifilm, Leica and Sigma have models that
  /// don't).
  private static let subsampled: [Maker] = [
    .apple, .canon, .casio, .google, .minolta, .nikon, .olympus, .panasonic, .samsung, .sony,
  ]

  /// Cameras that write JFIF before EXIF (Docs/Sources.md, S1): the maker, and the beginning of the model's name.
  private static let leadingJFIF: [(Maker, String)] = [
    (.canon, "Canon PowerShot G2"), (.canon, "Canon EOS 20D"), (.epson, "PhotoPC"), (.flir, ""),
    (.minolta, "DiMAGE 5"), (.minolta, "DiMAGE 7"), (.olympus, "E-20"), (.oppo, "R7"),
    (.pentax, "PENTAX Optio 330"), (.asahi, "PENTAX Optio 330"), (.raspberry, ""), (.samsung, "SM-J327"),
  ]

  /// Cameras that compute Huffman codes for each picture (Docs/Sources.md, S5; FLIR: measured).
  private static let ownHuffman: [(Maker, String)] = [(.flir, ""), (.oppo, "R7"), (.samsung, "SM-J327")]

  /// Whether this maker's cameras write several tables into one segment; false if that isn't known.
  static func groupsTables(_ maker: StatedMaker, model: String, year: Int?) -> Bool {
    if maker.isXperia { return false }
    return together.contains { row in
      (row.since == 0 || (year ?? 0) >= row.since) && maker.makers.contains(row.maker)
        && (row.models.isEmpty || row.models.contains { model.utf8.starts(with: $0.utf8) })
    }
  }

  /// Whether this maker's cameras subsample colour; false if that isn't known.
  static func subsamples(_ maker: StatedMaker) -> Bool { maker.isOne(of: subsampled) }

  /// Whether this camera is known to write JFIF before EXIF.
  ///
  /// iPhones do so before photos with a gain map or a depth picture, by a header of their own.
  static func leadsWithJFIF(_ maker: StatedMaker, model: String, _ header: JFIFHeader?) -> Bool {
    header?.isApple == true && maker.makers.contains(.apple)
      || leadingJFIF.contains { maker.makers.contains($0.0) && model.hasPrefix($0.1) }
  }

  /// Whether this camera is known to compute Huffman codes for each picture.
  static func optimizesHuffman(_ maker: StatedMaker, model: String) -> Bool {
    ownHuffman.contains { maker.makers.contains($0.0) && model.hasPrefix($0.1) }
  }

  /// Returns the features in which this camera is known to differ from others by its maker.
  static func ownWays(of maker: StatedMaker, model: String, _ header: JFIFHeader?) -> Set<CameraFeature> {
    var ways: Set<CameraFeature> = []
    if leadsWithJFIF(maker, model: model, header) { ways.insert(.head) }
    if optimizesHuffman(maker, model: model) { ways.insert(.huffman) }
    return ways
  }

  /// Whether a coding is that of a program, and of no known camera by this maker.
  static func isForeign(
    _ encoder: EncoderFingerprint, to maker: StatedMaker, model: String, year: Int?
  ) -> Bool {
    switch encoder.family {
    case .camera, .unknown: false
    case .libjpeg, .libjpeg9e, .android: groupsTables(maker, model: model, year: year)
    // ImageIO's encoder is the same as in Apple's own cameras.
    case .imageIO: !maker.makers.contains(.apple)
    // Raspberry Pi's own program for its cameras, Picamera2, stores pictures by Pillow.
    case .pillow: !maker.makers.contains(.raspberry)
    case .mozjpeg, .whatsApp, .photoshop, .saveForWeb, .lightroom, .appleJPEG, .quickTime, .gd,
      .ffmpeg:
      true
    }
  }
}
