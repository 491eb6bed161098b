import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct VerdictRuleTests {
  typealias Detail = OriginalityFlag.FlagDetail

  /// Checks that the first predicate that holds decides, whatever the later ones would say.
  @Test(
    arguments: [
      (
        [.flag(.softwareAITool, ["software": "x"]), .softwareEdited(software: "y")], 1, .aiGenerated,
        "statedGenerated"
      ),
      ([.flag(.screenshot, ["signs": "x"])], 10, .screenshot, "statedScreenshot"),
      ([.flag(.platformMark, ["platform": "x", "text": "y"]), .noGps], 9, .platformCopy, "statedPlatform"),
      ([.softwareEdited(software: "y")], 9, .edited, "statedEditor"),
      (
        [.flag(.aiEdited, ["statement": AIStatement.sourceType, "value": "x", "place": "y"])], 4, .edited,
        "statedPartlyGenerated"
      ),
      ([.flag(.thumbnailDiffers, ["likeness": 2])], 20, .edited, "pictureChanged"),
      ([.flag(.thumbnailTurned)], 20, .resaved, "savedAgain"),
      ([.flag(.thumbnailTurned), .flag(.thumbnailShowsMore)], 20, .edited, "pictureChanged"),
      // A finding that accuses leaves a file that names no camera undetermined, rather than with nothing to go on.
      ([.flag(.thumbnailDiffers, ["likeness": 2])], 60, .undetermined, "nothingSettled"),
      ([.flag(.compressedTwice)], 30, .resaved, "savedAgain"),
      ([.flag(.exifRewritten, ["writer": "x"])], 30, .resaved, "metadataRewritten"),
      ([.flag(.encoderJFIFBeforeExif, ["make": "Canon"])], 30, .resaved, "savedAgain"),
      (
        [.flag(.encoderJFIFBeforeExif, ["make": "Canon"]), .flag(.mpfIntact, ["count": 2])], 30, .resaved,
        "metadataRewritten"
      ),
      // None of these is counted as more likely than not.
      ([.flag(.thumbnailDiffers, ["likeness": 2])], 49, .resaved, "thumbnailOfAnother"),
      ([.flag(.thumbnailDiffers, ["likeness": 49])], 49, .resaved, "thumbnailOfAnother"),
      ([.flag(.thumbnailDiffers, ["likeness": 50])], 49, .resaved, "changedAfterCamera"),
      ([.flag(.compressedTwice)], 49, .resaved, "changedAfterCamera"),
      ([.flag(.exifRewritten, ["writer": "x"])], 49, .resaved, "changedAfterCamera"),
      // Nor is the next verdict in the list, which was counted only where this one doesn't hold.
      ([.flag(.compressedTwice)], 42, .resaved, "changedAfterCamera"),
      (
        [.flag(.thumbnailDiffers, ["likeness": 2]), .flag(.exifRewritten, ["writer": "x"])], 42, .resaved,
        "thumbnailOfAnother"
      ),
      ([.flag(.exifRewritten, ["writer": "x"])], 42, .resaved, "metadataRewritten"),
      ([.flag(.fileIncomplete)], 49, .incomplete, "incomplete"),
      ([.flag(.fileIncomplete, ["state": "damaged"])], 49, .incomplete, "damaged"),
      ([.flag(.fileIncomplete, ["state": "film", "from": 9])], 49, .incomplete, "incomplete"),
      ([.flag(.fileIncomplete), .flag(.thumbnailDiffers, ["likeness": 2])], 20, .edited, "pictureChanged"),
      ([.flag(.notCameraCoding, ["encoder": "libjpeg"])], 20, .copy, "copy"),
      ([.flag(.notCameraCoding, ["encoder": "libjpeg"]), .flag(.compressedTwice)], 4, .copy, "copy"),
      (
        [.flag(.notCameraFormat, ["format": "png"]), .flag(.screenshot, ["signs": "x"])], 10, .screenshot,
        "statedScreenshot"
      ),
      ([.flag(.trailerForeign, ["kind": "zip"])], 49, .resaved, "addedBehindPicture"),
      ([.flag(.trailerText, ["byteCount": 20])], 49, .resaved, "addedBehindPicture"),
      ([.flag(.trailerText, ["byteCount": 20]), .flag(.compressedTwice)], 20, .resaved, "savedAgain"),
      (
        [
          .flag(.trailerText, ["byteCount": 20]), .flag(.trailerUnlisted, ["kind": "jpeg", "byteCount": 9]),
          .flag(
            .trailerUnlikeMaker,
            ["make": "Canon", "fileCount": 9, "modelCount": 8, "kind": "jpeg", "byteCount": 9]),
        ], 49, .resaved, "addedBehindPicture"
      ),
      ([.flag(.trailerForeign, ["kind": "zip"]), .flag(.compressedTwice)], 20, .resaved, "savedAgain"),
      (
        [.flag(.trailerForeign, ["kind": "zip"]), .flag(.exifRewritten, ["writer": "x"])], 20, .resaved,
        "metadataRewritten"
      ),
      (
        [.flag(.trailerForeign, ["kind": "zip"]), .flag(.pictureRefused, ["reason": "x"])], 49, .resaved,
        "changedAfterCamera"
      ),
      // A cut doesn't hide an edit, and a cut copy is still a copy.
      ([.flag(.fileIncomplete), .flag(.compressedTwice)], 20, .resaved, "savedAgain"),
      ([.flag(.fileIncomplete), .flag(.notCameraFormat, ["format": "png"])], 20, .copy, "copy"),
      ([.flag(.metadataStripped), .flag(.encoderCamera, ["layout": "x"])], 52, .stripped, "stripped"),
      ([.cameraInfoMissing, .flag(.heicItemEmptied, ["items": "Exif"])], 50, .stripped, "metadataEmptied"),
      (
        [
          .cameraInfoMissing, .flag(.heicItemEmptied, ["items": "Exif"]),
          .flag(.tilesRearranged, ["tileCount": 2]),
        ],
        50, .undetermined, "nothingToGoOn"
      ),
      (
        [.flag(.heicItemEmptied, ["items": "Exif"]), .flag(.exifRewritten, ["writer": "x"])], 42, .resaved,
        "metadataRewritten"
      ),
      (
        [.cameraInfo(make: "a", model: "b"), .flag(.heicItemEmptied, ["items": "ICC"])], 70, .undetermined,
        "nothingSettled"
      ),
      (
        [.cameraInfo(make: "a", model: "b"), .flag(.positionBlanked, ["tagCount": 4])], 84, .stripped,
        "positionBlanked"
      ),
      (
        [
          .cameraInfo(make: "a", model: "b"), .flag(.positionBlanked, ["tagCount": 4]),
          .flag(.trailerUnlisted, ["kind": "jpeg", "byteCount": 9]),
        ],
        84, .undetermined, "nothingSettled"
      ),
      (
        [
          .cameraInfo(make: "a", model: "b"), .flag(.positionBlanked, ["tagCount": 4]),
          .flag(.exifRewritten, ["writer": "x"]),
        ],
        42, .resaved, "metadataRewritten"
      ),
      (
        [.cameraInfo(make: "a", model: "b"), .flag(.positionRemoved, ["byteCount": 96])], 84, .stripped,
        "positionRemoved"
      ),
      (
        [
          .cameraInfo(make: "a", model: "b"), .flag(.positionRemoved, ["byteCount": 96]),
          .flag(.trailerUnlisted, ["kind": "jpeg", "byteCount": 9]),
        ],
        84, .undetermined, "nothingSettled"
      ),
      (
        [.cameraInfo(make: "a", model: "b"), .flag(.positionRemoved, ["byteCount": 96])], 49, .undetermined,
        "nothingSettled"
      ),
      ([.cameraInfoMissing, .flag(.encoderCamera, ["layout": "x"])], 52, .undetermined, "nothingToGoOn"),
      (
        [.cameraInfo(make: "a", model: "b"), .flag(.encoderCamera, ["layout": "x"])], 52, .undetermined,
        "nothingAgainst"
      ),
      ([.cameraInfo(make: "a", model: "b")], 85, .cameraOriginal, "consistentWithCamera"),
      ([.cameraInfo(make: "a", model: "b")], 84, .undetermined, "nothingAgainst"),
      ([.cameraInfo(make: "a", model: "b")], 49, .undetermined, "nothingSettled"),
      ([.cameraInfo(make: "a", model: "b"), .creationDateMissing], 84, .undetermined, "nothingSettled"),
      ([.cameraInfoMissing], 50, .undetermined, "nothingToGoOn"),
      (
        [.flag(.cameraMakeModelConflict, ["make": "samsung", "model": "Canon EOS R5", "maker": "Canon"])], 84,
        .undetermined, "nothingSettled"
      ),
    ] as [([Detail], Int, Verdict.Kind, String)])
  func decides(details: [Detail], score: Int, kind: Verdict.Kind, by: String) {
    let weighed = WeighedFindings(details.map { Finding($0) }, depth: .pixels, isCalibrated: true)
    let verdict = ScoreModel.shipped.verdict(weighed, score: score)
    #expect(verdict.kind == kind)
    #expect(verdict.by == by)
    #expect(
      (verdict.confidence == nil)
        == ([.undetermined, .copy, .stripped, .incomplete].contains(kind) || by == "addedBehindPicture"))
    // A verdict on a photo whose score is below 50 is more likely right than wrong.
    if score < 50, let confidence = verdict.confidence { #expect(confidence > 0.5) }
  }

  /// Checks that what only added metadata is called so, and nothing that has another finding against it.
  @Test(
    arguments: [
      ([.flag(.toolkitForeign)], 60, true), ([.flag(.captionAdded, ["fields": "Caption"])], 84, true),
      (
        [
          .flag(.commentForeign), .flag(.commentPresent, ["text": "x"]), .flag(.toolkitForeign),
          .flag(.captionAdded), .flag(.textsDisagree), .flag(.mpfIntact, ["count": 2]),
        ], 50, true
      ),
      // Two originals have a comment.
      ([.flag(.commentPresent, ["text": "x"])], 84, false),
      ([.flag(.toolkitForeign), .flag(.cameraFileUnusual)], 60, false),
      ([.flag(.toolkitForeign), .flag(.compressedTwice)], 60, false),
      ([.flag(.captionAdded), .flag(.tilesRearranged, ["tileCount": 2])], 60, false),
      ([.flag(.captionAdded), .flag(.fileIncomplete)], 60, false),
      ([.flag(.toolkitForeign)], 49, false), ([.flag(.toolkitForeign)], 20, false),
    ] as [([Detail], Int, Bool)])
  func whatOnlyAddedMetadata(details: [Detail], score: Int, isAdded: Bool) {
    let camera = [Detail.cameraInfo(make: "a", model: "b")]
    for (stated, isCamera) in [(camera, true), ([], false)] {
      let weighed = WeighedFindings(
        (stated + details).map { Finding($0) }, depth: .pixels, isCalibrated: true)
      let verdict = ScoreModel.shipped.verdict(weighed, score: score)
      #expect((verdict.by == "metadataAdded") == (isAdded && isCamera))
      if verdict.by == "metadataAdded" {
        #expect(verdict.kind == .undetermined && verdict.confidence == nil)
      }
    }
  }

  /// Checks that a mark anybody can add doesn't hide what else the file states.
  @Test func aPlatformsMarkHidesNoEdit() {
    let details: [Detail] = [
      .flag(.platformMark, ["platform": "x", "text": "y"]), .flag(.screenshot, ["signs": "x"]),
      .softwareEdited(software: "y"),
    ]
    let weighed = WeighedFindings(details.map { Finding($0) }, depth: .pixels, isCalibrated: true)
    #expect(ScoreModel.shipped.verdict(weighed, score: 9).kind == .edited)
  }

  @Test func aFormatNobodyMeasuredIsUndetermined() {
    let weighed = WeighedFindings(
      [Finding(.cameraInfo(make: "a", model: "b"))], depth: .pixels, isCalibrated: false)
    #expect(ScoreModel.shipped.verdict(weighed, score: 84).by == "formatUnmeasured")
  }

  /// Checks the confidence where 8 of 9 files were what the verdict says.
  ///
  /// It is 9 of 11 by the rule of succession, times the 95 % that the photo is no original.
  @Test func confidenceIsCounted() throws {
    let model = try ScoreModel(table: "version\tt/1\nverdict\tstatedEditor\t8\t9\nflag\tx\t-\t0\t0\t0\n")
    let weighed = WeighedFindings(
      [Finding(.softwareEdited(software: "x"))], depth: .pixels, isCalibrated: true)
    #expect(model.verdict(weighed, score: 5).confidence == 0.777)
  }

  @Test(arguments: Verdict.Kind.allCases) func everyKindHasARule(kind: Verdict.Kind) {
    #expect(VerdictRule.all.contains { $0.kind == kind })
  }
}
