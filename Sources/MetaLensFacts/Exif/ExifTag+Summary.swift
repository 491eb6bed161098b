extension ExifTag {
  /// Whether the summary uses a tag's value: camera, program, dates, exposure, place, people.
  package static func feedsSummary(_ tag: UInt16, in kind: ExifDirectory.Kind) -> Bool {
    switch kind {
    case .ifd0:
      switch tag {
      case make, model, orientation, software, dateTime, artist, copyright, cameraSerialNumber: true
      default: false
      }
    case .exif:
      switch tag {
      case exposureTime, fNumber, photographicSensitivity, standardOutputSensitivity,
        recommendedExposureIndex, dateTimeOriginal, dateTimeDigitized, offsetTime, offsetTimeOriginal,
        offsetTimeDigitized, flash, focalLength, subSecTime, subSecTimeOriginal, subSecTimeDigitized,
        bodySerialNumber, lensModel, lensSerialNumber:
        true
      default: false
      }
    case .gps:
      switch tag {
      case gpsLatitudeRef, gpsLatitude, gpsLongitudeRef, gpsLongitude, gpsAltitudeRef, gpsAltitude,
        gpsTimeStamp, gpsDateStamp:
        true
      default: false
      }
    case .interoperability, .ifd1: false
    }
  }
}
