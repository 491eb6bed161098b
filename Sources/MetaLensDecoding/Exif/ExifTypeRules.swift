import MetaLensFacts

/// The types that EXIF 3.0 (4.6, tables 4 to 18) and TIFF 6.0 allow for the tags that MetaLens reads by name.
enum ExifTypeRules {
  /// A set of types, one bit each.
  private struct Types: OptionSet {
    let rawValue: UInt16
    static let utf8 = Types(rawValue: 1)
    static let byte = Types(rawValue: 1 << 1)
    static let ascii = Types(rawValue: 1 << 2)
    static let short = Types(rawValue: 1 << 3)
    static let long = Types(rawValue: 1 << 4)
    static let rational = Types(rawValue: 1 << 5)
    static let undefined = Types(rawValue: 1 << 7)
    static let ifd = Types(rawValue: 1 << 13)

    /// The types of texts for which EXIF 3.0 also allows UTF-8.
    static let text: Types = [.ascii, .utf8]
    /// The types of pointers: LONG in EXIF, IFD in TIFF's supplement 1.
    static let pointer: Types = [.long, .ifd]

    /// Returns the bit of a type.
    ///
    /// It is the bit of the type's number, except that UTF-8, whose number is 129, uses bit 0.
    static func of(_ type: ExifType) -> Types {
      type == .utf8 ? .utf8 : Types(rawValue: 1 << type.rawValue)
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
    case .ifd1: tag == ExifTag.thumbnailOffset || tag == ExifTag.thumbnailLength ? .long : nil
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
