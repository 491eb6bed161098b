import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

/// Tests that flags, errors and diagnostics state their values in every language.
struct DescriptionTests {
  private static let differences = [
    CameraDifference(feature: .layout, seen: "X3", expected: "X4", files: 44, knownBy: .model),
    CameraDifference(feature: .huffman, seen: "X5", expected: "X6", files: 55, knownBy: .maker),
  ]

  /// Details of every kind, and what their descriptions name: those below, and each remaining rule's own example.
  private static let details: [(OriginalityFlag.FlagDetail, [String])] = {
    let known = Set(written.map(\.0.id))
    return written + Rule.all.map(\.exampleDetail).filter { !known.contains($0.id) }.map { ($0, []) }
  }()

  private static let written: [(OriginalityFlag.FlagDetail, [String])] =
    [
      (.softwareEdited(software: "X1"), ["X1"]), (.mobileAppEdited(software: "X1"), ["X1"]),
      (.softwareVersion(version: "X1"), ["X1"]), (.noSoftwareInfo, []),
      (.cameraInfo(make: "X1", model: "X2"), ["X1", "X2"]), (.cameraInfoMissing, []), (.hasGps, []),
      (.noGps, []),
      (.hasCreationDate, []), (.creationDateMissing, []),
      (.flag(.softwareAITool, ["software": "X1"]), ["X1"]),
      (.flag(.softwarePlatform, ["software": "X1"]), ["X1"]),
      (.flag(.softwareScanner, ["software": "X1"]), ["X1"]),
      (.flag(.softwareRawConverter, ["software": "X1"]), ["X1"]),
      (.flag(.softwareMetadataTool, ["software": "X1"]), ["X1"]),
      (.flag(.softwareUnrecognized, ["software": "X1"]), ["X1"]),
      (.flag(.cameraInfoIncomplete, ["make": "X1", "model": String?.none]), ["X1"]),
      (.flag(.cameraInfoIncomplete, ["make": String?.none, "model": "X2"]), ["X2"]),
      (.flag(.cameraMakeModelConflict, ["make": "X1", "model": "X2", "maker": "X3"]), ["X1", "X2", "X3"]),
      (.flag(.datesAgree, ["date": "2001-02-03T04:05:06"]), ["2001-02-03 04:05:06"]),
      (.flag(.dateImpossible, ["tag": "X1", "value": "X2"]), ["X1", "X2"]),
      (.flag(.dateDigitizedDiffers, ["created": "X1", "digitized": "X2"]), ["X1", "X2"]),
      (.flag(.dateModifiedAfterCreation, ["created": "X1", "modified": "X2"]), ["X1", "X2"]),
      (.flag(.dateModifiedBeforeCreation, ["created": "X1", "modified": "X2"]), ["X1", "X2"]),
      (.flag(.dateInFuture, ["tag": "X1", "date": "X2"]), ["X1", "X2"]),
      (.flag(.dimensionsMatch, ["width": 11, "height": 22]), ["11 × 22"]),
      (
        .flag(
          .dimensionsMismatch,
          FlagValues(stated: PixelSize(width: 11, height: 22), coded: PixelSize(width: 33, height: 44))),
        ["11 × 22", "33 × 44"]
      ),
      (
        .flag(
          .dimensionsRotated,
          FlagValues(stated: PixelSize(width: 11, height: 22), coded: PixelSize(width: 22, height: 11))),
        ["11 × 22", "22 × 11"]
      ),
      (.flag(.dimensionsUnstated), []), (.flag(.fileIncomplete), []),
      (.flag(.fileIncomplete, ["state": "damaged"]), []), (.flag(.exifMissing), []),
      (.flag(.pictureRefused, ["reason": "X1"]), ["X1"]),
      (.flag(.formatNameDiffers, ["named": "x1", "format": "heic"]), [".x1", "HEIC"]),
      (.flag(.exifBlockCamera), []), (.flag(.exifRewritten, ["writer": "X1"]), ["X1"]),
      (.flag(.exifLayoutForeign, ["maker": "X1", "fileCount": 22]), ["X1", "22"]),
      (.flag(.exifWindowsPadding), []),
      (.flag(.exifUnsorted, ["directory": "X1"]), ["X1"]),
      (.flag(.exifTagsAppended, ["directory": "X1", "tags": "X2"]), ["X1", "X2"]),
      (.flag(.exifDuplicateTags, ["directory": "X1", "tag": "X2"]), ["X1", "X2"]),
      (.flag(.exifSecondBlock), []),
      (.flag(.exifTiffTags, ["tags": "X1"]), ["X1"]),
      (.flag(.encoderIdentified, ["family": "X1", "layout": "X2"]), ["X1", "X2"]),
      (.flag(.encoderIdentified, ["family": "camera", "layout": "X2"]), ["X2"]),
      (.flag(.encoderIdentified, ["family": "unknown", "layout": "X2"]), ["X2"]),
      (.flag(.encoderCamera, ["layout": "X1"]), ["X1"]),
      (.flag(.encoderSoftware, ["make": "X1", "encoder": "gd", "layout": "X3"]), ["X1", "gd (PHP)", "X3"]),
      (.flag(.encoderJFIFBeforeExif, ["make": "X1"]), ["X1"]),
      (.flag(.encoderHuffmanOptimized, ["make": "X1"]), ["X1"]),
      (.flag(.encoderProgressive, ["make": "X1"]), ["X1"]),
      (.flag(.encoderSampling444, ["make": "X1"]), ["X1"]),
      (.flag(.encoderEditorTables, ["make": "X1", "tables": "X2"]), ["X1", "X2"]),
      (.flag(.encoderAdobeMarker, ["make": "X1", "marker": "X2"]), ["X1", "X2"]),
      (
        .flag(.encoderThumbnailOther, ["make": "X1", "picture": "X2", "thumbnail": "X3"]), ["X1", "X2", "X3"]
      ),
      (.flag(.encoderComment, ["text": "X1"]), ["X1"]), (.flag(.commentPresent, ["text": "X1"]), ["X1"]),
      (.flag(.mpfBroken, ["found": 11, "stated": 22]), ["11", "22"]),
      (.flag(.mpfIntact, ["count": 33]), ["33"]),
      (.flag(.trailerUnknown, ["byteCount": 44]), ["44"]),
      (.flag(.trailerText, ["byteCount": 43]), ["43"]), (.flag(.trailerForeign, ["kind": "X1"]), ["X1"]),
      (.flag(.trailerUnlisted, ["kind": "jpeg", "byteCount": 45]), ["45"]),
      (.flag(.trailerUnlisted, ["kind": "isoMedia", "byteCount": 46]), ["46"]),
      (.flag(.trailerSoftware, ["program": "X1"]), ["X1"]),
      (.flag(.trailerMaker, ["make": "X1", "kind": "X2"]), ["X1", "X2"]),
      (.flag(.trailerSamsungEdited), []),
      (.flag(.vendorSegments, ["make": "X1", "segment": "X2"]), ["X1", "X2"]),
      (.flag(.bytesBetweenSegments, ["byteCount": 55]), ["55"]),
      (.flag(.containerConverted, ["make": "X1", "format": "jxl"]), ["X1", "JPEG XL"]),
      (.flag(.containerUnusual, ["make": "X1", "format": "tiff", "layout": "X2"]), ["X1", "TIFF", "X2"]),
      (.flag(.containerWriterForeign, ["make": "X1", "writers": "X2", "layout": "X3"]), ["X1", "X2", "X3"]),
      (.flag(.containerWriterCamera, ["make": "X1", "layout": "X2"]), ["X1", "X2"]),
      (.flag(.containerWriterIdentified, ["writers": "X1", "layout": "X2"]), ["X1", "X2"]),
      (.flag(.containerWriterIdentified, ["writers": "", "layout": "X2"]), ["X2"]),
      (.flag(.rawConverted, ["mark": "X1"]), ["X1"]),
      (.flag(.checksumBroken, ["part": "X1", "count": 22]), ["X1", "22"]),
      (.flag(.orientationConflict, ["stated": 7, "container": 5]), ["7", "5"]),
      (.flag(.containerBroken, ["location": "X1", "count": 22]), ["X1", "22"]), (.flag(.holdsJPEG), []),
      (.flag(.makerNoteMissing, ["maker": "X1", "fileCount": 22]), ["X1", "22"]),
      (.flag(.makerNoteForeign, ["maker": "X1", "make": "X2"]), ["X1", "X2"]),
      (.flag(.makerNoteBroken, ["shift": -12]), ["-12"]),
      (.flag(.makerNoteIntact, ["maker": "X1"]), ["X1"]),
      (
        .flag(
          .cameraKnownAgrees, ["make": "X1", "model": "X2", "knownBy": ReferenceScope.model, "files": 33]),
        ["X1", "X2", "33"]
      ),
      (
        .flag(
          .cameraKnownAgrees, ["make": "X1", "model": "X2", "knownBy": ReferenceScope.maker, "files": 33]),
        ["X1", "X2", "33"]
      ),
      (
        .flag(.cameraFileDiffers, ["make": "X1", "model": "X2", "differences": differences]),
        ["X1", "X2", "X3", "X6", "44"]
      ),
      (
        .flag(.cameraFileUnusual, ["make": "X1", "model": "X2", "differences": differences]),
        ["X1", "X2", "X3", "X6", "44"]
      ),
      (.flag(.cameraUnknown, ["make": "X1", "model": "X2"]), ["X1", "X2"]),
      (.flag(.thumbnailMatches), []), (.flag(.thumbnailDiffers, ["likeness": 23]), ["23"]),
      (
        .flag(.thumbnailDiffersInPart, ["share": 5, "left": 51, "top": 42, "right": 73, "bottom": 64]),
        ["51", "42", "73", "64", "5"]
      ),
      (.flag(.thumbnailShowsMore, ["share": 45]), ["45"]), (.flag(.thumbnailOtherAspect), []),
      (.flag(.compressedTwice, ["firstQuality": 67]), ["67"]),
      (.flag(.compressedTwice), []),
      (.flag(.losslessRotation), []),
      (.flag(.platformMark, ["platform": "X1", "text": "X2"]), ["X1", "X2"]),
      (.flag(.platformLayout, ["platform": "X1", "features": "X2"]), ["X1", "X2"]),
      (.flag(.platformFileName, ["kind": "platform", "meaning": "X1"]), ["X1"]),
      (.flag(.platformFileName, ["kind": "screenshot", "meaning": ""]), []),
      (.flag(.platformFileName, ["kind": "edited", "meaning": ""]), []),
      (.flag(.fileNameDateDiffers, ["named": "X1", "stated": "X2"]), ["X1", "X2"]),
      (.flag(.screenshot, ["signs": "X1"]), ["X1"]), (.flag(.metadataStripped), []),
      (.flag(.strippedPartly, ["tags": "X1"]), ["X1"]),
      (.flag(.strippedPartly, ["tags": "X1", "hasThumbnail": true]), ["X1"]),
      (.flag(.cameraTagsMissing, ["maker": "X1", "tags": "X2", "fileCount": 33]), ["X1", "X2", "33"]),
      (.other(id: FlagID("X1"), parameters: [:]), ["X1"]),
    ]
    + PictureTurn.allCases.map { (.flag(.thumbnailTurned, ["turn": $0]), []) }
    + PositionFault.allCases.map {
      (.flag(.gpsImpossible, ["reason": $0, "value": "X1"]), ["X1"])
    }

  @Test(arguments: Language.allCases) func flagsNameTheirValues(language: Language) {
    var seen: Set<String> = []
    for (detail, values) in Self.details {
      let text = detail.description(in: language)
      for value in values { #expect(text.contains(value), "\(detail.id): \(text)") }
      let message = detail.message(in: language)
      #expect(message.key.placeholders.isSubset(of: message.values.pairs.map(\.name)), "\(detail.id)")
      #expect(text.hasSuffix(language == .japanese || language == .simplifiedChinese ? "。" : "."), "\(text)")
      seen.insert(text)
    }
    // One text, "only one is stated", serves two details with different values, so no two texts are the same.
    #expect(seen.count == Self.details.count)
  }

  @Test func everyFlagIsTried() {
    #expect(Set(Rule.all.map(\.id)).isSubset(of: Set(Self.details.map(\.0.id))))
  }

  private static let codes: [MetaLensError.Code] = [
    .notFound, .permissionDenied, .isDirectory, .linkLoop, .linkNotFollowed, .notRegularFile, .emptyFile,
    .notAPhoto, .unsupportedFormat, .truncated, .malformed, .tooLarge, .changedWhileRead, .readFailed,
    .cancelled, .readerCrashed, .tookTooLong, .outOfMemory, .signaturesInvalid, .modelInvalid, .partMissing,
  ]

  @Test(arguments: Language.allCases) func errorsHaveTextsOfTheirOwn(language: Language) {
    let texts = Self.codes.map { MetaLensError($0, detail: "X1").message(in: language) }
    #expect(Set(texts).count == Self.codes.count)
    #expect(!texts.contains { $0.contains("{") })
    for (code, text) in zip(Self.codes, texts) {
      let hasDetail = [
        .unsupportedFormat, .tooLarge, .readFailed, .signaturesInvalid, .readerCrashed, .tookTooLong,
        .outOfMemory, .modelInvalid, .partMissing,
      ].contains(code)
      #expect(text.contains("X1") == hasDetail, "\(text)")
      #expect(MessageKey(id: "error.\(code.rawValue).message") != nil, "\(code.rawValue)")
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
    .iptcInvalid, .photoshopInvalid, .iccInvalid, .limitReached,
  ]

  /// Checks that a limit that a TIFF's pages and strips reach too isn't told as one on EXIF.
  @Test(arguments: Language.allCases) func aLimitOnDirectoriesIsNotToldAsOneOnExif(language: Language) {
    let text = Diagnostic(.tooManyEntries, location: "TIFF IFD32").message(in: language)
    #expect(!text.contains("EXIF"), "\(text)")
  }

  @Test(arguments: Language.allCases) func diagnosticsHaveTextsOfTheirOwn(language: Language) {
    let texts = Self.diagnostics.map { Diagnostic($0, location: "X").message(in: language) }
    #expect(Set(texts).count == Self.diagnostics.count)
    for (code, text) in zip(Self.diagnostics, texts) { #expect(!text.contains(code.rawValue), "\(text)") }
    #expect(Diagnostic(.init(rawValue: "new"), location: "X").message(in: language).contains("new"))
  }
}

extension MessageKey {
  /// The names of the template's placeholders, which are the same in every language.
  fileprivate var placeholders: Set<String> {
    Set(template(in: .english).matches(of: /\{(\w+)\}/).map { String($0.1) })
  }
}
