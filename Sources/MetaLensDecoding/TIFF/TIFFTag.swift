import MetaLensFacts

/// Tags of directories that describe pictures (TIFF 6.0; Adobe's DNG specification 1.7; TIFF's supplements 1 and 2).
enum TIFFTag {
  static let newSubfileType: UInt16 = 0x00FE
  static let imageWidth: UInt16 = 0x0100
  static let imageLength: UInt16 = 0x0101
  static let bitsPerSample: UInt16 = 0x0102
  static let compression: UInt16 = 0x0103
  static let photometric: UInt16 = 0x0106
  static let samplesPerPixel: UInt16 = 0x0115
  static let stripByteCounts: UInt16 = 0x0117
  static let freeOffsets: UInt16 = 0x0120
  static let freeByteCounts: UInt16 = 0x0121
  static let transferFunction: UInt16 = 0x012D
  static let colorMap: UInt16 = 0x0140
  static let tileOffsets: UInt16 = 0x0144
  static let tileByteCounts: UInt16 = 0x0145
  static let subDirectories: UInt16 = 0x014A
  static let jpegTables: UInt16 = 0x015B
  static let xmp: UInt16 = 0x02BC
  static let iptc: UInt16 = 0x83BB
  static let photoshop: UInt16 = 0x8649
  static let icc: UInt16 = 0x8773
  static let imageSourceData: UInt16 = 0x935C
  static let contentCredentials: UInt16 = 0xCD41

  static let dngVersion: UInt16 = 0xC612
  static let uniqueCameraModel: UInt16 = 0xC614
  static let linearizationTable: UInt16 = 0xC618
  static let dngPrivateData: UInt16 = 0xC634
  static let rawDataUniqueID: UInt16 = 0xC65D
  static let originalRawFileName: UInt16 = 0xC68B
  static let originalRawFileData: UInt16 = 0xC68C
  static let previewApplicationName: UInt16 = 0xC716
  static let previewApplicationVersion: UInt16 = 0xC717
  static let previewDateTime: UInt16 = 0xC71B
  static let rawImageDigest: UInt16 = 0xC71C
  static let newRawImageDigest: UInt16 = 0xC7A7

  /// The tags that say how strips and tiles are read: sizes, depth, compression, meaning, fill order, samples, rows,
  /// planes, predictor, colours, tiles, further samples, sizes of strips and tiles, sample format, JPEG's tables,
  /// YCbCr, the colour filter array (TIFF 6.0; its supplements; TIFF/EP).
  static let form: [UInt16] = [
    imageWidth, imageLength, bitsPerSample, compression, photometric, 0x010A, samplesPerPixel, 0x0116, 0x011C,
    0x013D, colorMap, 0x0142, 0x0143, stripByteCounts, tileByteCounts, 0x0152, 0x0153, jpegTables, 0x0211,
    0x0212, 0x0213, 0x0214, 0x828D, 0x828E,
  ]

  /// The tags for a picture of TIFF 6.0's own JPEG compression that point to tables or to a whole JPEG in addition to
  /// its strips.
  static let oldJPEG: Set<UInt16> = [0x0201, 0x0207, 0x0208, 0x0209]

  /// Returns the maximum number of values of a tag of the form; nil for any number.
  static func maximumValues(of tag: UInt16, samples: Int, depth: Int, pieces: Int) -> Int? {
    switch tag {
    // Depth, further samples and sample format have a value for each sample.
    case bitsPerSample, 0x0152, 0x0153: max(1, samples)
    case colorMap: 3 << min(max(depth, 0), 16)
    case stripByteCounts, tileByteCounts: pieces
    case 0x0211: 3
    case 0x0212, 0x828D: 2
    case 0x0214: 6
    case jpegTables, 0x828E: nil
    default: 1
    }
  }

  /// Whether a value isn't part of EXIF: the bulk of a picture or a profile, or a block of metadata that is listed
  /// separately.
  static func isBulk(_ tag: UInt16) -> Bool {
    switch tag {
    case ExifTag.stripOffsets, stripByteCounts, freeOffsets, freeByteCounts, transferFunction, colorMap,
      tileOffsets, tileByteCounts, jpegTables, xmp, iptc, photoshop, icc, imageSourceData, contentCredentials,
      linearizationTable, dngPrivateData, originalRawFileData, PanasonicRaw.jpegTag:
      true
    // DNG: profile maps, tone curves, look tables, opcode lists, gain tables, semantic masks.
    case 0xC6FA...0xC6FC, 0xC725, 0xC726, 0xC740, 0xC741, 0xC74E, 0xCD2D, 0xCD31...0xCD36, 0xCD38, 0xCD3F,
      0xCD40:
      true
    default: false
    }
  }
}
