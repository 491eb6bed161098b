import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct GpsToolRuleTests {
  @Test(
    arguments: [
      ([(17, 1), (46, 1), (119, 5)], [(177, 1), (21, 1), (567, 10)], true),
      ([(59, 1), (55, 1), (5_728, 100)], [(10, 1), (46, 1), (71_583, 1_250)], true),
      ([(29, 1), (16, 1), (5_692, 100)], [(31, 1), (26, 1), (231, 4)], true),
      ([(17, 1), (46, 1), (238, 10)], [(177, 1), (21, 1), (567, 10)], false),
      ([(17, 1), (46, 1), (120, 5)], [(177, 1), (21, 1), (568, 10)], false),
      ([(17, 1), (46, 1), (1, 3)], [(177, 1), (21, 1), (1, 7)], false),
      ([(37, 1), (22_278, 1_000), (0, 1)], [(127, 1), (3_385, 1_000), (0, 1)], false),
    ] as [([(UInt32, UInt32)], [(UInt32, UInt32)], Bool)])
  func raisedFor(latitude: [(UInt32, UInt32)], longitude: [(UInt32, UInt32)], expected: Bool) throws {
    let photo = ExamplePhoto.position(latitude: latitude, longitude: longitude)
    #expect(try raised(by: .gpsTool, on: photo).isEmpty == !expected)
  }
}
