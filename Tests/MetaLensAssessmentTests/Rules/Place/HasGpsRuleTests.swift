import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct HasGpsRuleTests {
  @Test func raisedForAPosition() throws {
    let photo = ExamplePhoto.position(
      latitude: [(37, 1), (3_030, 100), (0, 1)], longitude: [(127, 1), (0, 1), (0, 1)])
    #expect(try raised(by: .hasGps, on: photo) == [.hasGps])
  }

  @Test func notRaisedWithoutOne() throws {
    #expect(try raised(by: .hasGps, on: .camera()).isEmpty)
    let photo = ExamplePhoto.position(
      latitude: [(91, 1), (0, 1), (0, 1)], longitude: [(127, 1), (0, 1), (0, 1)])
    #expect(try raised(by: .hasGps, on: photo).isEmpty)
  }

  /// Receivers without a fix, and programs, write exactly zero.
  @Test func notRaisedForExactlyZero() throws {
    let zero: [(UInt32, UInt32)] = [(0, 1), (0, 1), (0, 1)]
    #expect(try raised(by: .hasGps, on: .position(latitude: zero, longitude: zero)).isEmpty)
    let nearly: [(UInt32, UInt32)] = [(0, 1), (1, 1), (0, 1)]
    #expect(try raised(by: .hasGps, on: .position(latitude: zero, longitude: nearly)) == [.hasGps])
  }
}
