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

  /// EXIF may follow the picture, in the missing part; nothing is said about what wasn't seen.
  @Test(arguments: AnalysisDepth.allCases)
  func whatIsCutOffIsNotMissing(depth: AnalysisDepth) throws {
    for photo in [ExamplePhoto.png(), .webP(exif: ExamplePhoto.cameraExif())] {
      let report = try report(of: photo.cut(by: 3), depth: depth)
      #expect(report.verdict.kind == .incomplete)
      #expect(!report.flags.contains { [.notCameraFormat, .exifMissing, .metadataStripped].contains($0.id) })
    }
  }

  /// If VP8X announces no EXIF, none can be missing.
  @Test func whatWasNotAnnouncedIsMissing() throws {
    #expect(try report(of: .webP().cut(by: 3)).verdict.kind == .copy)
  }

  /// What a truncated file does state is still reported.
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
