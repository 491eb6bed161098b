import MetaLensFacts

/// Which types EXIF 3.0 (4.6, tables 4 to 18) and TIFF 6.0 allow for the tags that MetaLens reads by name.
enum ExifTypeRules {
  /// A set of types, one bit each.
  private struct Types: OptionSet {
    let rawValue: UInt8
    static let byte = Types(rawValue: 1)
    static let ascii = Types(rawValue: 2)
    static let short = Types(rawValue: 4)
    static let long = Types(rawValue: 8)
    static let rational = Types(rawValue: 16)
    static let undefined = Types(rawValue: 32)
    static let ifd = Types(rawValue: 64)
    static let utf8 = Types(rawValue: 128)

    /// Texts to which EXIF 3.0 opened UTF-8.
    static let text: Types = [.ascii, .utf8]
    /// Pointers: LONG in EXIF, IFD in TIFF's supplement 1.
    static let pointer: Types = [.long, .ifd]

    static func of(_ type: ExifType) -> Types {
      switch type {
      case .byte: .byte
      case .ascii: .ascii
      case .short: .short
      case .long: .long
      case .rational: .rational
      case .undefined: .undefined
      case .ifd: .ifd
      case .utf8: .utf8
      case .signedByte, .signedShort, .signedLong, .signedRational, .float, .double: []
      }
    }
  }

  /// Whether a tag may have a type; true for tags that MetaLens doesn't read by name.
  static func allows(_ type: ExifType, for tag: UInt16, in kind: ExifDirectory.Kind) -> Bool {
    guard let allowed = allowed(tag, in: kind) else { return true }
    return !allowed.isDisjoint(with: Types.of(type))
  }

  /// Whether MetaLens reads a tag by name.
  static func isRead(_ tag: UInt16, in kind: ExifDirectory.Kind) -> Bool { allowed(tag, in: kind) != nil }

  private static func allowed(_ tag: UInt16, in kind: ExifDirectory.Kind) -> Types? {
    switch kind {
    case .ifd0: inMain(tag)
    case .exif: inExif(tag)
    case .gps: inGPS(tag)
    case .ifd1: inThumbnail(tag)
    case .interoperability: nil
    }
  }

  private static func inMain(_ tag: UInt16) -> Types? {
    switch tag {
    case ExifTag.make, ExifTag.model, ExifTag.software, ExifTag.artist, ExifTag.copyright,
      ExifTag.imageDescription, ExifTag.processingSoftware, ExifTag.cameraSerialNumber:
      .text
    case ExifTag.dateTime, ExifTag.hostComputer: .ascii
    case ExifTag.orientation, ExifTag.rating, ExifTag.ratingPercent: .short
    case ExifTag.xpTitle, ExifTag.xpComment, ExifTag.xpAuthor, ExifTag.xpKeywords, ExifTag.xpSubject: .byte
    case ExifTag.exifPointer, ExifTag.gpsPointer: .pointer
    default: nil
    }
  }

  private static func inThumbnail(_ tag: UInt16) -> Types? {
    switch tag {
    case ExifTag.thumbnailOffset, ExifTag.thumbnailLength: .long
    default: nil
    }
  }

  private static func inExif(_ tag: UInt16) -> Types? {
    switch tag {
    case ExifTag.ownerName, ExifTag.bodySerialNumber, ExifTag.lensMake, ExifTag.lensModel,
      ExifTag.lensSerialNumber, ExifTag.imageTitle, ExifTag.photographer, ExifTag.imageEditor,
      ExifTag.cameraFirmware, ExifTag.rawDevelopingSoftware, ExifTag.imageEditingSoftware,
      ExifTag.metadataEditingSoftware:
      .text
    case ExifTag.dateTimeOriginal, ExifTag.dateTimeDigitized, ExifTag.offsetTime, ExifTag.offsetTimeOriginal,
      ExifTag.offsetTimeDigitized, ExifTag.subSecTime, ExifTag.subSecTimeOriginal,
      ExifTag.subSecTimeDigitized, ExifTag.imageUniqueID:
      .ascii
    case ExifTag.exposureTime, ExifTag.fNumber, ExifTag.focalLength, ExifTag.lensSpecification: .rational
    case ExifTag.photographicSensitivity, ExifTag.flash, ExifTag.customRendered, ExifTag.compositeImage,
      ExifTag.sourceImageNumberOfCompositeImage:
      .short
    case ExifTag.recommendedExposureIndex, ExifTag.standardOutputSensitivity: .long
    case ExifTag.pixelXDimension, ExifTag.pixelYDimension: [.short, .long]
    case ExifTag.makerNote, ExifTag.exifVersion, ExifTag.userComment, ExifTag.fileSource, ExifTag.sceneType,
      ExifTag.sourceExposureTimesOfCompositeImage:
      .undefined
    case ExifTag.interoperabilityPointer: .pointer
    default: nil
    }
  }

  private static func inGPS(_ tag: UInt16) -> Types? {
    switch tag {
    case ExifTag.gpsLatitudeRef, ExifTag.gpsLongitudeRef, ExifTag.gpsDateStamp, ExifTag.gpsSatellites,
      ExifTag.gpsMeasureMode, ExifTag.gpsSpeedRef, ExifTag.gpsImgDirectionRef:
      .ascii
    case ExifTag.gpsLatitude, ExifTag.gpsLongitude, ExifTag.gpsAltitude, ExifTag.gpsTimeStamp, ExifTag.gpsDOP,
      ExifTag.gpsSpeed, ExifTag.gpsImgDirection, ExifTag.gpsHPositioningError:
      .rational
    case ExifTag.gpsAltitudeRef: .byte
    case ExifTag.gpsProcessingMethod: .undefined
    default: nil
    }
  }
}
