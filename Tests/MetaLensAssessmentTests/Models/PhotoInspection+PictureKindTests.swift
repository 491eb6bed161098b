import MetaLensFacts
import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct PhotoInspectionPictureKindTests {
  @Test(
    arguments: [
      (.raf(preview: ExamplePhoto.camera().bytes), .sensorData), (.camera(), .developed),
      (.png(texts: []), .developed), (.dng(originalRawFileName: "a.CR2"), nil),
    ] as [(ExamplePhoto, PhotoInspection.PictureKind?)])
  func kinds(photo: ExamplePhoto, kind: PhotoInspection.PictureKind?) async throws {
    let found = try await PhotoMetadataService().inspect(.bytes(photo.bytes))
    #expect(found.pictureKind == kind)
    let pictures = PhotoComparison(found, found).json["pictures"]
    #expect(pictures?["first"]?.stringValue == kind?.rawValue)
    #expect(pictures?["second"]?.stringValue == kind?.rawValue)
  }
}
