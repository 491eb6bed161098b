import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct OrientationMirroredRuleTests {
  @Test(arguments: 0...9) func raisedForTheFourMirroredOnes(orientation: Int) throws {
    let photo = ExamplePhoto.camera {
      $0.set($0.short(ExifTag.orientation, UInt16(orientation)), in: .ifd0)
    }
    #expect(
      try raised(by: .orientationMirrored, on: photo)
        == ([2, 4, 5, 7].contains(orientation)
          ? [.flag(.orientationMirrored, ["orientation": orientation])] : []))
  }

  @Test func notRaisedForAContainer() throws {
    #expect(try raised(by: .orientationMirrored, on: .heif(orientation: 2, rotation: 0)).isEmpty)
  }
}
