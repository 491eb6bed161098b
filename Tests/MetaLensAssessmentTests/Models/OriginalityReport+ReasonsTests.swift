import MetaLensSamples
import Testing

@testable import MetaLensAssessment

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct OriginalityReportReasonsTests {
  private static func flag(_ id: FlagID, _ weight: Double, counts: Bool = true) -> OriginalityFlag {
    let rule = Rule.all.first { $0.flag.id == id }
    return OriginalityFlag(
      detail: rule?.exampleDetail ?? .noGps, grade: .observed, evidence: [], weight: weight, points: 0,
      counts: counts)
  }

  private static func report(_ by: String, _ kind: Verdict.Kind, _ flags: [OriginalityFlag])
    -> OriginalityReport
  {
    OriginalityReport(
      score: 10, summary: PhotoSummary(format: .jpeg, fileSize: 1), flags: flags,
      analyzedDate: Date(timeIntervalSince1970: 0), depth: .pixels, model: "m", rules: [],
      verdict: Verdict(kind: kind, confidence: nil, by: by))
  }

  private static let all = [
    flag(.dateModifiedAfterCreation, -4), flag(.encoderCamera, 3), flag(.encoderHuffmanOptimized, -2.5),
    flag(.platformMark, -2), flag(.noSoftwareInfo, 0), flag(.softwareEdited, -1, counts: false),
    flag(.creationDateMissing, -0.9), flag(.fileIncomplete, -0.8), flag(.trailerForeign, -0.7),
    flag(.creationDateMissing, -0.5), flag(.thumbnailDiffers, -0.4), flag(.datesAgree, 0.3),
    flag(.hasGps, 0.1, counts: false),
  ]

  @Test(
    arguments: [
      ("codedAgain", 49, [FlagID.hevcEncodedAgainByApple]), ("unlistedBehindPicture", 84, [.trailerUnlisted]),
      ("editedNeverGreen", 84, [.cameraFileDiffers, .hevcEncodedAgainByApple]),
    ] as [(String, Int, [FlagID])])
  func whatABoundStandsOnComesBeforeWhatWeighs(bound: String, to: Int, first: [FlagID]) {
    let report = OriginalityReport(
      score: to, summary: PhotoSummary(format: .heic, fileSize: 1),
      flags: [
        Self.flag(.cameraFileDiffers, -2), Self.flag(.hevcEncodedAgainByApple, -0.1, counts: false),
        Self.flag(.trailerUnlisted, 0, counts: false),
      ],
      analyzedDate: Date(timeIntervalSince1970: 0), depth: .pixels, model: "m", rules: [],
      verdict: Verdict(kind: .undetermined, confidence: nil, by: "nothingSettled"),
      bounded: OriginalityReport.Bound(by: bound, from: 90, to: to))
    #expect(Array(report.deciding.map(\.id).prefix(first.count)) == first)
    #expect(report.strongestAgainst?.id == first.first)
  }

  @Test(
    arguments: [
      ("statedEditor", .edited, "softwareEdited platformMark"),
      ("statedPlatform", .platformCopy, "platformMark softwareEdited"),
      ("incomplete", .incomplete, "fileIncomplete platformMark"),
      ("damaged", .incomplete, "fileIncomplete platformMark"),
      ("addedBehindPicture", .resaved, "trailerForeign platformMark"),
      ("pictureChanged", .edited, "platformMark softwareEdited thumbnailDiffers"),
      ("savedAgain", .resaved, "platformMark softwareEdited encoderHuffmanOptimized"),
      ("metadataRewritten", .resaved, "platformMark softwareEdited dateModifiedAfterCreation"),
      ("consistentWithCamera", .cameraOriginal, "encoderCamera datesAgree hasGps"),
    ] as [(String, Verdict.Kind, String)])
  func whatDecidesComesFirst(by: String, kind: Verdict.Kind, expected: String) {
    let report = Self.report(by, kind, Self.all)
    let names = report.deciding.map(\.id.name)
    #expect(names.joined(separator: " ").hasPrefix(expected))
    // The finding against an original is the basis of the verdict, if that is a single finding.
    if !["pictureChanged", "savedAgain", "metadataRewritten", "consistentWithCamera"].contains(by) {
      #expect(report.strongestAgainst?.id == report.deciding.first?.id)
    }
    #expect(Set(names).count == names.count && !names.contains("noSoftwareInfo"))
  }

  /// That the device is a scanner is the first reason but for what the verdict is based on; a program of one isn't.
  @Test(
    arguments: [
      ("nothingSettled", ["model": "CanoScan"], "softwareScanner creationDateMissing"),
      ("nothingSettled", ["software": "VueScan"], "creationDateMissing softwareScanner"),
      ("incomplete", ["model": "CanoScan"], "fileIncomplete softwareScanner creationDateMissing"),
    ] as [(String, FlagValues, String)])
  func aScannerIsTheFirstReason(by: String, values: FlagValues, expected: String) {
    let scanner = OriginalityFlag(
      detail: .flag(.softwareScanner, values), grade: .inferred, evidence: [], weight: -0.1, points: 0)
    let incomplete = by == "incomplete" ? [Self.flag(.fileIncomplete, -0.8)] : []
    let flags = [Self.flag(.creationDateMissing, -0.9)] + incomplete + [scanner]
    let report = Self.report(by, .undetermined, flags)
    #expect(report.deciding.map(\.id.name).joined(separator: " ").hasPrefix(expected))
  }

  /// What contradicts the printed date or place comes before what weighs the same, or limits the score as well.
  @Test(
    arguments: [
      (nil, -0.12, "encoderHuffmanOptimized gpsHoursDiffer offsetsDiffer exifSecondBlock mpfBroken"),
      (nil, -0.2, "encoderHuffmanOptimized exifSecondBlock gpsHoursDiffer offsetsDiffer mpfBroken"),
      (
        "unseenNeverGreen", -0.2,
        "gpsHoursDiffer offsetsDiffer exifSecondBlock mpfBroken encoderHuffmanOptimized"
      ),
    ] as [(String?, Double, String)])
  func whatContradictsTheDateComesFirst(bound: String?, weight: Double, expected: String) {
    var report = Self.report(
      "nothingSettled", .undetermined,
      [
        Self.flag(.encoderHuffmanOptimized, -2), Self.flag(.exifSecondBlock, weight),
        Self.flag(.gpsHoursDiffer, -0.12), Self.flag(.mpfBroken, -0.12), Self.flag(.offsetsDiffer, -0.12),
      ])
    report.bounded = bound.map { OriginalityReport.Bound(by: $0, from: 90, to: 84) }
    #expect(report.deciding.map(\.id.name).joined(separator: " ") == expected)
  }

  /// If there is no EXIF, what EXIF doesn't state isn't a reason.
  @Test(
    arguments: [
      ("savedAgain", .resaved, [], "encoderHuffmanOptimized cameraInfoMissing creationDateMissing"),
      ("savedAgain", .resaved, [.exifMissing], "encoderHuffmanOptimized exifMissing"),
      (
        "savedAgain", .resaved, [.exifMissing, .metadataStripped],
        "encoderHuffmanOptimized metadataStripped"
      ),
      ("stripped", .stripped, [.exifMissing, .metadataStripped], "metadataStripped encoderHuffmanOptimized"),
      ("consistentWithCamera", .cameraOriginal, [.exifMissing], ""),
    ] as [(String, Verdict.Kind, [FlagID], String)])
  func noEXIFIsOneReason(by: String, kind: Verdict.Kind, more: [FlagID], expected: String) {
    let flags =
      [
        Self.flag(.encoderHuffmanOptimized, -2.5), Self.flag(.cameraInfoMissing, -0.1),
        Self.flag(.creationDateMissing, -0.1),
      ] + more.map { Self.flag($0, 0) }
    let report = Self.report(by, kind, flags)
    #expect(report.deciding.map(\.id.name).joined(separator: " ") == expected)
  }

  /// A finding without weight was still found.
  ///
  /// If there is no EXIF, what it doesn't state isn't listed; with an original, all such findings are on the other
  /// side.
  @Test(
    arguments: [
      ("savedAgain", .resaved, [], "clockReset gpsDateConflict creationDateMissing"),
      ("nothingSettled", .undetermined, [], "clockReset gpsDateConflict creationDateMissing"),
      ("savedAgain", .resaved, [.exifMissing], "clockReset gpsDateConflict"),
      ("incomplete", .incomplete, [.fileIncomplete], "clockReset gpsDateConflict creationDateMissing"),
      ("consistentWithCamera", .cameraOriginal, [], ""),
    ] as [(String, Verdict.Kind, [FlagID], String)])
  func whatHasNoWeightIsKeptApart(by: String, kind: Verdict.Kind, more: [FlagID], expected: String) {
    let flags =
      [
        Self.flag(.encoderHuffmanOptimized, -2.5), Self.flag(.datesAgree, 0.3), Self.flag(.clockReset, 0),
        Self.flag(.noSoftwareInfo, 0), Self.flag(.gpsDateConflict, 0), Self.flag(.clockReset, 0),
        Self.flag(.creationDateMissing, 0),
      ] + more.map { Self.flag($0, 0) }
    let report = Self.report(by, kind, flags)
    #expect(report.unweighed.map(\.id.name).joined(separator: " ") == expected)
  }

  /// jpegtran's crop updates EXIF's size but not the maker note's.
  @Test(arguments: [false, true]) func aSizeThatTheMakerNoteDeniesIsNotNamed(isDenied: Bool) {
    let flags =
      (isDenied ? [Self.flag(.makerNoteSizeDiffers, -3)] : [])
      + [Self.flag(.datesAgree, 0.3), Self.flag(.dimensionsMatch, 0.2)]
    let report = Self.report("savedAgain", .resaved, flags)
    let expected: Set<FlagID> = isDenied ? [.datesAgree] : [.datesAgree, .dimensionsMatch]
    #expect(Set(report.countering.map(\.id)) == expected)
    // It was still found.
    #expect(report.flags.contains { $0.id == .dimensionsMatch })
  }

  @Test func theOtherSideIsTheRest() {
    #expect(
      Self.report("savedAgain", .resaved, Self.all).countering.map(\.id)
        == [.encoderCamera, .datesAgree, .hasGps])
    #expect(Self.report("consistentWithCamera", .cameraOriginal, Self.all).countering.count == 8)
  }

  /// One retyped offset from UTC is one reason, and what contradicts it comes before what only adds to it.
  @Test func oneOffsetIsOneReason() {
    func dated(_ id: FlagID, _ name: String, _ weight: Double, counts: Bool = true) -> OriginalityFlag {
      let created = "2025-07-14T03:05:01+02:00"
      let other = "2025-07-14T03:05:01-07:00"
      return OriginalityFlag(
        detail: .flag(id, ["created": created, name: other]), grade: .derived,
        evidence: [], weight: weight, points: 0, counts: counts)
    }
    func offset(_ other: String) -> OriginalityFlag {
      OriginalityFlag(
        detail: .flag(.offsetsDiffer, ["created": "+02:00", "tag": "DateTime", "offset": other]),
        grade: .derived, evidence: [], weight: -0.1, points: 0, counts: false)
    }
    let flags = [
      dated(.dateModifiedAfterCreation, "modified", -3), Self.flag(.textsDisagree, -1, counts: false),
      dated(.dateDigitizedDiffers, "digitized", -0.9, counts: false),
      Self.flag(.gpsHoursDiffer, -0.1, counts: false), offset("-07:00"),
    ]
    func told(_ flags: [OriginalityFlag]) -> [FlagID] {
      Self.report("metadataRewritten", .resaved, flags).deciding.map(\.id)
    }
    #expect(told(flags) == [.dateModifiedAfterCreation, .gpsHoursDiffer, .textsDisagree])
    #expect(told(Array(flags.dropFirst())) == [.gpsHoursDiffer, .textsDisagree, .dateDigitizedDiffers])
    // Another offset is another matter.
    #expect(told(flags.dropLast() + [offset("+09:00")]).contains(.offsetsDiffer))
  }
}
