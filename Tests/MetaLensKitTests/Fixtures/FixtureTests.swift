import Foundation
import MetaLensFacts
import MetaLensKit
import MetaLensSamples
import Testing

/// Tests of every file in `Fixtures/`, read from its URL through the public API.
struct FixtureTests {
  private static func fixtures(in group: String) throws -> Set<String> {
    // Programs' and broken files other than JPEG are covered by FormatFixtureTests.
    Set(
      try files().filter { $0.hasPrefix(group + "/") && (group == "flags" || $0.hasSuffix(".jpg")) }
        .map { String(stem(of: $0).dropFirst(group.count + 1)) })
  }

  private static func files() throws -> [String] { try FixtureFolder.fixtures().map(\.file) }

  /// Returns the path without its extension, or the folder for a flag's fixture whose name matters.
  private static func stem(of file: String) -> Substring {
    let stem = file.prefix { $0 != "." }
    let parts = stem.split(separator: "/")
    return parts.count == 3 && parts[0] == "flags" ? stem[..<parts[1].endIndex] : stem
  }

  /// Returns the report on a file, named without its extension.
  private static func report(_ stem: String) async throws -> OriginalityReport {
    let file = try #require(try files().first { self.stem(of: $0) == stem })
    return try await FixtureFolder.report(file)
  }

  private static func ids(_ report: OriginalityReport) -> Set<String> { Set(report.flags.map(\.id.name)) }

  // MARK: flags/

  /// The rules that have fixtures here; rules that depend on a library's answer have theirs in `signed/`.
  private static let rules = RuleExample.all.filter { $0.triggering().check == nil }.map(\.rule)

  @Test(arguments: Self.rules.map(\.id.name)) func everyFlagIsRaisedAndNotRaised(id: String) async throws {
    #expect(Self.ids(try await Self.report("flags/" + id)).contains(id))
    #expect(!Self.ids(try await Self.report("flags/" + id + "-not")).contains(id))
  }

  @Test func noOtherFlagIsThere() throws {
    #expect(try Self.fixtures(in: "flags") == Set(Self.rules.flatMap { [$0.id.name, $0.id.name + "-not"] }))
  }

  // MARK: broken/

  private static let errorCodes: [String: MetaLensError.Code] = [
    "empty": .emptyFile, "one-byte": .notAPhoto, "text": .notAPhoto, "cut-in-header": .truncated,
  ]

  private static let diagnosticCodes: [String: [Diagnostic.Code]] = [
    "cut-in-scan": [.libjpegWarning, .pictureIncomplete], "exif-cycle": [.directoryCycle, .libexifNotRun],
    "exif-outside": [.directoryOutOfBounds], "exif-four-billion": [.valueOutOfBounds],
    "wrong-type": [.typeUnexpected, .typeUnexpected, .typeUnexpected, .typeUnexpected],
    "control-characters": [], "formula": [], "utf8-type": [], "namespaces-nested": [],
    "values-shared": [.libexifNotRun],
    "credentials-circle": [], "credentials-counts": Array(repeating: .credentialsInvalid, count: 3),
    "credentials-deep": [.tooManyParts, .credentialsInvalid, .credentialsInvalid, .credentialsInvalid],
    "credentials-lengths": [
      .partTruncated, .partInvalid, .partTruncated, .credentialsInvalid, .credentialsInvalid,
    ],
    "credentials-swelling": Array(repeating: .credentialsInvalid, count: 50) + [.limitReached],
    "shift-jis": [.textEncodingGuessed, .textEncodingGuessed],
    "euc-kr": [.textEncodingGuessed, .textEncodingGuessed],
    "gbk": [.textEncodingGuessed, .textEncodingGuessed],
    "windows-1252": [.textEncodingGuessed, .textEncodingGuessed],
  ]

  @Test func everyBrokenFileIsTried() throws {
    #expect(
      try Self.fixtures(in: "broken")
        == Set(Self.errorCodes.keys).union(Self.diagnosticCodes.keys)
        .union(["png-named"]))
  }

  /// Checks that a PNG is recognized by its bytes, and that its wrong name is noted and worth nothing.
  @Test func aPNGNamedJPGIsAPNG() async throws {
    let report = try await Self.report("broken/png-named")
    #expect(report.summary.format == .png && report.summary.dimensions == PixelSize(width: 1, height: 1))
    #expect(
      report.flags.first { $0.id == .formatNameDiffers }?.detail
        == .flag(.formatNameDiffers, ["named": "jpg", "format": "png"]))
  }

  @Test(arguments: Self.errorCodes.keys.sorted()) func errors(name: String) async throws {
    let error = await #expect(throws: MetaLensError.self) { try await Self.report("broken/" + name) }
    #expect(error?.code == Self.errorCodes[name])
    #expect(error?.path?.hasSuffix("/broken/\(name).jpg") == true)
  }

  @Test(arguments: Self.diagnosticCodes.keys.sorted()) func diagnostics(name: String) async throws {
    let report = try await Self.report("broken/" + name)
    #expect(report.diagnostics.map(\.code) == Self.diagnosticCodes[name])
    #expect(report.isComplete == (name != "cut-in-scan"))
    #expect(report.isComplete || report.badge != .green)
    // Damage to one tag costs only that tag.
    #expect(report.summary.model == "Canon EOS 40D")
  }

  /// A table instead of arguments, which the runner would print with all their control characters.
  private static let texts: [String: (artist: String, software: String?)] = [
    "control-characters": ("one\r\ntwo \u{202E}gpj.exe\u{202C}", nil),
    "formula": ("@SUM(1+1)", "=cmd|' /C calc'!A0"), "utf8-type": ("Zoë 写真", nil),
    "shift-jis": ("山田太郎 カメラ", "フォト編集ソフト"), "euc-kr": ("홍길동", "사진 편집기"),
    "gbk": ("张伟", "光影魔术手"), "windows-1252": ("José Müller", "Éditeur d’images"),
  ]

  @Test(arguments: Self.texts.keys.sorted()) func textsAreRead(name: String) async throws {
    let summary = try await Self.report("broken/" + name).summary
    #expect(summary.artist == Self.texts[name]?.artist)
    #expect(summary.software == Self.texts[name]?.software)
  }

  /// Checks that control characters a terminal would obey are escaped in JSON, and that decoding restores the text.
  @Test func controlCharactersAreEscapedInJSON() async throws {
    let report = try await Self.report("broken/control-characters")
    #expect(report.summary.make == "Canon\u{1B}[31m\u{1B}]0;title\u{07}!")
    let bytes = report.summary.json.written()
    #expect(!bytes.contains { $0 < 0x20 || $0 == 0x7F })
    #expect(try JSONDecoder().decode(PhotoSummary.self, from: Data(bytes)) == report.summary)
  }

  // MARK: places/ and whole.jpg

  private static let positions: [String: (latitude: Double, longitude: Double, altitude: Double?)] = [
    "north-east": (35.5, 139.75, nil), "north-west": (40.75, -74.01, nil), "south-east": (-33.85, 151.2, nil),
    "south-west": (-22.9, -43.2, nil), "below-sea-level": (31.5, 35.5, -430.5),
  ]

  @Test func places() async throws {
    #expect(try Self.fixtures(in: "places") == Set(Self.positions.keys))
    for (name, expected) in Self.positions {
      let summary = try await Self.report("places/" + name).summary
      let location = try #require(summary.location, "\(name)")
      #expect(abs(location.latitude - expected.latitude) < 1e-9, "\(name)")
      #expect(abs(location.longitude - expected.longitude) < 1e-9, "\(name)")
      #expect(summary.altitude == expected.altitude, "\(name)")
    }
  }

  @Test func theWholePhotoStatesEverything() async throws {
    let report = try await Self.report("whole")
    guard case .object(let members) = report.summary.json else {
      Issue.record("a summary is an object")
      return
    }
    // Only an offset that can't be read would be stated there, and only people and agencies write credits.
    #expect(
      members.filter { $0.value == .null }.keys.sorted() == [
        "byline", "copyrightNotice", "creationZoneUnreadable", "credit", "modifyZoneUnreadable",
        "statedSource",
      ])
    #expect(members.count == 30)
    #expect(report.diagnostics == [])
    #expect(report.badge == .green)
    #expect(report.summary.creationDate?.iso8601 == "2023-05-30T15:56:01+02:00")
    #expect(report.summary.gpsTime?.iso8601 == "2023-05-30T13:56:01+00:00")
  }

  // MARK: programs/

  private static let stripped: Set = [
    "cameraInfoMissing", "creationDateMissing", "encoderIdentified", "exifMissing", "metadataStripped",
    "noGps", "noSoftwareInfo",
  ]
  /// The flags of a picture saved by ImageMagick with a camera's metadata written by exiftool, packed and without a
  /// maker note.
  private static let camera: Set = [
    "cameraFileDiffers", "cameraInfo", "cameraTagsMissing", "datesAgree", "dimensionsMatch",
    "encoderHuffmanOptimized",
    "encoderIdentified", "encoderJFIFBeforeExif", "encoderSampling444", "encoderSoftware",
    "exifLayoutForeign", "gpsTool", "hasCreationDate", "hasGps", "makerNoteMissing", "noSoftwareInfo",
    "thumbnailMissing",
  ]

  /// The flags that each program's work raises, as the camera's photo with changes.
  private static let programFlags: [String: Set<String>] = [
    "gradient": stripped.union(["notCameraCoding"]), "stripped": stripped,
    "reencoded": stripped.union(["notCameraCoding"]),
    "camera": camera,
    "thumbnail": camera.subtracting(["thumbnailMissing"]).union(["thumbnailUnclear", "thumbnailUnlikeMaker"]),
    "progressive": camera.subtracting(["encoderHuffmanOptimized"]).union(["encoderProgressive"]),
    "date-changed": camera.subtracting(["datesAgree"]).union(["dateModifiedAfterCreation"]),
    "date-original-changed": camera.subtracting(["datesAgree"])
      .union(["dateDigitizedDiffers", "dateModifiedBeforeCreation"]),
    "place-removed": camera.subtracting(["gpsTool", "hasGps"]).union(["noGps"]),
    "software": camera.subtracting(["noSoftwareInfo"]).union(["softwareEdited"]),
    "rotated": camera.subtracting(["dimensionsMatch", "encoderHuffmanOptimized"]).union(["dimensionsRotated"]
    ),
    "resized": camera.subtracting(["dimensionsMatch"]).union(["dimensionsMismatch"]),
  ]

  @Test func everyProgramsFileIsTried() throws {
    #expect(try Self.fixtures(in: "programs") == Set(Self.programFlags.keys))
  }

  @Test(arguments: Self.programFlags.keys.sorted()) func programs(name: String) async throws {
    let report = try await Self.report("programs/" + name)
    #expect(Self.ids(report) == Self.programFlags[name])
    #expect(report.diagnostics == [])
    #expect(report.isComplete)
  }

  // MARK: all

  /// Checks our own digests against those by the generator and the system.
  @Test func digestsAreThoseOfTheManifest() async throws {
    for fixture in try FixtureFolder.fixtures() {
      guard let report = try? await FixtureFolder.report(fixture.file) else {
        #expect(
          Self.errorCodes.keys.contains { fixture.file == "broken/\($0).jpg" }
            || fixture.file.hasSuffix(".pem"),
          "\(fixture.file)")
        continue
      }
      #expect(report.summary.sha256 == fixture.sha256, "\(fixture.file)")
    }
  }
}
