import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExposureDisagreesRuleTests {
  @Test(
    arguments: [
      ((1, 125), (7, 1), false), ((1, 125), (8, 1), false), ((1, 125), (5, 1), true),
      ((1, 125), (85, 10), true), ((30, 1), (7, 1), true),
      // Phones write 0, the plain value, or a meaningless number, so these count as unknown.
      ((1, 125), (0, 1), false), ((1, 125), (8, 1000), false), ((1, 125), (299, 10), false),
      ((1, 125), (5, 0), false), ((0, 1), (5, 1), false),
    ] as [((UInt32, UInt32), (UInt32, UInt32), Bool)])
  func comparesTimes(time: (UInt32, UInt32), apex: (UInt32, UInt32), isRaised: Bool) throws {
    let photo = ExamplePhoto.camera {
      $0.set($0.rational(ExifTag.exposureTime, time), in: .exif)
      $0.set($0.rational(ExifTag.shutterSpeedValue, apex), in: .exif)
    }
    let found = try findings(by: .exposureDisagrees, on: photo)
    #expect(found.map(\.evidence.count) == (isRaised ? [2] : []))
  }

  @Test(
    arguments: [
      ((56, 10), (5, 1), false), ((56, 10), (45, 10), false), ((56, 10), (38, 10), true),
      ((56, 10), (57, 10), false),
      ((56, 10), (3, 1), true), ((18, 10), (17, 10), false), ((18, 10), (0, 1), false),
      ((18, 10), (18, 10), false),
    ] as [((UInt32, UInt32), (UInt32, UInt32), Bool)])
  func comparesApertures(number: (UInt32, UInt32), apex: (UInt32, UInt32), isRaised: Bool) throws {
    let photo = ExamplePhoto.camera {
      $0.set($0.rational(ExifTag.fNumber, number), in: .exif)
      $0.set($0.rational(ExifTag.apertureValue, apex), in: .exif)
    }
    #expect(try raised(by: .exposureDisagrees, on: photo).isEmpty != isRaised)
  }

  /// Several values aren't compared, nor a value that isn't a fraction.
  @Test func comparesOneValueEach() throws {
    let two = ExamplePhoto.camera {
      $0.set($0.rational(ExifTag.fNumber, (56, 10)), in: .exif)
      $0.set($0.rationals(ExifTag.apertureValue, [(0, 0), (3, 1)]), in: .exif)
    }
    #expect(try raised(by: .exposureDisagrees, on: two).isEmpty)
    let short = ExamplePhoto.camera {
      $0.set($0.rational(ExifTag.fNumber, (56, 10)), in: .exif)
      $0.set($0.short(ExifTag.apertureValue, 3), in: .exif)
    }
    #expect(try raised(by: .exposureDisagrees, on: short).isEmpty)
  }

  /// FNumber, MaxApertureValue, and whether the lens can't open so far.
  @Test(
    arguments: [
      ((28, 10), (3, 1), false), ((2, 1), (4, 1), true), ((14, 10), (3, 1), true), ((20, 10), (3, 1), false),
      ((8, 1), (3, 1), false), ((35, 10), (4, 1), false),
      // Sanyo rounds f/2.4 to 3.
      ((24, 10), (3, 1), false),
      // A value of 0, the plain value, f/1, and what can only be the smallest opening.
      ((18, 10), (0, 1), false), ((18, 10), (0, 0), false), ((40, 10), (48, 10), false),
      ((1, 1), (4, 1), false),
      ((2, 1), (55, 10), true), ((2, 1), (56, 10), false), ((2, 1), (25, 1), false),
    ] as [((UInt32, UInt32), (UInt32, UInt32), Bool)])
  func comparesWithTheWidestOpening(number: (UInt32, UInt32), apex: (UInt32, UInt32), isRaised: Bool) throws {
    let found = try findings(by: .exposureDisagrees, on: Self.opened(number, apex))
    #expect(found.map { $0.values.text("otherTag") } == (isRaised ? ["MaxApertureValue"] : []))
    #expect(found.allSatisfy { $0.values.text("tag") == "FNumber" && $0.evidence.count == 2 })
    let texts = found.map { $0.detail.description(in: .english) }
    #expect(texts.allSatisfy { $0.contains("(MaxApertureValue): it doesn't open that wide") })
  }

  /// Some makers fill the tags in otherwise.
  @Test(arguments: [
    ("Hewlett-Packard", "HP PhotoSmart 318", false), ("HP", "HP Photosmart R717", false),
    ("Leica Camera AG", "LEICA M8", false), ("NIKON CORPORATION", "NIKON D70", true),
  ])
  func someMakersWidestIsAnother(make: String, model: String, isRaised: Bool) throws {
    let photo = Self.opened((2, 1), (4, 1)) { $0.setCamera(make, model) }
    #expect(try raised(by: .exposureDisagrees, on: photo).isEmpty != isRaised)
  }

  private static func opened(
    _ number: (UInt32, UInt32), _ apex: (UInt32, UInt32), _ change: (inout TIFFBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    .camera { tiff in
      tiff.set(tiff.rational(ExifTag.fNumber, number), in: .exif)
      tiff.set(tiff.rational(ExifTag.maxApertureValue, apex), in: .exif)
      change(&tiff)
    }
  }

  /// The maker note's value and its text, the tag that states the same and its value.
  @Test(
    arguments: [
      (.exposureTime, "1/128", (1, 125), false), (.exposureTime, "1/128", (1, 1000), true),
      (.exposureTime, "1/128", (1, 250), false), (.exposureTime, "1/128", (1, 60), false),
      (.exposureTime, "1/128", (1, 30), true), (.exposureTime, "1/128", (1, 1), true),
      (.exposureTime, "1/4", (1, 2), false), (.exposureTime, "1/57", (30, 1), true),
      (.exposureTime, "1/128", (0, 1), false), (.exposureTime, "1/128", (1, 0), false),
      (.exposureTime, "128", (1, 1000), false), (.exposureTime, "1/0", (1, 1000), false),
      (.fNumber, "5.7", (56, 10), false), (.fNumber, "5.7", (50, 10), false),
      (.fNumber, "5.7", (45, 10), true),
      (.fNumber, "5.7", (28, 10), true), (.fNumber, "0", (28, 10), false), (.fNumber, "x", (28, 10), false),
      (.quality, "5.7", (28, 10), false),
    ] as [(MakerNoteFacts.Meaning, String, (UInt32, UInt32), Bool)])
  func comparesWithTheMakerNote(
    meaning: MakerNoteFacts.Meaning, text: String, value: (UInt32, UInt32), isRaised: Bool
  ) throws {
    let isTime = meaning == .exposureTime
    let photo = ExamplePhoto.camera {
      $0.set($0.rational(isTime ? ExifTag.exposureTime : ExifTag.fNumber, value), in: .exif)
    }
    let found = try raised(by: .exposureDisagrees, on: photo) { $0.note("Canon", [(meaning, "X", text)]) }
    #expect(found.count == (isRaised ? 1 : 0))
    let values: FlagValues = [
      "tag": isTime ? "ExposureTime" : "FNumber", "value": "\(value.0)/\(value.1)", "otherTag": "Canon X",
      "other": text,
    ]
    #expect(found.allSatisfy { $0 == .flag(.exposureDisagrees, values) })
    let several = try raised(by: .exposureDisagrees, on: photo) {
      $0.note("Canon", [(meaning, "X", text), (.captureKind, "HDR", "HDR: On")])
    }
    #expect(several.isEmpty)
  }

  @Test(
    arguments: [
      ("NIKON D200", "200", 800, true), ("NIKON D200", "200", 400, false), ("NIKON D200", "200", 200, false),
      ("NIKON D200", "1600", 400, true), ("NIKON D200", "1600", 6_400, false),
      // Above 1600 the camera may have extended the highest sensitivity, and no other.
      ("NIKON D3100", "800", 6_400, true), ("NIKON D3100", "800", 3_200, true),
      ("NIKON D3100", "1250", 3_200, true), ("NIKON D200", "1600", 1_600, false),
      ("NIKON D2X", "800", 3_200, false), ("NIKON D1X", "800", 3_200, false),
      ("NIKON D2X", "640", 3_200, true), ("NIKON D2X", "800", 200, true),
      ("NIKON D200", "3200", 400, false), ("E995", "100", 800, false), ("NIKON D200", "200", 0, false),
    ] as [(String, String, UInt16, Bool)])
  func comparesTheSensitivityOfNikons(model: String, text: String, value: UInt16, isRaised: Bool) throws {
    let photo = ExamplePhoto.camera { tiff in
      tiff.setCamera("NIKON CORPORATION", model)
      tiff.set(tiff.short(ExifTag.photographicSensitivity, value), in: .exif)
    }
    let found = try raised(by: .exposureDisagrees, on: photo) {
      $0.note("Nikon", [(.sensitivity, "ISO", text)])
    }
    #expect(found.isEmpty != isRaised)
  }

  /// SensitivityType, PhotographicSensitivity, and the numbers of the three tags that it may name, 0 for none.
  @Test(
    arguments: [
      (2, 400, [0, 400, 0], []), (2, 1_600, [0, 400, 0], ["RecommendedExposureIndex"]),
      (1, 1_600, [400, 0, 0], ["StandardOutputSensitivity"]), (3, 1_600, [0, 0, 400], ["ISOSpeed"]),
      // Only the tags that are named count.
      (2, 1_600, [400, 1_600, 400], []), (1, 1_600, [0, 400, 400], []), (3, 1_600, [400, 400, 0], []),
      (4, 1_600, [1_600, 400, 400], ["RecommendedExposureIndex"]), (5, 1_600, [1_600, 400, 1_600], []),
      (6, 400, [1_600, 400, 1_600], ["ISOSpeed"]),
      (7, 1_600, [400, 1_600, 400], ["StandardOutputSensitivity", "ISOSpeed"]),
      // No type, and numbers that say nothing or that a SHORT can't state.
      (0, 1_600, [400, 400, 400], []), (8, 1_600, [400, 400, 400], []), (2, 65_535, [0, 102_400, 0], []),
      (2, 65_534, [0, 400, 0], ["RecommendedExposureIndex"]), (2, 36_864, [0, 102_400, 0], []),
      // Rounded numbers, and those at which firmware stops counting.
      (2, 100, [0, 101, 0], []), (2, 8_063, [0, 8_000, 0], []), (2, 125, [0, 160, 0], []),
      (2, 100, [0, 130, 0], []), (2, 100, [0, 131, 0], ["RecommendedExposureIndex"]),
      (2, 131, [0, 100, 0], ["RecommendedExposureIndex"]), (2, 32_767, [0, 51_200, 0], []),
      (2, 51_200, [0, 32_767, 0], []), (2, 32_766, [0, 51_200, 0], ["RecommendedExposureIndex"]),
      (2, 32_767, [0, 400, 0], ["RecommendedExposureIndex"]),
    ] as [(UInt16, UInt16, [UInt32], [String])])
  func comparesSensitivities(type: UInt16, number: UInt16, others: [UInt32], expected: [String]) throws {
    let photo = ExamplePhoto.camera { tiff in
      tiff.set(tiff.short(ExifTag.photographicSensitivity, number), in: .exif)
      tiff.set(tiff.short(ExifTag.sensitivityType, type), in: .exif)
      let tags = [ExifTag.standardOutputSensitivity, ExifTag.recommendedExposureIndex, ExifTag.isoSpeed]
      for (tag, other) in zip(tags, others) where other > 0 {
        tiff.set(tiff.long(tag, other), in: .exif)
      }
    }
    let found = try findings(by: .exposureDisagrees, on: photo)
    #expect(found.compactMap { $0.values.text("otherTag") } == Array(expected.prefix(1)))
    #expect(found.allSatisfy { $0.values.text("tag") == "PhotographicSensitivity" })
    #expect(found.allSatisfy { $0.evidence.count == 1 + expected.count })
    #expect(found.allSatisfy { $0.values.text("value") == "\(number)" })
  }

  /// The other of SHORT and LONG does as well; another type, several numbers, 0 and no number don't.
  @Test func comparesOneSensitivityEach() throws {
    func count(_ number: TIFFBuilder.Entry?, _ other: TIFFBuilder.Entry?) throws -> Int {
      try raised(
        by: .exposureDisagrees,
        on: .camera { tiff in
          tiff.set(tiff.short(ExifTag.sensitivityType, 2), in: .exif)
          for entry in [number, other].compactMap(\.self) { tiff.set(entry, in: .exif) }
        }
      ).count
    }
    let tiff = TIFFBuilder(byteOrder: .littleEndian)
    let (iso, index) = (ExifTag.photographicSensitivity, ExifTag.recommendedExposureIndex)
    #expect(try count(tiff.long(iso, 1_600), tiff.short(index, 400)) == 1)
    #expect(try count(tiff.short(iso, 1_600, 400), tiff.long(index, 400)) == 0)
    #expect(try count(tiff.short(iso, 1_600), tiff.long(index, 400, 1_600)) == 0)
    #expect(try count(tiff.rational(iso, (1_600, 1)), tiff.long(index, 400)) == 0)
    #expect(try count(tiff.short(iso, 0), tiff.long(index, 400)) == 0)
    #expect(try count(tiff.short(iso, 1_600), tiff.long(index, 0)) == 0)
    #expect(try count(nil, tiff.long(index, 400)) == 0)
    #expect(try count(tiff.short(iso, 1_600), nil) == 0)
  }

  /// A value that was typed in is one finding, of what is farthest from it, with all places.
  @Test func aTypedValueIsOneFinding() throws {
    let photo = ExamplePhoto.camera { tiff in
      tiff.set(tiff.rational(ExifTag.fNumber, (14, 10)), in: .exif)
      tiff.set(tiff.rational(ExifTag.apertureValue, (5, 1)), in: .exif)
      tiff.set(tiff.rational(ExifTag.maxApertureValue, (3, 1)), in: .exif)
      tiff.set(tiff.rational(ExifTag.exposureTime, (1, 125)), in: .exif)
      tiff.set(tiff.rational(ExifTag.shutterSpeedValue, (10, 1)), in: .exif)
    }
    let found = try findings(by: .exposureDisagrees, on: photo)
    #expect(found.map { $0.values.text("tag") } == ["ExposureTime", "FNumber"])
    #expect(found.map { $0.values.text("otherTag") } == ["ShutterSpeedValue", "ApertureValue"])
    #expect(found.map(\.evidence.count) == [2, 3])
    let noted = try raised(by: .exposureDisagrees, on: photo) {
      $0.note("Canon", [(.fNumber, "FNumber", "7.8")])
    }
    let others = noted.map { $0.parameters["otherTag"]?.stringValue }
    #expect(others == ["ShutterSpeedValue", "Canon FNumber"])
  }

  /// Values are written as exposures, whatever form they have in the file.
  @Test(
    arguments: [
      (
        "FNumber", "7/5", "MaxApertureValue", "92/32", .english,
        "EXIF states f/1.4 (FNumber), but the lens's widest opening is given as f/2.7 (MaxApertureValue)"
      ),
      (
        "FNumber", "7/5", "MaxApertureValue", "92/32", .german,
        "EXIF nennt f/1,4 (FNumber), als größte Öffnung des Objektivs aber f/2,7 (MaxApertureValue): So weit"
      ),
      (
        "FNumber", "56/10", "ApertureValue", "3/1", .english,
        "EXIF states f/5.6 (FNumber), but also f/2.8 (ApertureValue): both should be the same."
      ),
      (
        "FNumber", "95/100", "Canon FNumber", "7.8", .english,
        "EXIF states f/0.95 (FNumber), but the camera's own note f/7.8 (Canon FNumber): both should"
      ),
      (
        "ExposureTime", "10/1250", "ShutterSpeedValue", "5/1", .english,
        "EXIF states 1/125 s (ExposureTime), but also 1/32 s (ShutterSpeedValue):"
      ),
      (
        "ExposureTime", "1/4", "ShutterSpeedValue", "-3/1", .english,
        "EXIF states 1/4 s (ExposureTime), but also 8 s (ShutterSpeedValue):"
      ),
      (
        "PhotographicSensitivity", "1600", "ISOSpeed", "400", .english,
        "EXIF states ISO 1600 (PhotographicSensitivity), but also ISO 400 (ISOSpeed):"
      ),
      (
        "FNumber", "1/0", "ApertureValue", "1/x", .english,
        "EXIF states 1/0 (FNumber), but also 1/x (ApertureValue):"
      ),
    ] as [(String, String, String, String, Language, String)])
  func writesExposures(
    tag: String, value: String, otherTag: String, other: String, language: Language, expected: String
  ) {
    let detail = OriginalityFlag.FlagDetail.flag(
      .exposureDisagrees, ["tag": tag, "value": value, "otherTag": otherTag, "other": other])
    #expect(detail.description(in: language).hasPrefix(expected))
  }
}
