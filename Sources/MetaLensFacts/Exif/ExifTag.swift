/// Tag numbers that MetaLens reads by name (EXIF 3.0, tables of 4.6; TIFF 6.0, section 8).
package enum ExifTag {
  /// Returns a tag's number as people write it: `0x927C`.
  package static func hexadecimal(_ tag: UInt16) -> String { Hexadecimal.number(Int(tag), digits: 4) }

  /// IFD0, ASCII.
  package static let processingSoftware: UInt16 = 0x000B
  /// IFD0, ASCII or UTF-8.
  package static let imageDescription: UInt16 = 0x010E
  /// IFD0, ASCII.
  package static let make: UInt16 = 0x010F
  /// IFD0, ASCII.
  package static let model: UInt16 = 0x0110
  /// SHORT or LONG: TIFF's offsets of a picture's strips; in IFD1, those of an uncompressed thumbnail.
  package static let stripOffsets: UInt16 = 0x0111
  /// IFD0, SHORT, 1 to 8.
  package static let orientation: UInt16 = 0x0112
  /// IFD0, ASCII.
  package static let software: UInt16 = 0x0131
  /// IFD0, ASCII, 20 bytes: ModifyDate in exiftool's words.
  package static let dateTime: UInt16 = 0x0132
  /// IFD0, ASCII.
  package static let artist: UInt16 = 0x013B
  /// IFD0, ASCII: TIFF's; iPhones write the model.
  package static let hostComputer: UInt16 = 0x013C
  /// IFD0, SHORT or LONG: TIFF's; in pixels.
  package static let tileWidth: UInt16 = 0x0142
  /// IFD1, LONG.
  package static let thumbnailOffset: UInt16 = 0x0201
  /// IFD1, LONG.
  package static let thumbnailLength: UInt16 = 0x0202
  /// IFD0, SHORT, 0 to 5: Windows'.
  package static let rating: UInt16 = 0x4746
  /// IFD0, SHORT: Windows'.
  package static let ratingPercent: UInt16 = 0x4749
  /// IFD0, ASCII.
  package static let copyright: UInt16 = 0x8298
  /// ExifIFD, RATIONAL, seconds.
  package static let exposureTime: UInt16 = 0x829A
  /// ExifIFD, RATIONAL.
  package static let fNumber: UInt16 = 0x829D
  /// IFD0, LONG: pointer.
  package static let exifPointer: UInt16 = 0x8769
  /// IFD0, LONG: pointer.
  package static let gpsPointer: UInt16 = 0x8825
  /// IFD0, BYTE, UTF-16 in little-endian order: Windows'.
  package static let xpTitle: UInt16 = 0x9C9B
  /// IFD0, BYTE, as `xpTitle`.
  package static let xpComment: UInt16 = 0x9C9C
  /// IFD0, BYTE, as `xpTitle`.
  package static let xpAuthor: UInt16 = 0x9C9D
  /// IFD0, BYTE, as `xpTitle`.
  package static let xpKeywords: UInt16 = 0x9C9E
  /// IFD0, BYTE, as `xpTitle`.
  package static let xpSubject: UInt16 = 0x9C9F
  /// ExifIFD, SHORT.
  package static let photographicSensitivity: UInt16 = 0x8827
  /// ExifIFD, SHORT, 1 to 7: which of the next three 0x8827 is.
  package static let sensitivityType: UInt16 = 0x8830
  /// ExifIFD, LONG: used if 0x8827 is 65535.
  package static let recommendedExposureIndex: UInt16 = 0x8832
  /// ExifIFD, LONG.
  package static let standardOutputSensitivity: UInt16 = 0x8831
  /// ExifIFD, LONG.
  package static let isoSpeed: UInt16 = 0x8833
  /// ExifIFD, UNDEFINED, four digits.
  package static let exifVersion: UInt16 = 0x9000
  /// ExifIFD, ASCII, 20 bytes.
  package static let dateTimeOriginal: UInt16 = 0x9003
  /// ExifIFD, ASCII, 20 bytes: CreateDate in exiftool's words.
  package static let dateTimeDigitized: UInt16 = 0x9004
  /// ExifIFD, ASCII, `+09:00`.
  package static let offsetTime: UInt16 = 0x9010
  /// ExifIFD, ASCII.
  package static let offsetTimeOriginal: UInt16 = 0x9011
  /// ExifIFD, ASCII.
  package static let offsetTimeDigitized: UInt16 = 0x9012
  /// ExifIFD, SRATIONAL: the exposure time in APEX, minus its binary logarithm.
  package static let shutterSpeedValue: UInt16 = 0x9201
  /// ExifIFD, RATIONAL: the f-number in APEX, twice its binary logarithm.
  package static let apertureValue: UInt16 = 0x9202
  /// ExifIFD, SRATIONAL: the brightness in APEX.
  package static let brightnessValue: UInt16 = 0x9203
  /// ExifIFD, SRATIONAL: the exposure compensation in stops.
  package static let exposureBiasValue: UInt16 = 0x9204
  /// ExifIFD, RATIONAL: the lens's smallest f-number in APEX.
  package static let maxApertureValue: UInt16 = 0x9205
  /// ExifIFD, SHORT.
  package static let flash: UInt16 = 0x9209
  /// ExifIFD, RATIONAL, millimetres.
  package static let focalLength: UInt16 = 0x920A
  /// ExifIFD, UNDEFINED.
  package static let makerNote: UInt16 = 0x927C
  /// ExifIFD, UNDEFINED: eight bytes name its character code.
  package static let userComment: UInt16 = 0x9286
  /// ExifIFD, ASCII.
  package static let subSecTime: UInt16 = 0x9290
  /// ExifIFD, ASCII.
  package static let subSecTimeOriginal: UInt16 = 0x9291
  /// ExifIFD, ASCII.
  package static let subSecTimeDigitized: UInt16 = 0x9292
  /// ExifIFD, SHORT: 1 sRGB, 65535 another colour space.
  package static let colorSpace: UInt16 = 0xA001
  /// ExifIFD, SHORT or LONG.
  package static let pixelXDimension: UInt16 = 0xA002
  /// ExifIFD, SHORT or LONG.
  package static let pixelYDimension: UInt16 = 0xA003
  /// ExifIFD, LONG: pointer.
  package static let interoperabilityPointer: UInt16 = 0xA005
  /// ExifIFD, UNDEFINED: 3 is a digital camera.
  package static let fileSource: UInt16 = 0xA300
  /// ExifIFD, UNDEFINED: 1 is a directly photographed picture.
  package static let sceneType: UInt16 = 0xA301
  /// ExifIFD, SHORT: 0 normal, 1 custom; Apple writes more.
  package static let customRendered: UInt16 = 0xA401
  /// ExifIFD, ASCII, 33 bytes.
  package static let imageUniqueID: UInt16 = 0xA420
  /// ExifIFD, ASCII or UTF-8: CameraOwnerName.
  package static let ownerName: UInt16 = 0xA430
  /// ExifIFD, ASCII.
  package static let bodySerialNumber: UInt16 = 0xA431
  /// ExifIFD, four RATIONALs: focal lengths and apertures at both ends.
  package static let lensSpecification: UInt16 = 0xA432
  /// ExifIFD, ASCII.
  package static let lensMake: UInt16 = 0xA433
  /// ExifIFD, ASCII.
  package static let lensModel: UInt16 = 0xA434
  /// ExifIFD, ASCII.
  package static let lensSerialNumber: UInt16 = 0xA435
  /// ExifIFD, ASCII or UTF-8 (EXIF 3.0).
  package static let imageTitle: UInt16 = 0xA436
  /// ExifIFD, ASCII or UTF-8 (EXIF 3.0).
  package static let photographer: UInt16 = 0xA437
  /// ExifIFD, ASCII or UTF-8 (EXIF 3.0): who edited the picture.
  package static let imageEditor: UInt16 = 0xA438
  /// ExifIFD, ASCII or UTF-8 (EXIF 3.0).
  package static let cameraFirmware: UInt16 = 0xA439
  /// ExifIFD, ASCII or UTF-8 (EXIF 3.0).
  package static let rawDevelopingSoftware: UInt16 = 0xA43A
  /// ExifIFD, ASCII or UTF-8 (EXIF 3.0).
  package static let imageEditingSoftware: UInt16 = 0xA43B
  /// ExifIFD, ASCII or UTF-8 (EXIF 3.0).
  package static let metadataEditingSoftware: UInt16 = 0xA43C
  /// ExifIFD, SHORT (EXIF 2.32): 1 one shot, 2 of several, 3 of several taken together.
  package static let compositeImage: UInt16 = 0xA460
  /// ExifIFD, two SHORTs (EXIF 2.32): shots taken and shots used.
  package static let sourceImageNumberOfCompositeImage: UInt16 = 0xA461
  /// ExifIFD, UNDEFINED (EXIF 2.32).
  package static let sourceExposureTimesOfCompositeImage: UInt16 = 0xA462
  /// IFD0, ASCII: DNG's camera serial number, which some cameras write into JPEGs.
  package static let cameraSerialNumber: UInt16 = 0xC62F
  /// IFD0 and ExifIFD, UNDEFINED: Windows' Padding.
  package static let windowsPadding: UInt16 = 0xEA1C
  /// ExifIFD, SLONG: Windows' OffsetSchema.
  package static let windowsOffsetSchema: UInt16 = 0xEA1D

  /// InteropIFD, ASCII: `R98` sRGB, `R03` Adobe RGB, `THM` a thumbnail.
  package static let interoperabilityIndex: UInt16 = 0x0001

  /// GPS, ASCII: `N` or `S`.
  package static let gpsLatitudeRef: UInt16 = 0x0001
  /// GPS, three RATIONALs.
  package static let gpsLatitude: UInt16 = 0x0002
  /// GPS, ASCII: `E` or `W`.
  package static let gpsLongitudeRef: UInt16 = 0x0003
  /// GPS, three RATIONALs.
  package static let gpsLongitude: UInt16 = 0x0004
  /// GPS, BYTE: 0 above, 1 below sea level.
  package static let gpsAltitudeRef: UInt16 = 0x0005
  /// GPS, RATIONAL, metres.
  package static let gpsAltitude: UInt16 = 0x0006
  /// GPS, three RATIONALs: hour, minute, second in UTC.
  package static let gpsTimeStamp: UInt16 = 0x0007
  /// GPS, ASCII: the satellites, as the receiver writes them.
  package static let gpsSatellites: UInt16 = 0x0008
  /// GPS, ASCII: `A` while the receiver has a fix, `V` without one.
  package static let gpsStatus: UInt16 = 0x0009
  /// GPS, ASCII: `2` or `3` dimensions.
  package static let gpsMeasureMode: UInt16 = 0x000A
  /// GPS, RATIONAL: dilution of precision.
  package static let gpsDOP: UInt16 = 0x000B
  /// GPS, ASCII: `K` kilometres an hour, `M` miles an hour, `N` knots.
  package static let gpsSpeedRef: UInt16 = 0x000C
  /// GPS, RATIONAL.
  package static let gpsSpeed: UInt16 = 0x000D
  /// GPS, ASCII: `T` true or `M` magnetic north.
  package static let gpsImgDirectionRef: UInt16 = 0x0010
  /// GPS, RATIONAL, degrees.
  package static let gpsImgDirection: UInt16 = 0x0011
  /// GPS, UNDEFINED: eight bytes name its character code.
  package static let gpsProcessingMethod: UInt16 = 0x001B
  /// GPS, ASCII: `YYYY:MM:DD` in UTC.
  package static let gpsDateStamp: UInt16 = 0x001D
  /// GPS, RATIONAL, metres.
  package static let gpsHPositioningError: UInt16 = 0x001F
}
