import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct InteropIndexDiffersRuleTests {
  @Test func raised() throws {
    let found = try findings(by: .interopIndexDiffers, on: .colourSpace(1, index: "R03"))
    #expect(found.map(\.detail) == [.flag(.interopIndexDiffers)])
    #expect(found.first?.evidence.map(\.tag) == [ExifTag.colorSpace, ExifTag.interoperabilityIndex])
  }

  /// Cameras write each of these; an index that no standard defines means nothing.
  @Test(
    arguments: [
      (1, "R98"), (0xFFFF, "R03"), (0xFFFF, "R98"), (2, "R03"), (1, "THM"), (1, ""), (1, "R030"),
    ] as [(UInt16, String)])
  func notRaised(space: UInt16, index: String) throws {
    #expect(
      try MetaLensAssessmentTests.raised(by: .interopIndexDiffers, on: .colourSpace(space, index: index))
        .isEmpty)
  }

  @Test func notRaisedWithoutBoth() throws {
    let photo = ExamplePhoto.camera { $0.set($0.short(ExifTag.colorSpace, 1), in: .exif) }
    #expect(try MetaLensAssessmentTests.raised(by: .interopIndexDiffers, on: photo).isEmpty)
    #expect(try MetaLensAssessmentTests.raised(by: .interopIndexDiffers, on: .camera()).isEmpty)
  }
}
