import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct NotCameraFormatRuleTests {
  @Test(arguments: [
    (ExamplePhoto.png(), "png"), (.png(texts: [("Title", "A view")]), "png"), (.webP(), "webp"),
  ])
  func raised(photo: ExamplePhoto, format: String) throws {
    #expect(
      try MetaLensAssessmentTests.raised(by: .notCameraFormat, on: photo) == [
        .flag(.notCameraFormat, ["format": format])
      ])
  }

  @Test(arguments: [
    ExamplePhoto.png(exif: ExamplePhoto.cameraExif()), .camera(), .platformCopy(), .coded(exif: false),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .notCameraFormat, on: photo).isEmpty)
  }

  @Test func itsVerdictIsCopyAtEachDepth() throws {
    for depth in AnalysisDepth.allCases {
      #expect(try report(of: .png(), depth: depth).verdict.kind == .copy)
    }
  }
}
