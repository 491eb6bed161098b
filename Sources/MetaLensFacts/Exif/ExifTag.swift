/// Tag numbers that MetaLens reads by name (EXIF 3.0, tables of 4.6; TIFF 6.0, section 8).
public enum ExifTag {
  /// IFD0, ASCII.
  public static let processingSoftware: UInt16 = 0x000B
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
  /// IFD1, LONG.
  public static let thumbnailOffset: UInt16 = 0x0201
  /// IFD1, LONG.
  public static let thumbnailLength: UInt16 = 0x0202
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
  /// ExifIFD, SHORT.
  public static let photographicSensitivity: UInt16 = 0x8827
  /// ExifIFD, LONG: used where 0x8827 says 65535.
  public static let recommendedExposureIndex: UInt16 = 0x8832
  /// ExifIFD, LONG.
  public static let standardOutputSensitivity: UInt16 = 0x8831
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
  /// ExifIFD, ASCII.
  public static let bodySerialNumber: UInt16 = 0xA431
  /// ExifIFD, ASCII.
  public static let lensMake: UInt16 = 0xA433
  /// ExifIFD, ASCII.
  public static let lensModel: UInt16 = 0xA434
  /// ExifIFD, ASCII.
  public static let lensSerialNumber: UInt16 = 0xA435
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
  /// GPS, ASCII: `YYYY:MM:DD` in UTC.
  public static let gpsDateStamp: UInt16 = 0x001D
}
