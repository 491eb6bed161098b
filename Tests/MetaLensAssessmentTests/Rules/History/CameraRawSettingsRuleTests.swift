import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CameraRawSettingsRuleTests {
  @Test(arguments: [
    ("crs:HasSettings=\"True\"", false, false), ("crs:AlreadyApplied=\"true\"", true, false),
    ("crs:HasSettings=\"True\" crs:AlreadyApplied=\"True\" crs:HasCrop=\"True\"", true, true),
    ("crs:HasSettings=\"True\" crs:HasCrop=\"False\"", false, false),
  ])
  func raisedFor(fields: String, isApplied: Bool, isCropped: Bool) throws {
    let photo = ExamplePhoto.camera(xmp: "<rdf:Description rdf:about=\"\" crs:Version=\"6.4.1\" \(fields)/>")
    #expect(
      try raised(by: .cameraRawSettings, on: photo) == [
        .flag(.cameraRawSettings, ["version": "6.4.1", "isApplied": isApplied, "isCropped": isCropped])
      ])
  }

  @Test(arguments: ["", "crs:HasCrop=\"True\""]) func aVersionThatIsNotStatedIsNotTold(fields: String) throws
  {
    let photo = ExamplePhoto.camera(
      xmp: "<rdf:Description rdf:about=\"\" crs:AlreadyApplied=\"True\" \(fields)/>")
    let flag = try #require(report(of: photo).flags.first { $0.id == .cameraRawSettings })
    for language in Language.allCases {
      let text = flag.description(in: language)
      #expect(!text.contains("?") && !text.contains("ersion") && !text.contains("{"))
    }
  }

  // DJI's cameras write all of these with False.
  @Test(arguments: [
    "crs:HasSettings=\"False\" crs:AlreadyApplied=\"False\" crs:HasCrop=\"False\"", "crs:HasCrop=\"True\"",
    "crs:Sharpness=\"25\"", "dc:HasSettings=\"True\"",
  ])
  func notRaisedFor(fields: String) throws {
    let photo = ExamplePhoto.camera(xmp: "<rdf:Description rdf:about=\"\" crs:Version=\"7.0\" \(fields)/>")
    #expect(try raised(by: .cameraRawSettings, on: photo).isEmpty)
  }

  /// Settings that aren't applied settle no edit, and the stored picture needn't show them.
  @Test(arguments: ["", " crs:Version=\"6.4.1\""]) func whatIsNotAppliedIsToldSo(version: String) throws {
    let photo = ExamplePhoto.camera(
      xmp: "<rdf:Description rdf:about=\"\" crs:HasSettings=\"True\" crs:AlreadyApplied=\"False\"\(version)/>"
    )
    let report = try report(of: photo)
    let flag = try #require(report.flags.first { $0.id == .cameraRawSettings })
    #expect(flag.detail.parameters["isUnapplied"] == .bool(true))
    for language in Language.allCases {
      let text = flag.description(in: language)
      #expect(text.contains("6.4.1") != version.isEmpty && !text.contains("{") && !text.contains("?"))
      let general = FlagID.cameraRawSettings.innocentCause(in: language)
      #expect(flag.innocentCause(in: language) != general)
    }
    #expect(flag.description(in: .english).contains("stated as not yet applied"))
    #expect(flag.innocentCause(in: .english)?.hasPrefix("Saving metadata to a file") == true)
    #expect(report.verdict.by != "statedEditor" && report.bounded?.by != "statedEditor")
    #expect(report.score < 85 && report.changed.encoding != .changed)
  }

  /// Settings that were applied settle an edit, and so does the program's own name beside those that weren't.
  @Test(arguments: [
    "crs:AlreadyApplied=\"True\"", "crs:HasSettings=\"True\"",
    "crs:HasSettings=\"True\" crs:AlreadyApplied=\"False\" "
      + "xmp:CreatorTool=\"Adobe Photoshop Lightroom Classic 13.0 (Macintosh)\"",
  ])
  func anEditIsSettledAsBefore(fields: String) throws {
    let photo = ExamplePhoto.camera(xmp: "<rdf:Description rdf:about=\"\" \(fields)/>")
    #expect(try report(of: photo).verdict.by == "statedEditor")
  }
}
