/// Tag numbers that MetaLens reads by name (EXIF 3.0, tables of 4.6; TIFF 6.0, section 8).
///
/// `exif-tags.tsv` has each tag's directory, and the document that states its type.
package enum ExifTag {
  /// Returns a tag's number as people write it: `0x927C`.
  package static func hexadecimal(_ tag: UInt16) -> String { Hexadecimal.number(Int(tag), digits: 4) }

  package static let processingSoftware: UInt16 = 0x000B
  package static let imageDescription: UInt16 = 0x010E
  package static let make: UInt16 = 0x010F
  package static let model: UInt16 = 0x0110
  /// TIFF's offsets of a picture's strips; in IFD1, those of an uncompressed thumbnail.
  package static let stripOffsets: UInt16 = 0x0111
  /// 1 to 8.
  package static let orientation: UInt16 = 0x0112
  package static let software: UInt16 = 0x0131
  /// ModifyDate in exiftool's words.
  package static let dateTime: UInt16 = 0x0132
  package static let artist: UInt16 = 0x013B
  /// TIFF's; iPhones write the model.
  package static let hostComputer: UInt16 = 0x013C
  /// TIFF's; in pixels.
  package static let tileWidth: UInt16 = 0x0142
  package static let thumbnailOffset: UInt16 = 0x0201
  package static let thumbnailLength: UInt16 = 0x0202
  /// Windows', as the next one: 0 to 5.
  package static let rating: UInt16 = 0x4746
  package static let ratingPercent: UInt16 = 0x4749
  package static let copyright: UInt16 = 0x8298
  /// In seconds.
  package static let exposureTime: UInt16 = 0x829A
  package static let fNumber: UInt16 = 0x829D
  package static let exifPointer: UInt16 = 0x8769
  package static let gpsPointer: UInt16 = 0x8825
  /// Windows', as the next four: UTF-16 in little-endian order.
  package static let xpTitle: UInt16 = 0x9C9B
  package static let xpComment: UInt16 = 0x9C9C
  package static let xpAuthor: UInt16 = 0x9C9D
  package static let xpKeywords: UInt16 = 0x9C9E
  package static let xpSubject: UInt16 = 0x9C9F
  package static let photographicSensitivity: UInt16 = 0x8827
  /// 1 to 7: which of the next three 0x8827 is.
  package static let sensitivityType: UInt16 = 0x8830
  /// Used if 0x8827 is 65535.
  package static let recommendedExposureIndex: UInt16 = 0x8832
  package static let standardOutputSensitivity: UInt16 = 0x8831
  package static let isoSpeed: UInt16 = 0x8833
  /// Four digits.
  package static let exifVersion: UInt16 = 0x9000
  package static let dateTimeOriginal: UInt16 = 0x9003
  /// CreateDate in exiftool's words.
  package static let dateTimeDigitized: UInt16 = 0x9004
  /// Such as `+09:00`.
  package static let offsetTime: UInt16 = 0x9010
  package static let offsetTimeOriginal: UInt16 = 0x9011
  package static let offsetTimeDigitized: UInt16 = 0x9012
  /// The exposure time in APEX, minus its binary logarithm.
  package static let shutterSpeedValue: UInt16 = 0x9201
  /// The f-number in APEX, twice its binary logarithm.
  package static let apertureValue: UInt16 = 0x9202
  /// The brightness in APEX.
  package static let brightnessValue: UInt16 = 0x9203
  /// The exposure compensation in stops.
  package static let exposureBiasValue: UInt16 = 0x9204
  /// The lens's smallest f-number in APEX.
  package static let maxApertureValue: UInt16 = 0x9205
  package static let flash: UInt16 = 0x9209
  /// In millimetres.
  package static let focalLength: UInt16 = 0x920A
  package static let makerNote: UInt16 = 0x927C
  /// Eight bytes name its character code.
  package static let userComment: UInt16 = 0x9286
  package static let subSecTime: UInt16 = 0x9290
  package static let subSecTimeOriginal: UInt16 = 0x9291
  package static let subSecTimeDigitized: UInt16 = 0x9292
  /// 1 sRGB, 65535 another colour space.
  package static let colorSpace: UInt16 = 0xA001
  package static let pixelXDimension: UInt16 = 0xA002
  package static let pixelYDimension: UInt16 = 0xA003
  package static let interoperabilityPointer: UInt16 = 0xA005
  /// 3 is a digital camera.
  package static let fileSource: UInt16 = 0xA300
  /// 1 is a directly photographed picture.
  package static let sceneType: UInt16 = 0xA301
  /// 0 normal, 1 custom; Apple writes more.
  package static let customRendered: UInt16 = 0xA401
  package static let imageUniqueID: UInt16 = 0xA420
  /// CameraOwnerName.
  package static let ownerName: UInt16 = 0xA430
  package static let bodySerialNumber: UInt16 = 0xA431
  /// Focal lengths and apertures at both ends.
  package static let lensSpecification: UInt16 = 0xA432
  package static let lensMake: UInt16 = 0xA433
  package static let lensModel: UInt16 = 0xA434
  package static let lensSerialNumber: UInt16 = 0xA435
  /// New in EXIF 3.0, as the next six.
  package static let imageTitle: UInt16 = 0xA436
  package static let photographer: UInt16 = 0xA437
  /// Who edited the picture.
  package static let imageEditor: UInt16 = 0xA438
  package static let cameraFirmware: UInt16 = 0xA439
  package static let rawDevelopingSoftware: UInt16 = 0xA43A
  package static let imageEditingSoftware: UInt16 = 0xA43B
  package static let metadataEditingSoftware: UInt16 = 0xA43C
  /// New in EXIF 2.32, as the next two: 1 one shot, 2 of several, 3 of several taken together.
  package static let compositeImage: UInt16 = 0xA460
  /// Shots taken and shots used.
  package static let sourceImageNumberOfCompositeImage: UInt16 = 0xA461
  package static let sourceExposureTimesOfCompositeImage: UInt16 = 0xA462
  /// DNG's camera serial number, which some cameras write into JPEGs.
  package static let cameraSerialNumber: UInt16 = 0xC62F
  /// Windows' Padding, in IFD0 and ExifIFD.
  package static let windowsPadding: UInt16 = 0xEA1C
  package static let windowsOffsetSchema: UInt16 = 0xEA1D

  /// `R98` sRGB, `R03` Adobe RGB, `THM` a thumbnail.
  package static let interoperabilityIndex: UInt16 = 0x0001

  /// `N` or `S`.
  package static let gpsLatitudeRef: UInt16 = 0x0001
  package static let gpsLatitude: UInt16 = 0x0002
  /// `E` or `W`.
  package static let gpsLongitudeRef: UInt16 = 0x0003
  package static let gpsLongitude: UInt16 = 0x0004
  /// 0 above, 1 below sea level.
  package static let gpsAltitudeRef: UInt16 = 0x0005
  /// In metres.
  package static let gpsAltitude: UInt16 = 0x0006
  /// Hour, minute, second in UTC.
  package static let gpsTimeStamp: UInt16 = 0x0007
  /// The satellites, as the receiver writes them.
  package static let gpsSatellites: UInt16 = 0x0008
  /// `A` while the receiver has a fix, `V` without one.
  package static let gpsStatus: UInt16 = 0x0009
  /// `2` or `3` dimensions.
  package static let gpsMeasureMode: UInt16 = 0x000A
  /// Dilution of precision.
  package static let gpsDOP: UInt16 = 0x000B
  /// `K` kilometres an hour, `M` miles an hour, `N` knots.
  package static let gpsSpeedRef: UInt16 = 0x000C
  package static let gpsSpeed: UInt16 = 0x000D
  /// `T` true or `M` magnetic north.
  package static let gpsImgDirectionRef: UInt16 = 0x0010
  /// In degrees.
  package static let gpsImgDirection: UInt16 = 0x0011
  /// Eight bytes name its character code.
  package static let gpsProcessingMethod: UInt16 = 0x001B
  /// `YYYY:MM:DD` in UTC.
  package static let gpsDateStamp: UInt16 = 0x001D
  /// In metres.
  package static let gpsHPositioningError: UInt16 = 0x001F
}
