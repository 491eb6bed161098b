import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct HoldsJPEGRuleTests {
  @Test(arguments: [
    (ExamplePhoto.jpegXL(leading: HEIFBuilder.box("jbrd", [1, 2])), true),
    (.jpegXL(leading: HEIFBuilder.box("jbr ", [1, 2])), false), (.jpegXL(), false), (.camera(), false),
  ]) func raisedFor(photo: ExamplePhoto, isRaised: Bool) throws {
    #expect(try raised(by: .holdsJPEG, on: photo).isEmpty == !isRaised)
  }
}
