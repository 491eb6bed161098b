import MetaLensFacts
import Testing

@testable import MetaLensKit

/// Flags, errors and diagnostics say what they carry, in every language.
@Suite struct DescriptionTests {
  private static let differences = [
    CameraDifference(feature: .layout, seen: "X3", expected: "X4", files: 44, knownBy: .model),
    CameraDifference(feature: .huffman, seen: "X5", expected: "X6", files: 55, knownBy: .maker),
  ]

  /// Details of every kind, and what their descriptions name: those below, and each rule's own example where none is.
  private static let details: [(OriginalityFlag.FlagDetail, [String])] = {
    let known = Set(written.map(\.0.id))
    return written + Rule.all.map(\.example).filter { !known.contains($0.id) }.map { ($0, []) }
  }()

  private static let written: [(OriginalityFlag.FlagDetail, [String])] =
    [
      (.softwareEdited(software: "X1"), ["X1"]), (.mobileAppEdited(software: "X1"), ["X1"]),
      (.softwareVersion(version: "X1"), ["X1"]), (.noSoftwareInfo, []),
      (.cameraInfo(make: "X1", model: "X2"), ["X1", "X2"]), (.cameraInfoMissing, []), (.hasGps, []),
      (.noGps, []),
      (.hasCreationDate, []), (.creationDateMissing, []), (.software(.aiTool(software: "X1")), ["X1"]),
      (.software(.platform(software: "X1")), ["X1"]), (.software(.scanner(software: "X1")), ["X1"]),
      (.software(.rawConverter(software: "X1")), ["X1"]), (.software(.metadataTool(software: "X1")), ["X1"]),
      (.software(.unrecognized(software: "X1")), ["X1"]),
      (.camera(.incomplete(make: "X1", model: nil)), ["X1"]),
      (.camera(.incomplete(make: nil, model: "X2")), ["X2"]),
      (.camera(.conflict(make: "X1", model: "X2", maker: "X3")), ["X1", "X2", "X3"]),
      (.time(.agree(date: "2001-02-03T04:05:06")), ["2001-02-03 04:05:06"]),
      (.time(.impossible(tag: "X1", value: "X2")), ["X1", "X2"]),
      (.time(.digitizedDiffers(created: "X1", digitized: "X2")), ["X1", "X2"]),
      (.time(.modifiedAfterCreation(created: "X1", modified: "X2")), ["X1", "X2"]),
      (.time(.modifiedBeforeCreation(created: "X1", modified: "X2")), ["X1", "X2"]),
      (.time(.inFuture(tag: "X1", date: "X2")), ["X1", "X2"]),
      (.dimensions(.match(size: PixelSize(width: 11, height: 22))), ["11 × 22"]),
      (
        .dimensions(
          .mismatch(stated: PixelSize(width: 11, height: 22), coded: PixelSize(width: 33, height: 44))),
        ["11 × 22", "33 × 44"]
      ),
      (
        .dimensions(
          .rotated(stated: PixelSize(width: 11, height: 22), coded: PixelSize(width: 22, height: 11))),
        ["11 × 22", "22 × 11"]
      ),
      (.dimensions(.unstated), []), (.file(.incomplete), []), (.file(.exifMissing), []),
      (.file(.refused(reason: "X1")), ["X1"]),
      (.file(.nameDiffers(named: "x1", format: "heic")), [".x1", "HEIC"]),
      (.exifBlock(.camera), []), (.exifBlock(.rewritten(writer: "X1")), ["X1"]),
      (.exifBlock(.layoutForeign(maker: "X1", fileCount: 22)), ["X1", "22"]),
      (.exifBlock(.windowsPadding), []),
      (.exifBlock(.unsorted(directory: "X1")), ["X1"]),
      (.exifBlock(.duplicateTags(directory: "X1", tag: "X2")), ["X1", "X2"]), (.exifBlock(.secondBlock), []),
      (.exifBlock(.tiffTags(tags: "X1")), ["X1"]),
      (.encoder(.identified(family: "X1", layout: "X2")), ["X1", "X2"]),
      (.encoder(.identified(family: "camera", layout: "X2")), ["X2"]),
      (.encoder(.identified(family: "unknown", layout: "X2")), ["X2"]),
      (.encoder(.camera(layout: "X1")), ["X1"]),
      (.encoder(.software(make: "X1", encoder: "gd", layout: "X3")), ["X1", "gd (PHP)", "X3"]),
      (.encoder(.leadingJFIF(make: "X1")), ["X1"]), (.encoder(.optimizedHuffman(make: "X1")), ["X1"]),
      (.encoder(.progressive(make: "X1")), ["X1"]), (.encoder(.fullColor(make: "X1")), ["X1"]),
      (.encoder(.editorTables(make: "X1", tables: "X2")), ["X1", "X2"]),
      (.encoder(.adobeMarker(make: "X1", marker: "X2")), ["X1", "X2"]),
      (.encoder(.otherThumbnail(make: "X1", picture: "X2", thumbnail: "X3")), ["X1", "X2", "X3"]),
      (.encoder(.comment(text: "X1")), ["X1"]), (.encoder(.otherComment(text: "X1")), ["X1"]),
      (.container(.mpfBroken(found: 11, stated: 22)), ["11", "22"]),
      (.container(.mpfIntact(count: 33)), ["33"]),
      (.container(.trailerUnknown(byteCount: 44)), ["44"]),
      (.container(.trailerText(byteCount: 43)), ["43"]), (.container(.trailerForeign(kind: "X1")), ["X1"]),
      (.container(.trailerUnlisted(kind: "jpeg", byteCount: 45)), ["45"]),
      (.container(.trailerUnlisted(kind: "isoMedia", byteCount: 46)), ["46"]),
      (.container(.trailerSoftware(program: "X1")), ["X1"]),
      (.container(.trailerMaker(make: "X1", kind: "X2")), ["X1", "X2"]),
      (.container(.trailerSamsungEdited), []),
      (.container(.vendorSegment(make: "X1", segment: "X2")), ["X1", "X2"]),
      (.container(.strayBytes(byteCount: 55)), ["55"]),
      (.format(.converted(make: "X1", format: "jxl")), ["X1", "JPEG XL"]),
      (.format(.unusual(make: "X1", format: "tiff", layout: "X2")), ["X1", "TIFF", "X2"]),
      (.format(.writerForeign(make: "X1", writers: "X2", layout: "X3")), ["X1", "X2", "X3"]),
      (.format(.writerCamera(make: "X1", layout: "X2")), ["X1", "X2"]),
      (.format(.writerIdentified(writers: "X1", layout: "X2")), ["X1", "X2"]),
      (.format(.writerIdentified(writers: "", layout: "X2")), ["X2"]),
      (.format(.rawConverted(mark: "X1")), ["X1"]),
      (.format(.checksumBroken(part: "X1", count: 22)), ["X1", "22"]),
      (.format(.orientationConflict(stated: 7, container: 5)), ["7", "5"]),
      (.format(.broken(location: "X1", count: 22)), ["X1", "22"]), (.format(.holdsJPEG), []),
      (.makerNote(.missing(maker: "X1", fileCount: 22)), ["X1", "22"]),
      (.makerNote(.foreign(maker: "X1", make: "X2")), ["X1", "X2"]),
      (.makerNote(.broken(shift: -12)), ["-12"]),
      (.makerNote(.intact(maker: "X1")), ["X1"]),
      (.signature(.agrees(make: "X1", model: "X2", knownBy: .model, files: 33)), ["X1", "X2", "33"]),
      (.signature(.agrees(make: "X1", model: "X2", knownBy: .maker, files: 33)), ["X1", "X2", "33"]),
      (
        .signature(.differs(make: "X1", model: "X2", differences: differences)),
        ["X1", "X2", "X3", "X6", "44"]
      ),
      (
        .signature(.unusual(make: "X1", model: "X2", differences: differences)),
        ["X1", "X2", "X3", "X6", "44"]
      ),
      (.signature(.unknown(make: "X1", model: "X2")), ["X1", "X2"]),
      (.thumbnail(.matches), []), (.thumbnail(.differs(likeness: 23)), ["23\u{A0}%"]),
      (
        .thumbnail(.differsInPart(share: 5, place: PartPlace(left: 51, top: 42, right: 73, bottom: 64))),
        ["51\u{A0}%", "42\u{A0}%", "73\u{A0}%", "64\u{A0}%", "5\u{A0}%"]
      ),
      (.thumbnail(.showsMore(share: 45)), ["45\u{A0}%"]), (.thumbnail(.otherAspect), []),
      (.picture(.compressedTwice(firstQuality: 67)), ["67"]),
      (.picture(.compressedTwice(firstQuality: nil)), []), (.picture(.losslessRotation), []),
      (.platform(.mark(platform: "X1", text: "X2")), ["X1", "X2"]),
      (.platform(.layout(platform: "X1", features: "X2")), ["X1", "X2"]),
      (.platform(.fileName(kind: "platform", meaning: "X1")), ["X1"]),
      (.platform(.fileName(kind: "screenshot", meaning: "")), []),
      (.platform(.fileName(kind: "edited", meaning: "")), []),
      (.platform(.fileNameDate(named: "X1", stated: "X2")), ["X1", "X2"]),
      (.screenshot(.likely(signs: "X1")), ["X1"]), (.stripped(.nothingLeft), []),
      (.stripped(.displayTagsOnly(tags: "X1")), ["X1"]),
      (.stripped(.cameraTagsMissing(maker: "X1", tags: "X2", fileCount: 33)), ["X1", "X2", "33"]),
      (.other(id: "X1", parameters: [:]), ["X1"]),
    ]
    + PictureTurn.allCases.map { (.thumbnail(.turned($0)), []) }
    + PlaceDetail.Impossibility.allCases.map { (.place(.impossible(reason: $0, value: "X1")), ["X1"]) }

  @Test(arguments: Language.allCases) func flagsNameTheirValues(language: Language) {
    var seen: Set<String> = []
    for (detail, values) in Self.details {
      let text = detail.description(in: language)
      for value in values { #expect(text.contains(value), "\(detail.id): \(text)") }
      let message = detail.message(in: language)
      #expect(Set(message.values.pairs.map(\.name)) == message.key.placeholders, "\(detail.id)")
      #expect(text.hasSuffix(language == .japanese || language == .simplifiedChinese ? "。" : "."), "\(text)")
      seen.insert(text)
    }
    // One text, "only one is stated", serves two details, and their values differ: no text is another's.
    #expect(seen.count == Self.details.count)
  }

  @Test func everyFlagIsTried() {
    #expect(Set(FlagCatalogue.all.map(\.id)).isSubset(of: Set(Self.details.map(\.0.id))))
  }

  private static let codes: [MetaLensError.Code] = [
    .notFound, .permissionDenied, .isDirectory, .notRegularFile, .emptyFile, .notAPhoto, .unsupportedFormat,
    .truncated, .tooLarge, .changedWhileRead, .readFailed, .cancelled, .signaturesInvalid,
  ]

  @Test(arguments: Language.allCases) func errorsHaveTextsOfTheirOwn(language: Language) {
    let texts = Self.codes.map { MetaLensError($0, detail: "X1").message(in: language) }
    #expect(Set(texts).count == Self.codes.count)
    #expect(!texts.contains { $0.contains("{") })
    for (code, text) in zip(Self.codes, texts) {
      let hasDetail = [.unsupportedFormat, .tooLarge, .readFailed, .signaturesInvalid].contains(code)
      #expect(text.contains("X1") == hasDetail, "\(text)")
    }
    #expect(MetaLensError(.init(rawValue: "new")).message(in: language).contains("new"))
  }

  @Test func errorsNameTheFile() {
    #expect(MetaLensError(.emptyFile, path: "a.jpg").description == "a.jpg: The file is empty.")
    #expect(MetaLensError(.emptyFile).description == "The file is empty.")
  }

  private static let diagnostics: [Diagnostic.Code] = [
    .pictureIncomplete, .segmentLengthInvalid, .bytesBetweenSegments, .tooManySegments, .secondExifBlock,
    .exifHeaderInvalid, .directoryOutOfBounds, .directoryCycle, .directoryTruncated, .tooManyEntries,
    .valueOutOfBounds, .typeUnknown, .typeUnexpected, .tagDuplicated, .libexifNotRun, .readersDisagree,
    .libjpegWarning, .frameReadersDisagree, .textEncodingGuessed, .partTruncated, .partInvalid,
    .partMisplaced,
    .tooManyParts, .checksumInvalid, .offsetOutOfBounds, .unpackingFailed, .blockTooLarge,
    .xmpInvalid,
    .credentialsInvalid,
    .iptcInvalid, .photoshopInvalid, .iccInvalid,
  ]

  @Test(arguments: Language.allCases) func diagnosticsHaveTextsOfTheirOwn(language: Language) {
    let texts = Self.diagnostics.map { Diagnostic($0, location: "X").message(in: language) }
    #expect(Set(texts).count == Self.diagnostics.count)
    for (code, text) in zip(Self.diagnostics, texts) { #expect(!text.contains(code.rawValue), "\(text)") }
    #expect(Diagnostic(.init(rawValue: "new"), location: "X").message(in: language).contains("new"))
  }
}

extension MessageKey {
  /// The names of the template's placeholders, the same in every language.
  fileprivate var placeholders: Set<String> {
    Set(template(in: .english).matches(of: /\{(\w+)\}/).map { String($0.1) })
  }
}
