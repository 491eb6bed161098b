extension Attributions {
  /// Fills in what EXIF states of camera, exposure, time and place.
  mutating func fillSummary(from reading: inout ExifReading) {
    summary.make = make
    summary.model = model
    summary.lens = reading.text(ExifTag.lensModel, in: .exif)
    summary.creationDate = original?.time ?? digitized?.time
    summary.modifyDate = modified?.time
    summary.orientation = reading.orientation
    summary.exposureTime = reading.rational(ExifTag.exposureTime, in: .exif)
    summary.aperture = reading.rational(ExifTag.fNumber, in: .exif)
    summary.iso = Self.sensitivity(in: reading)
    summary.focalLength = reading.rational(ExifTag.focalLength, in: .exif)
    summary.flash = reading.integer(ExifTag.flash, in: .exif).map { $0 & 1 == 1 }
    if case .at(let coordinate) = position { summary.location = coordinate }
    summary.altitude = Self.altitude(in: reading)
    summary.gpsTime = Self.gpsTime(in: &reading)
    summary.cameraSerialNumber =
      reading.text(ExifTag.bodySerialNumber, in: .exif)
      ?? reading.text(ExifTag.cameraSerialNumber, in: .ifd0)
    summary.lensSerialNumber = reading.text(ExifTag.lensSerialNumber, in: .exif)
    summary.artist = reading.text(ExifTag.artist, in: .ifd0)
    summary.copyright = reading.text(ExifTag.copyright, in: .ifd0)
  }

  /// A SHORT can't hold more than 65535, which then means that another tag does (EXIF 3.0, 4.6.6.7).
  private static func sensitivity(in reading: ExifReading) -> Int? {
    guard let stated = reading.integer(ExifTag.photographicSensitivity, in: .exif) else { return nil }
    guard stated == 65_535 else { return stated }
    return reading.integer(ExifTag.recommendedExposureIndex, in: .exif)
      ?? reading.integer(ExifTag.standardOutputSensitivity, in: .exif) ?? stated
  }

  /// References 1 and 3 are below: sea level and the ellipsoid (EXIF 3.0, 4.6.7.6).
  private static func altitude(in reading: ExifReading) -> Double? {
    guard let metres = reading.rational(ExifTag.gpsAltitude, in: .gps) else { return nil }
    let reference = reading.integer(ExifTag.gpsAltitudeRef, in: .gps)
    return reference == 1 || reference == 3 ? -metres : metres
  }

  private static func gpsTime(in reading: inout ExifReading) -> CaptureTime? {
    guard let stamp = reading.text(ExifTag.gpsDateStamp, in: .gps), stamp.utf8.count >= 10,
      let entry = reading.exif.entry(ExifTag.gpsTimeStamp, in: .gps),
      let parts = reading.exif.rationals(of: entry)?.map(\.quotient), parts.count == 3,
      let hour = parts[0], let minute = parts[1], let second = parts[2],
      (0..<24).contains(hour), (0..<60).contains(minute), (0..<61).contains(second)
    else { return nil }
    // Rounded, since 27.45 is not a binary fraction; but never up to a second that wasn't stated.
    let milliseconds = min(999, Int(((second - second.rounded(.down)) * 1_000).rounded()))
    let clock =
      "\(CaptureTime.digits(Int(hour), 2)):\(CaptureTime.digits(Int(minute), 2)):"
      + CaptureTime.digits(Int(second), 2)
    return StatedDate.time(
      stamp.prefix(10) + " " + clock,
      subsecond: milliseconds > 0 ? CaptureTime.digits(milliseconds, 3) : nil, offsetMinutes: 0)
  }
}
