import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ChangedPartsFindingsTests {
  typealias Detail = OriginalityFlag.FlagDetail

  private static let known = Detail.flag(
    .cameraKnownAgrees, ["make": "a", "model": "b", "knownBy": ReferenceScope.model, "files": 3])

  private static func changed(
    _ details: [Detail], _ verdict: Verdict.Kind, by rule: String = "ofANewerVersion"
  ) -> ChangedParts {
    ChangedParts(
      WeighedFindings(details.map { Finding($0) }, depth: .pixels, isCalibrated: true), verdict: verdict,
      by: rule)
  }

  /// An undetermined verdict says of no part that it was changed, but of the metadata if it says that they were added.
  @Test(arguments: [("metadataAdded", PartState.changed), ("nothingSettled", .unknown)])
  func whatAVerdictSaysWasAddedIsChanged(by rule: String, metadata: PartState) {
    let changed = Self.changed([.flag(.captionAdded, ["fields": "Caption"])], .undetermined, by: rule)
    #expect(changed == ChangedParts(metadata: metadata))
  }

  @Test func whatIsConsistentIsIntactButForWhatIsOdd() {
    let changed = Self.changed([.flag(.dateImpossible, ["tag": "x", "value": "y"])], .cameraOriginal)
    #expect(
      changed
        == ChangedParts(
          container: .intact, metadata: .unknown, encoding: .intact, content: .intact, source: .intact))
  }

  /// A messenger's copy is coded again; its content can't be determined, and isn't said to be changed.
  @Test func aCopyIsRecodedNotChangedInContent() {
    let changed = Self.changed(
      [.flag(.platformMark, ["platform": "x", "text": "y"]), .flag(.encoderProgressive, ["make": "x"])],
      .platformCopy)
    #expect(changed == ChangedParts(encoding: .changed, source: .changed))
  }

  /// A thumbnail that was exchanged, or that wasn't rotated, shows nothing about the picture; a thumbnail that shows
  /// more does.
  @Test func aThumbnailAloneIsNotThePicture() {
    #expect(Self.changed([.flag(.thumbnailDiffers, ["likeness": 3])], .edited).content == .unknown)
    #expect(Self.changed([.flag(.thumbnailShowsMore, ["share": 30])], .edited).content == .changed)
  }

  /// A finding that settles nothing doesn't show that a part was changed.
  @Test func anUndeterminedFileHasNoChangedPart() {
    let rewritten = Detail.flag(.exifRewritten, ["writer": "x"])
    #expect(Self.changed([rewritten], .undetermined) == ChangedParts())
    #expect(Self.changed([.flag(.exifMissing)], .stripped) == ChangedParts(metadata: .changed))
    let copies = ["mozjpeg", "libjpeg"].map { Detail.flag(.notCameraCoding, ["encoder": $0]) }
    #expect(
      copies.map { Self.changed([$0], .copy) }
        == [ChangedParts(encoding: .changed, source: .changed), ChangedParts(source: .changed)])
  }

  /// Text in the file has the type warning, but still shows that the structure isn't the camera's.
  @Test func addedTextChangesTheStructure() {
    let text = Detail.flag(.trailerText, ["byteCount": 20])
    #expect(Self.changed([text], .resaved) == ChangedParts(container: .changed))
    #expect(
      Self.changed([text, Self.known], .resaved)
        == ChangedParts(container: .changed, encoding: .intact, content: .intact))
  }

  @Test func aFileThatIsNotWholeHasNoIntactPicture() {
    #expect(
      Self.changed([.flag(.exifRewritten, ["writer": "x"]), Self.known, .flag(.fileIncomplete)], .resaved)
        == ChangedParts(container: .changed, metadata: .changed))
  }

  @Test func rewrittenMetadataLeaveAKnownCodingIntact() {
    let rewritten = Detail.flag(.exifRewritten, ["writer": "x"])
    #expect(
      Self.changed([rewritten, Self.known], .resaved)
        == ChangedParts(metadata: .changed, encoding: .intact, content: .intact))
    #expect(Self.changed([rewritten], .resaved) == ChangedParts(metadata: .changed))
    // Tables and order may be copied; an earlier compression still shows.
    #expect(
      Self.changed(
        [rewritten, Self.known, .flag(.compressedTwice)],
        .resaved
      ).content
        == .unknown)
  }
}
