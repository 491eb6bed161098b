extension Attributions {
  /// Fills in what EXIF states about camera, exposure, time and place.
  mutating func fillSummary(from reading: inout ExifReading) {
    summary.make = make
    summary.model = model
    summary.lens = reading.text(ExifTag.lensModel, in: .exif)
    summary.creationDate = original?.time ?? digitized?.time
    if original?.time == nil, digitized?.time != nil { summary.creationDateKind = .digitized }
    let created = original?.time == nil ? digitized : original
    summary.isCreationZoneUnreadable = created?.time != nil && created?.unreadOffset != nil
    summary.modifyDate = modified?.time
    summary.isModifyZoneUnreadable = modified?.time != nil && modified?.unreadOffset != nil
    summary.orientation = reading.orientation
    summary.exposureTime = reading.rational(ExifTag.exposureTime, in: .exif)
    summary.aperture = reading.rational(ExifTag.fNumber, in: .exif)
    summary.iso = Self.sensitivity(in: reading)
    summary.focalLength = reading.rational(ExifTag.focalLength, in: .exif)
    summary.flash = reading.integer(ExifTag.flash, in: .exif).map { $0 & 1 == 1 }
    if case .at(let coordinate) = position { summary.location = coordinate }
    summary.altitude = reading.exif.altitude?.metres
    summary.gpsTime = StatedFix.time(in: reading.exif)
    summary.cameraSerialNumber =
      reading.text(ExifTag.bodySerialNumber, in: .exif)
      ?? reading.text(ExifTag.cameraSerialNumber, in: .ifd0)
    summary.lensSerialNumber = reading.text(ExifTag.lensSerialNumber, in: .exif)
    summary.artist = reading.text(ExifTag.artist, in: .ifd0)
    summary.copyright = reading.text(ExifTag.copyright, in: .ifd0)
  }

  /// Returns the sensitivity: a SHORT can't exceed 65535, which then means that another tag states it (EXIF 3.0,
  /// 4.6.6.7).
  private static func sensitivity(in reading: ExifReading) -> Int? {
    guard let stated = reading.integer(ExifTag.photographicSensitivity, in: .exif) else { return nil }
    guard stated == 65_535 else { return stated }
    return reading.integer(ExifTag.recommendedExposureIndex, in: .exif)
      ?? reading.integer(ExifTag.standardOutputSensitivity, in: .exif) ?? stated
  }
}

extension PhotoSummary {
  /// Whether an exposure time, an f-number or a sensitivity is stated, as cameras do.
  var statesExposure: Bool { exposureTime != nil || aperture != nil || iso != nil }
}

extension ExifFacts {
  /// The stated altitude, and its reference; nil if none is stated.
  ///
  /// References 1 and 3 mean below: sea level and the ellipsoid (EXIF 3.0, 4.6.7.6). Some cameras write the reference
  /// as a fraction or a text, which doesn't count as one.
  var altitude: (metres: Double, reference: UInt32?)? {
    guard let height = entry(ExifTag.gpsAltitude, in: .gps).flatMap({ rationals(of: $0) })?.first?.quotient
    else { return nil }
    let reference = entry(ExifTag.gpsAltitudeRef, in: .gps).flatMap { unsignedInteger(of: $0) }
    return (reference == 1 || reference == 3 ? -height : height, reference)
  }
}
