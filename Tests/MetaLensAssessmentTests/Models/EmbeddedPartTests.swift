import MetaLensFacts
import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct EmbeddedPartTests {
  /// A thumbnail coded otherwise than as a JPEG isn't named as one.
  @Test(arguments: [("JPEG", "jpg"), ("hvc1", "bin")])
  func aThumbnailIsNamedByItsCoding(coding: String, suffix: String) async throws {
    let photo = ExamplePhoto.camera()
    var facts = try await PhotoMetadataService().inspect(.bytes(photo.bytes)).facts
    var container = ContainerFacts()
    container.pictures = [EmbeddedPicture(role: .thumbnail, coding: coding, ranges: [10..<20])]
    facts.container = .present(container)
    let parts = PhotoInspection(facts: facts).embeddedParts
    #expect(parts.first == EmbeddedPart(name: "thumbnail-1." + suffix, ranges: [10..<20]))
  }
}
