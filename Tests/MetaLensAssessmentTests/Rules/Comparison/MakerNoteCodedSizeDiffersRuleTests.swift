import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct MakerNoteCodedSizeDiffersRuleTests {
  /// 36 bytes of data and EOI; 0 and all ones aren't sizes.
  @Test(arguments: [
    (UInt32(38), false), (37, true), (39, true), (36, true), (1, true), (0, false), (UInt32.max, false),
  ])
  func countsFromTheScansHeaderToTheEnd(stated: UInt32, isRaised: Bool) throws {
    let found = try findings(by: .makerNoteCodedSizeDiffers, on: .nikonCoded(stated))
    #expect(found.map { $0.values.number("statedByteCount") } == (isRaised ? [Int(stated)] : []))
    #expect(found.map { $0.values.number("codedByteCount") } == (isRaised ? [38] : []))
    #expect(found.flatMap(\.evidence).map(\.location) == (isRaised ? ["maker note", "scan"] : []))
  }

  /// Bytes before the scan and after EOI don't belong to the picture.
  @Test func segmentsAndTrailersDoNotCount() throws {
    let photo = ExamplePhoto.nikonCoded(38) { builder in
      builder.segments = [(0xFE, [1, 2, 3])]
      builder.trailer = [1, 2, 3, 4]
    }
    #expect(try raised(by: .makerNoteCodedSizeDiffers, on: photo).isEmpty)
  }

  /// A picture in several scans isn't measured, and a truncated picture has no end.
  @Test func notRaisedForOthers() throws {
    let progressive = ExamplePhoto.nikonCoded(500) { $0.frameMarker = 0xC2 }
    #expect(try raised(by: .makerNoteCodedSizeDiffers, on: progressive).isEmpty)
    #expect(try raised(by: .makerNoteCodedSizeDiffers, on: ExamplePhoto.nikonCoded(500).cut(by: 2)).isEmpty)
    #expect(try raised(by: .makerNoteCodedSizeDiffers, on: ExamplePhoto.nikonRetouched(5)).isEmpty)
  }

  /// Without decoding, a picture that lost bytes looks complete.
  @Test func runsOnWhatWasDecoded() throws {
    #expect(try report(of: .nikonCoded(500)).rules.contains(.makerNoteCodedSizeDiffers))
    #expect(try !report(of: .nikonCoded(500), depth: .structure).rules.contains(.makerNoteCodedSizeDiffers))
  }
}
