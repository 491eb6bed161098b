import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct MakerNoteSizeDiffersRuleTests {
  @Test(arguments: [(UInt32(2272), UInt32(1704), 1), (64, 47, 1), (64, 48, 0), (48, 64, 0), (0, 48, 0)])
  func fromBytes(width: UInt32, height: UInt32, count: Int) throws {
    let photo = ExamplePhoto.olympus(width: width, height: height)
    #expect(try MetaLensAssessmentTests.raised(by: .makerNoteSizeDiffers, on: photo).count == count)
  }

  /// Sony's and Panasonic's sizes are those of the sensor, or meaningless.
  @Test(arguments: [("Canon", 1), ("Olympus", 1), ("Sony", 0), ("Panasonic", 0)])
  func makers(maker: String, count: Int) throws {
    let details = try MetaLensAssessmentTests.raised(by: .makerNoteSizeDiffers, on: .camera()) {
      $0.note(maker, [(.width, "Width", "3648"), (.height, "Height", "2736")])
    }
    #expect(details.count == count)
  }
}
