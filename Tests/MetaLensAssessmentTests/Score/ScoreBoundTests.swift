import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ScoreBoundTests {
  typealias Detail = OriginalityFlag.FlagDetail

  private static func weighed(
    _ details: [Detail], depth: AnalysisDepth = .pixels, isCalibrated: Bool = true
  ) -> WeighedFindings {
    WeighedFindings(details.map { Finding($0) }, depth: depth, isCalibrated: isCalibrated)
  }

  private static let agreeing = Detail.flag(.mpfIntact, ["count": 2])
  private static let accusing = Detail.flag(.thumbnailDiffers, ["likeness": 3])

  /// A thumbnail half like the picture may show the same scene, and a damaged picture proves nothing.
  @Test(
    arguments: [
      ([.flag(.thumbnailDiffers, ["likeness": 49])], true),
      ([.flag(.thumbnailDiffers, ["likeness": 50])], false),
      ([.flag(.thumbnailDiffers, ["likeness": 49]), .flag(.fileIncomplete)], false), ([agreeing], false),
      ([.flag(.thumbnailDiffers, ["likeness": 3, "state": "damaged"])], false),
    ] as [([Detail], Bool)])
  func anotherPicturesThumbnailIsRed(details: [Detail], isRed: Bool) {
    #expect(ScoreBound.thumbnailOfAnotherPicture.applies(Self.weighed(details)) == isRed)
  }

  /// An unread part may contain evidence against the file, whatever else was found.
  @Test(arguments: [(Diagnostic.Code.tooManyParts, 84), (.xmpInvalid, 84), (.secondExifBlock, 100)])
  func whatIsUnreadIsNeverGreen(code: Diagnostic.Code, maximum: Int) throws {
    let findings = [Self.agreeing, .flag(.datesThreePlaces, ["date": "x", "places": "y"])]
      .map { Finding($0) }
    var model = ScoreModel.shipped
    model.prior = 0.99
    let score = model.assess(findings, diagnostics: [Diagnostic(code, location: "APP1")]).score
    #expect(score <= maximum && (maximum > 84) == (score > 84))
  }

  /// Each bound alone: the findings to which it applies, together with a finding that supports the file.
  @Test(
    arguments: [
      ("statedGenerated", [.flag(.softwareAITool, ["software": "x"])]),
      (
        "statedPartlyGenerated",
        [.flag(.aiEdited, ["statement": AIStatement.sourceType, "value": "x", "place": "y"])]
      ),
      ("statedScreenshot", [.flag(.screenshot, ["signs": "x"])]),
      ("statedPlatform", [.flag(.platformMark, ["platform": "x", "text": "y"])]),
      ("statedEditor", [.softwareEdited(software: "x")]),
      ("statedMetadataTool", [.flag(.softwareMetadataTool, ["software": "x"])]),
      ("convertedContainer", [.flag(.rawConverted, ["mark": "x"])]),
      ("editedNeverGreen", [accusing]), ("thumbnailOfAnotherPicture", [accusing]),
      (
        "packedUnlikeMaker",
        [.flag(.exifPackedUnlikeMaker, ["make": "DJI", "fileCount": 3, "modelCount": 2])]
      ), ("incompleteFile", [.flag(.fileIncomplete)]),
      ("notCameraFile", [.flag(.notCameraCoding, ["encoder": "libjpeg"])]),
      ("notCameraFile", [.flag(.notCameraFormat, ["format": "png"])]),
      ("foreignBehindPicture", [.flag(.trailerForeign, ["kind": "zip"])]),
      ("noCameraNeverGreen", [.cameraInfoMissing]),
      ("noCameraNeverGreen", [.flag(.cameraInfoIncomplete, ["make": String?.none, "model": "X100"])]),
      ("noCameraNeverGreen", [.flag(.cameraInfoIncomplete, ["make": "Canon", "model": String?.none])]),
      ("unseenNeverGreen", [.flag(.tilesRearranged, ["tileCount": 48])]),
      ("unseenNeverGreen", [.flag(.systemUnstated)]), ("unseenNeverGreen", [.flag(.thumbnailInColour)]),
      ("unseenNeverGreen", [.flag(.hostComputerDiffers, ["host": "iPhone 11", "model": "iPhone 14"])]),
      ("unseenNeverGreen", [.flag(.orientationConflict, ["stated": 1, "container": 6])]),
      ("codedAgain", [.flag(.hevcEncodedAgainByApple, ["make": "Apple", "signCount": 1, "coding": "x"])]),
      ("pictureIndexBroken", [.flag(.mpfBroken, ["found": 1, "stated": 2])]),
      ("textBehindPicture", [.flag(.trailerText, ["byteCount": 20])]),
      ("unlistedBehindPicture", [.flag(.trailerUnlisted, ["kind": "jpeg", "byteCount": 137])]),
      ("captionNeverGreen", [.flag(.captionAdded, ["fields": "Caption"])]),
      ("commentNeverGreen", [.flag(.commentPresent, ["text": "A view"])]),
      (
        "positionOfAnotherTime",
        [.flag(.gpsDateConflict, ["created": "2023-05-30T15:56:01", "fix": "2021-05-30T06:55:52+00:00"])]
      ),
      ("positionBlankedNeverGreen", [.flag(.positionBlanked, ["tagCount": 4])]),
      ("positionRemovedNeverGreen", [.flag(.positionRemoved, ["byteCount": 96])]),
      ("zoneOfNowhere", [.flag(.zoneImpossible, ["offset": "-05:03", "kind": Rule.ofNoZone])]),
      ("zoneOfNowhere", [.flag(.zoneImpossible, ["written": "-07:99", "kind": Rule.unreadableZone])]),
      (
        "zoneOfAnotherPlace",
        [
          .flag(.zoneImpossible, ["offset": "+03:00"]),
          .flag(.gpsTimeConflict, ["created": "x", "fix": "y"]),
        ]
      ),
      (
        "zoneOfAnotherPlace",
        [.flag(.zoneImpossible, ["offset": "+03:00"]), .flag(.gpsHoursDiffer, ["created": "x", "fix": "y"])]
      ),
      (
        "unseenNeverGreen",
        [
          .flag(
            .exposureDisagrees,
            ["tag": "FNumber", "value": "56/10", "otherTag": "ApertureValue", "other": "3/1"])
        ]
      ),
      ("unseenNeverGreen", [.flag(.softwareUnlikeCamera, ["software": "x"])]),
      ("unseenNeverGreen", [.flag(.dimensionsRotated, ["stated": "4000×3000", "coded": "3000×4000"])]),
      ("unseenNeverGreen", [.flag(.thumbnailBroken, ["byteCount": 200])]),
      ("unseenNeverGreen", [.flag(.previewDiffers, ["how": "content", "likeness": 0])]),
      ("refusedNeverGreen", [.flag(.pictureRefused, ["reason": "x"])]),
    ] as [(String, [Detail])]) func holdsForItsFlag(id: String, details: [Detail]) throws
  {
    let bound = try #require(ScoreBound.all.first { $0.id == id })
    #expect(bound.applies(Self.weighed([Self.agreeing] + details)))
    #expect(!bound.applies(Self.weighed([Self.agreeing])))
    #expect(bound.range.upperBound < 85)
  }

  /// Each has a harmless cause, and sets no bound by itself.
  @Test(arguments: [
    Detail.flag(.zoneImpossible, ["offset": "+03:00"]),
    .flag(.gpsTimeConflict, ["created": "x", "fix": "y"]),
  ]) func aZoneOrATimeAloneBoundsNothing(detail: Detail) {
    let weighed = Self.weighed([Self.agreeing, detail])
    #expect(!ScoreBound.zoneOfAnotherPlace.applies(weighed) && !ScoreBound.zoneOfNowhere.applies(weighed))
  }

  /// A picture that should have been decoded but wasn't, according to a diagnostic.
  @Test func anUndecodedPictureIsNeverGreen() throws {
    let model = try ScoreModel(
      table: "version\tt/1\nformat\tjpeg\t204\t1\nbase\t4\t4\t4\nflag\tx\t-\t0\t0\t0\n")
    func bound(_ code: Diagnostic.Code?) -> String? {
      let diagnostics = code.map { [Diagnostic($0, location: "JPEG")] } ?? []
      return model.assess(
        [Finding(Self.agreeing), Finding(.cameraInfo(make: "Canon", model: "R5"))],
        diagnostics: diagnostics
      ).bounded?.by
    }
    #expect(bound(.pictureNotDecoded) == "undecodedNeverGreen")
    #expect(bound(nil) == nil && bound(.libjpegWarning) == nil)
  }

  /// Cameras code with these libraries too, which add a comment.
  @Test(arguments: [
    ("LEAD Technologies Inc. V1.01", false), ("Intel(R) JPEG Library, version 1,5,4,36", false),
    ("A view", true),
    ("A view, by LEAD Technologies", true),
  ])
  func aLibrarysCommentIsNone(text: String, isBound: Bool) {
    let comment = Detail.flag(.commentPresent, ["text": text])
    #expect(ScoreBound.commentNeverGreen.applies(Self.weighed([Self.agreeing, comment])) == isBound)
  }

  /// An unknown maker may have cameras that write no model.
  @Test func anUnknownMakerMayWriteNoModel() throws {
    let bound = try #require(ScoreBound.all.first { $0.id == "noCameraNeverGreen" })
    let half = Detail.flag(.cameraInfoIncomplete, ["make": "BUSHNELL", "model": String?.none])
    #expect(!bound.applies(Self.weighed([Self.agreeing, half])))
  }

  /// Missing facts raise the score to amber; a file that isn't a camera's, or is incomplete or added to, is lowered
  /// again.
  @Test(
    arguments: [
      (Detail.flag(.notCameraCoding, ["encoder": "libjpeg"]), "notCameraFile", 20),
      (.flag(.fileIncomplete), nil, 27), (.cameraInfoMissing, "redNeedsEdited", 50),
    ] as [(Detail, String?, Int)])
  func definitionsAreNotLifted(detail: Detail, by: String?, to: Int) throws {
    let model = try ScoreModel(table: "version\tt/1\nbase\t-1\t-1\t-1\nflag\tx\t-\t0\t0\t0\n")
    let assessment = model.assess([Finding(detail)])
    #expect(assessment.bounded == by.map { OriginalityReport.Bound(by: $0, from: 27, to: to) })
    #expect(assessment.score == to)
  }

  @Test func redNeedsAnAccusation() {
    #expect(ScoreBound.redNeedsEdited.applies(Self.weighed([.noGps, .cameraInfoMissing])))
    #expect(!ScoreBound.redNeedsEdited.applies(Self.weighed([Self.accusing])))
    #expect(ScoreBound.redNeedsEdited.range.lowerBound == 50)
  }

  @Test func silenceIsNeverGreen() {
    #expect(
      ScoreBound.silenceNeverGreen.applies(Self.weighed([.hasGps, .cameraInfo(make: "a", model: "b")])))
    // The stated size can be forged as easily as a make.
    #expect(
      ScoreBound.silenceNeverGreen.applies(
        Self.weighed([.flag(.dimensionsMatch, ["width": 64, "height": 48])])))
    // Whoever changes the picture can make a thumbnail from it.
    #expect(ScoreBound.silenceNeverGreen.applies(Self.weighed([.flag(.thumbnailMatches)])))
    #expect(!ScoreBound.silenceNeverGreen.applies(Self.weighed([Self.agreeing])))
  }

  @Test func metadataAloneIsNeverGreen() {
    #expect(ScoreBound.metadataNeverGreen.applies(Self.weighed([Self.agreeing], depth: .metadata)))
    #expect(!ScoreBound.metadataNeverGreen.applies(Self.weighed([Self.agreeing], depth: .structure)))
  }

  @Test func aFormatNobodyMeasuredIsNeverGreen() {
    #expect(ScoreBound.formatUnmeasuredNeverGreen.applies(Self.weighed([Self.agreeing], isCalibrated: false)))
    #expect(!ScoreBound.formatUnmeasuredNeverGreen.applies(Self.weighed([Self.agreeing])))
  }

  @Test(arguments: ScoreBound.all.map(\.id)) func everyBoundHasItsWords(id: String) {
    #expect(
      Message(OriginalityReport.Bound(by: id, from: 92, to: 84))?.text(in: .english).contains("92") == true)
  }

  @Test func theLastBoundThatMovesIsReported() throws {
    let model = try ScoreModel(table: "version\tt/1\nbase\t4\t4\t4\nflag\tx\t-\t0\t0\t0\n")
    let assessment = model.assess(
      [Finding(Self.agreeing), Finding(.softwareEdited(software: "x"))], format: .heic)
    #expect(assessment.bounded == OriginalityReport.Bound(by: "statedEditor", from: 98, to: 10))
    let calm = model.assess([Finding(Self.agreeing)], format: .heic)
    #expect(calm.bounded == OriginalityReport.Bound(by: "formatUnmeasuredNeverGreen", from: 98, to: 84))
    let low = try ScoreModel(table: "version\tt/1\nbase\t-4\t-4\t-4\nflag\tx\t-\t0\t0\t0\n").assess([])
    #expect(low.bounded == OriginalityReport.Bound(by: "redNeedsEdited", from: 2, to: 50))
  }
}
