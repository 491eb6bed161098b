/// Tag numbers that MetaLens reads by name (EXIF 3.0, tables of 4.6; TIFF 6.0, section 8).
public enum ExifTag {
  /// IFD0, ASCII.
  public static let processingSoftware: UInt16 = 0x000B
  /// IFD0, ASCII or UTF-8.
  public static let imageDescription: UInt16 = 0x010E
  /// IFD0, ASCII.
  public static let make: UInt16 = 0x010F
  /// IFD0, ASCII.
  public static let model: UInt16 = 0x0110
  /// IFD0, SHORT, 1 to 8.
  public static let orientation: UInt16 = 0x0112
  /// IFD0, ASCII.
  public static let software: UInt16 = 0x0131
  /// IFD0, ASCII, 20 bytes: ModifyDate in exiftool's words.
  public static let dateTime: UInt16 = 0x0132
  /// IFD0, ASCII.
  public static let artist: UInt16 = 0x013B
  /// IFD0, ASCII: TIFF's; iPhones write the model.
  public static let hostComputer: UInt16 = 0x013C
  /// IFD1, LONG.
  public static let thumbnailOffset: UInt16 = 0x0201
  /// IFD1, LONG.
  public static let thumbnailLength: UInt16 = 0x0202
  /// IFD0, SHORT, 0 to 5: Windows'.
  public static let rating: UInt16 = 0x4746
  /// IFD0, SHORT: Windows'.
  public static let ratingPercent: UInt16 = 0x4749
  /// IFD0, ASCII.
  public static let copyright: UInt16 = 0x8298
  /// ExifIFD, RATIONAL, seconds.
  public static let exposureTime: UInt16 = 0x829A
  /// ExifIFD, RATIONAL.
  public static let fNumber: UInt16 = 0x829D
  /// IFD0, LONG: pointer.
  public static let exifPointer: UInt16 = 0x8769
  /// IFD0, LONG: pointer.
  public static let gpsPointer: UInt16 = 0x8825
  /// IFD0, BYTE, UTF-16 in little-endian order: Windows'.
  public static let xpTitle: UInt16 = 0x9C9B
  /// IFD0, BYTE, as `xpTitle`.
  public static let xpComment: UInt16 = 0x9C9C
  /// IFD0, BYTE, as `xpTitle`.
  public static let xpAuthor: UInt16 = 0x9C9D
  /// IFD0, BYTE, as `xpTitle`.
  public static let xpKeywords: UInt16 = 0x9C9E
  /// IFD0, BYTE, as `xpTitle`.
  public static let xpSubject: UInt16 = 0x9C9F
  /// ExifIFD, SHORT.
  public static let photographicSensitivity: UInt16 = 0x8827
  /// ExifIFD, LONG: used where 0x8827 says 65535.
  public static let recommendedExposureIndex: UInt16 = 0x8832
  /// ExifIFD, LONG.
  public static let standardOutputSensitivity: UInt16 = 0x8831
  /// ExifIFD, UNDEFINED, four digits.
  public static let exifVersion: UInt16 = 0x9000
  /// ExifIFD, ASCII, 20 bytes.
  public static let dateTimeOriginal: UInt16 = 0x9003
  /// ExifIFD, ASCII, 20 bytes: CreateDate in exiftool's words.
  public static let dateTimeDigitized: UInt16 = 0x9004
  /// ExifIFD, ASCII, `+09:00`.
  public static let offsetTime: UInt16 = 0x9010
  /// ExifIFD, ASCII.
  public static let offsetTimeOriginal: UInt16 = 0x9011
  /// ExifIFD, ASCII.
  public static let offsetTimeDigitized: UInt16 = 0x9012
  /// ExifIFD, SHORT.
  public static let flash: UInt16 = 0x9209
  /// ExifIFD, RATIONAL, millimetres.
  public static let focalLength: UInt16 = 0x920A
  /// ExifIFD, UNDEFINED.
  public static let makerNote: UInt16 = 0x927C
  /// ExifIFD, UNDEFINED: eight bytes name its character code.
  public static let userComment: UInt16 = 0x9286
  /// ExifIFD, ASCII.
  public static let subSecTime: UInt16 = 0x9290
  /// ExifIFD, ASCII.
  public static let subSecTimeOriginal: UInt16 = 0x9291
  /// ExifIFD, ASCII.
  public static let subSecTimeDigitized: UInt16 = 0x9292
  /// ExifIFD, SHORT or LONG.
  public static let pixelXDimension: UInt16 = 0xA002
  /// ExifIFD, SHORT or LONG.
  public static let pixelYDimension: UInt16 = 0xA003
  /// ExifIFD, LONG: pointer.
  public static let interoperabilityPointer: UInt16 = 0xA005
  /// ExifIFD, UNDEFINED: 3 is a digital camera.
  public static let fileSource: UInt16 = 0xA300
  /// ExifIFD, UNDEFINED: 1 is photographed directly.
  public static let sceneType: UInt16 = 0xA301
  /// ExifIFD, SHORT: 0 normal, 1 custom; Apple writes more.
  public static let customRendered: UInt16 = 0xA401
  /// ExifIFD, ASCII, 33 bytes.
  public static let imageUniqueID: UInt16 = 0xA420
  /// ExifIFD, ASCII or UTF-8: CameraOwnerName.
  public static let ownerName: UInt16 = 0xA430
  /// ExifIFD, ASCII.
  public static let bodySerialNumber: UInt16 = 0xA431
  /// ExifIFD, four RATIONALs: focal lengths and apertures at both ends.
  public static let lensSpecification: UInt16 = 0xA432
  /// ExifIFD, ASCII.
  public static let lensMake: UInt16 = 0xA433
  /// ExifIFD, ASCII.
  public static let lensModel: UInt16 = 0xA434
  /// ExifIFD, ASCII.
  public static let lensSerialNumber: UInt16 = 0xA435
  /// ExifIFD, ASCII or UTF-8 (EXIF 3.0).
  public static let imageTitle: UInt16 = 0xA436
  /// ExifIFD, ASCII or UTF-8 (EXIF 3.0).
  public static let photographer: UInt16 = 0xA437
  /// ExifIFD, ASCII or UTF-8 (EXIF 3.0): who edited the picture.
  public static let imageEditor: UInt16 = 0xA438
  /// ExifIFD, ASCII or UTF-8 (EXIF 3.0).
  public static let cameraFirmware: UInt16 = 0xA439
  /// ExifIFD, ASCII or UTF-8 (EXIF 3.0).
  public static let rawDevelopingSoftware: UInt16 = 0xA43A
  /// ExifIFD, ASCII or UTF-8 (EXIF 3.0).
  public static let imageEditingSoftware: UInt16 = 0xA43B
  /// ExifIFD, ASCII or UTF-8 (EXIF 3.0).
  public static let metadataEditingSoftware: UInt16 = 0xA43C
  /// ExifIFD, SHORT (EXIF 2.32): 1 one shot, 2 of several, 3 of several taken together.
  public static let compositeImage: UInt16 = 0xA460
  /// ExifIFD, two SHORTs (EXIF 2.32): shots taken and shots used.
  public static let sourceImageNumberOfCompositeImage: UInt16 = 0xA461
  /// ExifIFD, UNDEFINED (EXIF 2.32).
  public static let sourceExposureTimesOfCompositeImage: UInt16 = 0xA462
  /// IFD0, ASCII: DNG's camera serial number, which some cameras write into JPEGs.
  public static let cameraSerialNumber: UInt16 = 0xC62F
  /// IFD0 and ExifIFD, UNDEFINED: Windows' Padding.
  public static let windowsPadding: UInt16 = 0xEA1C
  /// ExifIFD, SLONG: Windows' OffsetSchema.
  public static let windowsOffsetSchema: UInt16 = 0xEA1D

  /// GPS, ASCII: `N` or `S`.
  public static let gpsLatitudeRef: UInt16 = 0x0001
  /// GPS, three RATIONALs.
  public static let gpsLatitude: UInt16 = 0x0002
  /// GPS, ASCII: `E` or `W`.
  public static let gpsLongitudeRef: UInt16 = 0x0003
  /// GPS, three RATIONALs.
  public static let gpsLongitude: UInt16 = 0x0004
  /// GPS, BYTE: 0 above, 1 below sea level.
  public static let gpsAltitudeRef: UInt16 = 0x0005
  /// GPS, RATIONAL, metres.
  public static let gpsAltitude: UInt16 = 0x0006
  /// GPS, three RATIONALs: hour, minute, second in UTC.
  public static let gpsTimeStamp: UInt16 = 0x0007
  /// GPS, ASCII: the satellites, as the receiver writes them.
  public static let gpsSatellites: UInt16 = 0x0008
  /// GPS, ASCII: `2` or `3` dimensions.
  public static let gpsMeasureMode: UInt16 = 0x000A
  /// GPS, RATIONAL: dilution of precision.
  public static let gpsDOP: UInt16 = 0x000B
  /// GPS, ASCII: `K` kilometres an hour, `M` miles an hour, `N` knots.
  public static let gpsSpeedRef: UInt16 = 0x000C
  /// GPS, RATIONAL.
  public static let gpsSpeed: UInt16 = 0x000D
  /// GPS, ASCII: `T` true or `M` magnetic north.
  public static let gpsImgDirectionRef: UInt16 = 0x0010
  /// GPS, RATIONAL, degrees.
  public static let gpsImgDirection: UInt16 = 0x0011
  /// GPS, UNDEFINED: eight bytes name its character code.
  public static let gpsProcessingMethod: UInt16 = 0x001B
  /// GPS, ASCII: `YYYY:MM:DD` in UTC.
  public static let gpsDateStamp: UInt16 = 0x001D
  /// GPS, RATIONAL, metres.
  public static let gpsHPositioningError: UInt16 = 0x001F
}
