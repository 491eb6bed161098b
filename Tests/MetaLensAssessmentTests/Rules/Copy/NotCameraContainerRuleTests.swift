import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct NotCameraContainerRuleTests {
  private static let libheif = ["hdlr", "pitm", "iloc", "iinf", "iprp", "iref"]
  private static let apple = ["hdlr", "dinf", "pitm", "iinf", "iref", "iprp", "idat", "iloc"]

  @Test func raised() throws {
    #expect(
      try MetaLensAssessmentTests.raised(
        by: .notCameraContainer, on: .heif(order: Self.libheif, exif: nil, hasColours: true)) == [
          .flag(.notCameraContainer, ["format": "heic", "writers": "libheif"])
        ])
  }

  @Test(arguments: [
    // A camera is named in it; Apple's own order; an unknown order; not a HEIF.
    ExamplePhoto.heif(order: libheif), .heif(order: apple, exif: nil, hasColours: true),
    .heif(order: ["hdlr", "iprp", "pitm", "iinf", "iloc", "iref"], exif: nil, hasColours: true), .png(),
    .platformCopy(),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .notCameraContainer, on: photo).isEmpty)
  }

  @Test func itsVerdictIsCopyAtEachDepth() throws {
    for depth in AnalysisDepth.allCases {
      let report = try report(of: .heif(order: Self.libheif, exif: nil, hasColours: true), depth: depth)
      #expect(report.verdict.kind == .copy)
      #expect(report.score <= 20)
    }
  }
}
