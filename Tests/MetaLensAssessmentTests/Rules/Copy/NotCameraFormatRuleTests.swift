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

  /// EXIF may stand behind the picture, in what is cut off: nothing is said of what wasn't seen.
  @Test(arguments: AnalysisDepth.allCases)
  func whatIsCutOffIsNotMissing(depth: AnalysisDepth) throws {
    for photo in [ExamplePhoto.png(), .webP(exif: ExamplePhoto.cameraExif())] {
      let report = try report(of: photo.cut(by: 3), depth: depth)
      #expect(report.verdict.kind == .incomplete)
      #expect(!report.flags.contains { [.notCameraFormat, .exifMissing, .metadataStripped].contains($0.id) })
    }
  }

  /// Where VP8X announces no EXIF, none is cut off.
  @Test func whatWasNotAnnouncedIsMissing() throws {
    #expect(try report(of: .webP().cut(by: 3)).verdict.kind == .copy)
  }

  /// What a cut file does state is told all the same.
  @Test func whatIsLeftIsTold() throws {
    let parameters = "a view\nSteps: 20, Sampler: Euler a, CFG scale: 7, Seed: 1, Size: 512x512, Model: sd"
    for missing in [0, 3] {
      let report = try report(of: .png(texts: [("parameters", parameters)]).cut(by: missing))
      #expect(report.verdict.kind == .aiGenerated)
    }
  }

  @Test func itsVerdictIsCopyAtEachDepth() throws {
    for depth in AnalysisDepth.allCases {
      #expect(try report(of: .png(), depth: depth).verdict.kind == .copy)
    }
  }
}
