import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CameraRawRetouchedRuleTests {
  @Test(arguments: [
    "RetouchInfo", "RetouchAreas", "PaintBasedCorrections", "GradientBasedCorrections",
    "CircularGradientBasedCorrections", "MaskGroupBasedCorrections",
  ])
  func raisedFor(tool: String) throws {
    let photo = ExamplePhoto.camera(xmp: "<crs:\(tool)><rdf:Seq><rdf:li>1</rdf:li></rdf:Seq></crs:\(tool)>")
    #expect(try raised(by: .cameraRawRetouched, on: photo) == [.flag(.cameraRawRetouched, ["tools": tool])])
  }

  @Test(arguments: ["ToneCurve", "ToneCurvePV2012"])
  func notRaisedFor(list: String) throws {
    let photo = ExamplePhoto.camera(
      xmp: "<crs:\(list)><rdf:Seq><rdf:li>0, 0</rdf:li></rdf:Seq></crs:\(list)>")
    #expect(try raised(by: .cameraRawRetouched, on: photo).isEmpty)
  }

  /// Settings that aren't applied were written into the file and not into the picture.
  @Test(arguments: [
    ("<crs:AlreadyApplied>False</crs:AlreadyApplied>", true),
    ("<crs:AlreadyApplied>True</crs:AlreadyApplied>", false), ("", false),
  ])
  func whatIsNotAppliedChangesNoPicture(stated: String, isUnapplied: Bool) throws {
    let photo = ExamplePhoto.camera(
      xmp: stated + "<crs:RetouchAreas><rdf:Seq><rdf:li>1</rdf:li></rdf:Seq></crs:RetouchAreas>")
    let report = try report(of: photo)
    let flag = try #require(report.flags.first { $0.id == .cameraRawRetouched })
    #expect(flag.description(in: .english).contains("edited separately") != isUnapplied)
    let cause = try #require(flag.innocentCause(in: .english))
    #expect(cause.hasPrefix("Saving metadata to a file") == isUnapplied)
    #expect((report.verdict.by == "statedEditor") != isUnapplied)
    #expect((report.changed.content == .changed) != isUnapplied)
  }
}
