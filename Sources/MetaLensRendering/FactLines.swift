import MetaLensAssessment

/// A photo's facts as labels and values for people.
enum FactLines {
  /// Returns the known facts, the most frequently needed first.
  static func of(_ file: AnalyzedFile, _ report: OriginalityReport, in language: Language) -> [(
    label: String, value: String
  )] {
    let summary = report.summary
    var lines: [(String, String)] = []
    func add(_ key: MessageKey, _ value: String?) {
      if let value { lines.append((key.text(in: language), SafeText.shown(value))) }
    }
    /// Adds a fact that `--redact` removes.
    ///
    /// The line says that it was removed, since its absence would be read as a fact; it doesn't say whether the file
    /// states it.
    func addPrivate(_ key: MessageKey, _ value: String?) {
      add(key, file.isRedacted ? MessageKey.valueRedactedIfStated.text(in: language) : value)
    }
    /// Returns a number with up to two decimals, as in the names of lenses: f/0.95, 4.15 mm.
    func decimal(_ value: Double, _ decimals: Int = 2) -> String {
      FixedDecimal.text(value, decimals: decimals, trimming: true, in: language)
    }
    add(.factFile, SafeText.thinned(file.label.name(in: language)))
    add(.factMake, summary.make)
    add(.factModel, summary.model)
    add(.factLens, summary.lens)
    add(.factSoftware, summary.software)
    add(.factDimensions, summary.dimensions.map { "\($0.width) × \($0.height)" })
    add(.factOrientation, summary.orientation.map { String($0) })
    add(
      summary.creationDateKind == .digitized ? .factDigitizedDate : .factCreationDate,
      date(summary.creationDate, isZoneUnreadable: summary.isCreationZoneUnreadable, in: language))
    add(
      .factModifyDate,
      date(summary.modifyDate, isZoneUnreadable: summary.isModifyZoneUnreadable, in: language))
    addPrivate(.factLocation, summary.location.map(position))
    addPrivate(.factAltitude, summary.altitude.map { decimal($0, 1) + " m" })
    addPrivate(.factGpsTime, summary.gpsTime.map(\.readable))
    add(.factExposureTime, summary.exposureTime.map { ExposureText.time($0, in: language) })
    add(.factAperture, summary.aperture.map { ExposureText.aperture($0, in: language) })
    add(.factIso, summary.iso.map { String($0) })
    add(.factFocalLength, summary.focalLength.map { decimal($0) + " mm" })
    add(
      .factFlash,
      summary.flash.map { ($0 ? MessageKey.valueFlashFired : .valueFlashNotFired).text(in: language) })
    addPrivate(.factCameraSerialNumber, summary.cameraSerialNumber)
    addPrivate(.factLensSerialNumber, summary.lensSerialNumber)
    addPrivate(.factArtist, summary.artist)
    addPrivate(.factCopyright, summary.copyright)
    addPrivate(.factByline, summary.byline)
    addPrivate(.factCredit, summary.credit)
    addPrivate(.factStatedSource, summary.statedSource)
    addPrivate(.factCopyrightNotice, summary.copyrightNotice)
    add(.factFormat, summary.format.displayName)
    add(.factFileSize, Message.valueBytes(count: String(summary.fileSize)).text(in: language))
    add(.factComplete, (report.isComplete ? MessageKey.valueYes : .valueNo).text(in: language))
    add(.factSha256, summary.sha256)
    add(.factModelScore, report.model)
    return lines
  }

  private static func date(_ time: CaptureTime?, isZoneUnreadable: Bool, in language: Language) -> String? {
    guard let time else { return nil }
    if isZoneUnreadable { return Message.valueZoneUnreadable(time: time.readable).text(in: language) }
    return time.offsetMinutes == nil
      ? Message.valueNoOffset(time: time.readable).text(in: language) : time.readable
  }

  /// Returns a position, with a decimal point in every language, since positions are pasted into maps.
  private static func position(_ place: Coordinate) -> String {
    FixedDecimal.text(place.latitude, decimals: 6) + ", " + FixedDecimal.text(place.longitude, decimals: 6)
  }
}
