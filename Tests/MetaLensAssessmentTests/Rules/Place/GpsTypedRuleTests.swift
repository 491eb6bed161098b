import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct GpsTypedRuleTests {
  @Test(
    arguments: [
      ([(37, 1), (30, 1), (0, 1)], [(127, 1), (1, 1), (12, 1)], true),
      ([(37, 1), (31, 1), (0, 1)], [(127, 1), (1, 1), (0, 1)], true),
      ([(3_752, 100), (0, 1), (0, 1)], [(12_701, 100), (0, 1), (0, 1)], true),
      ([(37, 1), (30, 1), (1, 100)], [(127, 1), (1, 1), (12, 1)], false),
      ([(48, 1), (48, 1), (36, 1)], [(2, 1), (22, 1), (25, 1)], false),
      ([(37, 1), (31, 1), (0, 1)], [(127, 1), (1, 1), (12, 1)], false),
      ([(0, 1), (0, 1), (0, 1)], [(0, 1), (0, 1), (0, 1)], false),
      ([(37, 1), (3_030, 100), (0, 1)], [(127, 1), (117, 100), (0, 1)], false),
    ] as [([(UInt32, UInt32)], [(UInt32, UInt32)], Bool)])
  func raisedFor(latitude: [(UInt32, UInt32)], longitude: [(UInt32, UInt32)], expected: Bool) throws {
    let photo = ExamplePhoto.position(latitude: latitude, longitude: longitude)
    #expect(try raised(by: .gpsTyped, on: photo).isEmpty == !expected)
  }
}
