import MetaLensFacts
import Testing

@testable import MetaLensKit

struct ChangedPartsFindingsTests {
  typealias Detail = OriginalityFlag.FlagDetail

  private static let known = Detail.signature(.agrees(make: "a", model: "b", knownBy: .model, files: 3))

  private static func changed(_ details: [Detail], _ verdict: Verdict.Kind) -> ChangedParts {
    ChangedParts(
      WeighedFindings(details.map { Finding($0) }, depth: .pixels, isCalibrated: true), verdict: verdict)
  }

  @Test func whatIsConsistentIsIntactButForWhatIsOdd() {
    let changed = Self.changed([.time(.impossible(tag: "x", value: "y"))], .cameraOriginal)
    #expect(
      changed
        == ChangedParts(
          container: .intact, metadata: .unknown, encoding: .intact, content: .intact, source: .intact))
  }

  /// A messenger's copy is coded again; what it shows can't be told, and nobody says it was changed.
  @Test func aCopyIsRecodedNotChangedInContent() {
    let changed = Self.changed(
      [.platform(.mark(platform: "x", text: "y")), .encoder(.progressive(make: "x"))], .platformCopy)
    #expect(changed == ChangedParts(encoding: .changed, source: .changed))
  }

  /// A thumbnail that was exchanged or not turned says nothing of the picture; one that shows more does.
  @Test func aThumbnailAloneIsNotThePicture() {
    #expect(Self.changed([.thumbnail(.differs(likeness: 3))], .edited).content == .unknown)
    #expect(Self.changed([.thumbnail(.showsMore(share: 30))], .edited).content == .changed)
  }

  @Test func aFileThatIsNotWholeHasNoIntactPicture() {
    #expect(
      Self.changed([.exifBlock(.rewritten(writer: "x")), Self.known, .file(.incomplete)], .resaved)
        == ChangedParts(metadata: .changed))
  }

  @Test func rewrittenMetadataLeaveAKnownCodingIntact() {
    let rewritten = Detail.exifBlock(.rewritten(writer: "x"))
    #expect(
      Self.changed([rewritten, Self.known], .resaved)
        == ChangedParts(metadata: .changed, encoding: .intact, content: .intact))
    #expect(Self.changed([rewritten], .resaved) == ChangedParts(metadata: .changed))
    // Tables and order may be copied: an earlier compression shows.
    #expect(
      Self.changed([rewritten, Self.known, .picture(.compressedTwice(firstQuality: nil))], .resaved).content
        == .unknown)
  }
}
