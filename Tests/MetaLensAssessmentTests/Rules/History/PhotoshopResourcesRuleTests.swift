import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct PhotoshopResourcesRuleTests {
  @Test func raisedForThreeKinds() throws {
    let photo = ExamplePhoto.camera(photoshop: [(0x03F3, [0]), (0x0408, [0]), (0x041E, [0, 0, 0, 0])])
    let findings = try findings(by: .photoshopResources, on: photo)
    #expect(findings.map(\.detail) == [.flag(.photoshopResources, ["count": 3])])
    #expect(findings.first?.evidence.first?.location == "APP13 8BIM 0x03f3")
  }

  // The resources of Apple and of catalog programs, IPTC and its digest, and what others write beside them.
  @Test(arguments: [
    [0x0425], [0x03ED, 0x0425, 0x0404], [0x0406, 0x0408], [0x0408, 0x0408, 0x0408, 0x0406],
  ])
  func notRaisedFor(ids: [Int]) throws {
    let photo = ExamplePhoto.camera(photoshop: ids.map { ($0, [UInt8](repeating: 0, count: 16)) })
    #expect(try raised(by: .photoshopResources, on: photo).isEmpty)
  }
}
