import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ContainerItemsIntactRuleTests {
  @Test(arguments: [(40, 40, 1), (40, 39, 0), (40, 44, 0), (40, 0, 0), (0, 0, 0)])
  func raised(stated: Int, behind: Int, count: Int) throws {
    let photo = ExamplePhoto.listing(byteCount: stated, behind: [UInt8](repeating: 1, count: behind))
    let details = try MetaLensAssessmentTests.raised(by: .containerItemsIntact, on: photo)
    #expect(details == (count == 1 ? [.flag(.containerItemsIntact, ["items": "GainMap"])] : []))
  }

  @Test func notRaisedWithoutAList() throws {
    var photo = ExamplePhoto.camera()
    photo.bytes += [UInt8](repeating: 1, count: 40)
    #expect(try MetaLensAssessmentTests.raised(by: .containerItemsIntact, on: photo).isEmpty)
  }
}
