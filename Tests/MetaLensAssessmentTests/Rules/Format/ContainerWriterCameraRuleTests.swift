import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ContainerWriterCameraRuleTests {
  @Test(arguments: [
    (ExamplePhoto.canonHEIF(), true), (.canonHEIF(make: "CANON"), true), (.canonHEIF(make: "SONY"), false),
    (.heif { _ in }, false), (.camera(), false),
  ]) func raisedFor(photo: ExamplePhoto, isRaised: Bool) throws {
    #expect(try raised(by: .containerWriterCamera, on: photo).isEmpty == !isRaised)
  }

  @Test func notRaisedWithoutAMake() throws {
    let bytes = ExamplePhoto.canonHEIF(make: "     ")
    #expect(try raised(by: .containerWriterCamera, on: bytes).isEmpty)
  }
}
