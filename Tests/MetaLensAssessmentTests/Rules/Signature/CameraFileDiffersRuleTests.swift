import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CameraFileDiffersRuleTests {
  @Test func raised() throws {
    let photo = ExamplePhoto.color(
      make: "Canon", model: "Canon EOS 40D", oneTableASegment: true, optimized: true)
    let findings = try findings(by: .cameraFileDiffers, on: photo)
    #expect(findings.map(\.detail.type) == [.isEdited])
    #expect(findings.first?.evidence.map(\.location) == ["APP1 Exif IFD0", "APP1 Exif IFD0", "SOF0"])
    let text = try #require(findings.first?.detail.description(in: .english))
    #expect(text.contains("Canon EOS 40D"))
    #expect(text.contains("DQT1 DQT1 SOF0 DHT1 DHT1 DHT1 DHT1"))
  }

  @Test(arguments: [(true, false), (false, true), (false, false)])
  func notRaisedForLess(oneTableASegment: Bool, optimized: Bool) throws {
    let photo = ExamplePhoto.color(
      make: "Canon", model: "Canon EOS 40D", oneTableASegment: oneTableASegment, optimized: optimized)
    #expect(try MetaLensAssessmentTests.raised(by: .cameraFileDiffers, on: photo).isEmpty)
  }

  /// An app other than the maker's codes in its own way; no such app runs in a camera, and a scanner isn't one.
  @Test(
    arguments: [
      ("Apple", "iPhone 6", "1.0", true, false), ("Apple", "iPhone 6", "HDR+ 1.0.171916441z", false, true),
      ("Canon", "Canon EOS 40D", "HDR+ 1.0.171916441z", true, false),
      ("Canon", "Canon EOS 40D", "EPSON Scan", false, false),
    ])
  func notRaisedForWhatTheMakersOwnSoftwareDidNotMake(
    make: String, model: String, software: String, differs: Bool, isUnusual: Bool
  ) throws {
    let photo = ExamplePhoto.color(make: make, model: model, oneTableASegment: true, optimized: true) {
      $0.set($0.ascii(ExifTag.software, software), in: .ifd0)
    }
    #expect(try MetaLensAssessmentTests.raised(by: .cameraFileDiffers, on: photo).isEmpty == !differs)
    #expect(try MetaLensAssessmentTests.raised(by: .cameraFileUnusual, on: photo).isEmpty == !isUnusual)
  }

  /// A scanner's name over a camera's own data is no excuse.
  @Test func raisedForAScannersNameOverACamerasData() throws {
    let photo = ExamplePhoto.color(
      make: "Canon", model: "Canon EOS 40D", oneTableASegment: true, optimized: true
    ) {
      $0.set($0.ascii(ExifTag.software, "EPSON Scan"), in: .ifd0)
      $0.set($0.rational(ExifTag.exposureTime, (1, 60)), in: .exif)
    }
    #expect(try !MetaLensAssessmentTests.raised(by: .cameraFileDiffers, on: photo).isEmpty)
  }

  @Test func notRaisedForAnUnknownCamera() throws {
    let photo = ExamplePhoto.color(make: "Example", model: "1", oneTableASegment: true, optimized: true)
    #expect(try MetaLensAssessmentTests.raised(by: .cameraFileDiffers, on: photo).isEmpty)
  }
}
