import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct NoGpsRuleTests {
  @Test func raisedWithoutAPosition() throws {
    #expect(try raised(by: .noGps, on: .camera()) == [.noGps])
    let versionOnly = ExamplePhoto.camera { $0.set($0.byte(0, 2), in: .gps) }
    #expect(try raised(by: .noGps, on: versionOnly) == [.noGps])
  }

  @Test func notRaisedForOneThatCannotBe() throws {
    let photo = ExamplePhoto.position(
      latitude: [(0, 0), (0, 0), (0, 0)], longitude: [(127, 1), (0, 1), (0, 1)])
    #expect(try raised(by: .noGps, on: photo).isEmpty)
  }
}
