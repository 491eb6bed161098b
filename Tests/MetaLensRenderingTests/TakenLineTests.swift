import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct TakenLineTests {
  private static let date = CaptureTime(
    year: 2025, month: 6, day: 4, hour: 16, minute: 50, second: 24, subsecond: "123", offsetMinutes: 120)

  private func summary(dated: Bool, camera: Bool, placed: Bool) -> PhotoSummary {
    var summary = PhotoSummary(format: .jpeg, fileSize: 1)
    if dated { summary.creationDate = Self.date }
    if camera { (summary.make, summary.model) = ("Google", "Pixel 8a") }
    if placed { summary.location = Coordinate(latitude: 47.6712, longitude: 9.4689) }
    return summary
  }

  @Test(arguments: [
    (
      true, true, true,
      "By its metadata, taken 2025-06-04 16:50:24 +02:00 with a Google Pixel 8a near 47.67, 9.47"
    ),
    (true, true, false, "By its metadata, taken 2025-06-04 16:50:24 +02:00 with a Google Pixel 8a"),
    (true, false, true, "By its metadata, taken 2025-06-04 16:50:24 +02:00 near 47.67, 9.47"),
    (true, false, false, "By its metadata, taken 2025-06-04 16:50:24 +02:00"),
    (false, true, true, "By its metadata, taken with a Google Pixel 8a near 47.67, 9.47"),
    (false, true, false, "By its metadata, taken with a Google Pixel 8a"),
    (false, false, true, "By its metadata, taken near 47.67, 9.47"),
    (false, false, false, nil),
  ])
  func saysWhatIsKnown(dated: Bool, camera: Bool, placed: Bool, expected: String?) {
    let summary = summary(dated: dated, camera: camera, placed: placed)
    #expect(TakenLine(summary, .english).text == expected)
  }

  /// The scan of a film states when it was digitized; when it was taken isn't known.
  @Test(
    arguments: [
      (
        Language.english, true, true,
        "By its metadata, digitized 2025-06-04 16:50:24 +02:00 with a Google Pixel 8a, position 47.67, 9.47"
      ),
      (.english, true, false, "By its metadata, digitized 2025-06-04 16:50:24 +02:00 with a Google Pixel 8a"),
      (.english, false, true, "By its metadata, digitized 2025-06-04 16:50:24 +02:00, position 47.67, 9.47"),
      (.english, false, false, "By its metadata, digitized 2025-06-04 16:50:24 +02:00"),
      (
        .german, true, false,
        "Laut Metadaten digitalisiert am 2025-06-04 16:50:24 +02:00 mit Google Pixel 8a"
      ),
      (.japanese, false, false, "メタデータ上のデジタル化：2025-06-04 16:50:24 +02:00"),
    ] as [(Language, Bool, Bool, String)])
  func aDateOfDigitizingSaysSo(language: Language, camera: Bool, placed: Bool, expected: String) {
    var summary = summary(dated: true, camera: camera, placed: placed)
    summary.creationDateKind = .digitized
    #expect(TakenLine(summary, language).text == expected)
  }

  /// A scanner that Model names took no picture, unless no flag says that the file is a scan.
  @Test(
    arguments: [
      (Language.english, false, false, "By its metadata, scanned with a Canon CanoScan LiDE 210"),
      (
        .english, false, true,
        "By its metadata, scanned with a Canon CanoScan LiDE 210, position 47.67, 9.47"
      ),
      (
        .english, true, false,
        "By its metadata, taken 2025-06-04 16:50:24 +02:00, scanned with a Canon CanoScan LiDE 210"
      ),
      (
        .english, true, true,
        "By its metadata, taken 2025-06-04 16:50:24 +02:00 near 47.67, 9.47, "
          + "scanned with a Canon CanoScan LiDE 210"
      ),
      (.german, false, false, "Laut Metadaten gescannt mit Canon CanoScan LiDE 210"),
      (.french, false, false, "Selon ses métadonnées, scannée avec Canon CanoScan LiDE 210"),
      (.spanish, false, false, "Según sus metadatos, escaneada con Canon CanoScan LiDE 210"),
      (.japanese, false, false, "メタデータ上のスキャン機器：Canon CanoScan LiDE 210"),
      (.korean, false, false, "메타데이터상 스캔: Canon CanoScan LiDE 210"),
      (.simplifiedChinese, false, false, "扫描（据元数据）：Canon CanoScan LiDE 210"),
    ] as [(Language, Bool, Bool, String)])
  func aScannerTookNoPicture(language: Language, dated: Bool, placed: Bool, expected: String) {
    var scan = summary(dated: dated, camera: false, placed: placed)
    (scan.make, scan.model) = ("Canon", "CanoScan LiDE 210")
    let flag = Self.scannerFlag(["model": "CanoScan LiDE 210"])
    #expect(TakenLine(scan, flags: [flag], language).text == expected)
    #expect(TakenLine(scan, language).text != expected)
  }

  /// The program of a photo lab makes no scanner of the camera that Model names.
  @Test func aLabsProgramIsNoScanner() {
    let photo = summary(dated: false, camera: true, placed: false)
    let flag = Self.scannerFlag(["software": "FDi V4.5 / FRONTIER390"])
    let line = TakenLine(photo, flags: [flag], .english)
    #expect(line.text == "By its metadata, taken with a Google Pixel 8a")
  }

  /// With an exposure and without the maker's note it is still a scanner.
  @Test func aScannerWithoutANoteScanned() {
    var scan = summary(dated: false, camera: false, placed: false)
    (scan.make, scan.model) = ("Canon", "CanoScan 9000F")
    let flag = OriginalityFlag(
      detail: Rule.makerNoteMissing.exampleDetail, grade: .inferred, evidence: [], weight: 0, points: 0)
    #expect(
      TakenLine(scan, flags: [flag], .english).text == "By its metadata, scanned with a Canon CanoScan 9000F")
  }

  private static func scannerFlag(_ values: FlagValues) -> OriginalityFlag {
    OriginalityFlag(
      detail: .flag(.softwareScanner, values), grade: .inferred, evidence: [], weight: 0, points: 0)
  }

  @Test func aZoneThatCannotBeReadIsSaid() {
    var summary = summary(dated: true, camera: false, placed: false)
    summary.creationDate?.offsetMinutes = nil
    summary.isCreationZoneUnreadable = true
    #expect(
      TakenLine(summary, .english).text
        == "By its metadata, taken 2025-06-04 16:50:24 (local time; a zone is stated that can't be read)")
  }

  /// Without a date, the line states only camera and place, whatever kind of date the summary states.
  @Test func noDateIsNoneOfDigitizing() {
    var summary = summary(dated: false, camera: true, placed: false)
    summary.creationDateKind = .digitized
    #expect(TakenLine(summary, .english).text == "By its metadata, taken with a Google Pixel 8a")
  }

  /// A name that reads like a sentence of the report is quoted.
  @Test(
    arguments: [
      ("Apple", "Apple. Checked: unchanged", "taken with an “Apple. Checked: unchanged”"),
      ("Canon. Checked: ok", nil, "taken with a camera by “Canon. Checked: ok” (model not stated)"),
    ] as [(String?, String?, String)])
  func aCameraDoesNotSpeakForUs(make: String?, model: String?, expected: String) throws {
    var summary = summary(dated: false, camera: false, placed: false)
    (summary.make, summary.model) = (make, model)
    #expect(try #require(TakenLine(summary, .english).text).contains(expected))
  }

  /// A date in the future is described as such; whether another date of the photo is doesn't matter here.
  @Test(
    arguments: [
      (Language.english, true, "taken 2025-06-04 16:50:24 +02:00 (which lies in the future) with a Google"),
      (.german, true, "am 2025-06-04 16:50:24 +02:00 (liegt in der Zukunft) mit Google"),
      (.english, false, "taken 2025-06-04 16:50:24 +02:00 with a Google"),
    ] as [(Language, Bool, String)])
  func aDateInTheFutureSaysSo(language: Language, isItsOwn: Bool, expected: String) throws {
    let date = isItsOwn ? Self.date?.iso8601 ?? "" : "2025-06-05T16:50:24"
    let flag = OriginalityFlag(
      detail: .flag(.dateInFuture, ["tag": "DateTimeOriginal", "date": date]), grade: .derived, evidence: [],
      weight: 0, points: 0)
    let line = TakenLine(summary(dated: true, camera: true, placed: true), flags: [flag], language)
    #expect(try #require(line.text).contains(expected))
  }

  /// Receivers without a fix write zero for both coordinates; a single zero is a valid position.
  @Test(
    arguments: [(0.0, 0.0, nil), (0.0, 9.47, "0.00, 9.47"), (47.67, 0.0, "47.67, 0.00")]
      as [(Double, Double, String?)])
  func noFixIsNoPlace(latitude: Double, longitude: Double, place: String?) {
    var summary = summary(dated: false, camera: false, placed: false)
    summary.location = Coordinate(latitude: latitude, longitude: longitude)
    #expect(TakenLine(summary, .english).text == place.map { "By its metadata, taken near " + $0 })
  }

  @Test(arguments: [
    (Language.german, "Laut Metadaten aufgenommen am 2025-06-04 16:50:24 +02:00"),
    (.french, "Selon ses métadonnées, prise le 2025-06-04 16:50:24 +02:00"),
    (.spanish, "Según sus metadatos, tomada el 2025-06-04 16:50:24 +02:00"),
  ])
  func datesTakeTheirPreposition(language: Language, expected: String) throws {
    for (camera, placed) in [(false, false), (true, false), (false, true), (true, true)] {
      let line = TakenLine(summary(dated: true, camera: camera, placed: placed), language)
      #expect(try #require(line.text).hasPrefix(expected))
    }
  }

  /// A make without a model isn't shown as a camera's name.
  @Test(
    arguments: [
      (Language.english, "Apple", nil, "taken with a camera by Apple (model not stated)"),
      (.english, "Apple ", " ", "taken with a camera by Apple (model not stated)"),
      (.english, nil, "iPhone 5s", "taken with an iPhone 5s"),
      (.german, "Apple", nil, "aufgenommen mit einer Kamera von Apple (Modell nicht angegeben)"),
    ] as [(Language, String?, String?, String)])
  func aMakeAloneSaysSo(language: Language, make: String?, model: String?, expected: String) throws {
    var summary = summary(dated: false, camera: false, placed: false)
    (summary.make, summary.model) = (make, model)
    #expect(try #require(TakenLine(summary, language).text).hasSuffix(expected))
  }

  /// The decimal point is kept, since positions are pasted into maps.
  @Test func germanNeedsNoArticle() {
    let summary = summary(dated: false, camera: true, placed: true)
    #expect(
      TakenLine(summary, .german).text == "Laut Metadaten aufgenommen mit Google Pixel 8a nahe 47.67, 9.47")
  }

  @Test(arguments: [
    ("Apple iPhone 12", "an "), ("Google Pixel", "a "), ("OLYMPUS", "an "), ("LG Electronics", "an "),
    ("HTC One", "an "), ("Lumix", "a "), ("", "a "), ("8mm", "a "),
    ("OnePlus 9 Pro", "a "), ("ONEPLUS A6003", "a "), ("HP Photosmart", "an "),
  ])
  func takesItsArticle(name: String, article: String) {
    #expect(EnglishArticle.before(name) == article + name)
  }
}
