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
}
