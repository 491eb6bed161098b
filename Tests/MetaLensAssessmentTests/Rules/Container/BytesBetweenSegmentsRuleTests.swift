import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct BytesBetweenSegmentsRuleTests {
  static let raising: [ExamplePhoto] = [
    .coded().inserting([1]),
    .coded().inserting([0, 0, 0xFF, 0]),
  ]

  static let silent: [ExamplePhoto] = [
    .coded(),
    .coded().inserting([0xFF, 0xFF, 0xFF]),
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .bytesBetweenSegments, on: Self.raising[index])
    #expect(found.map(\.id) == [.bytesBetweenSegments])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .bytesBetweenSegments, on: Self.silent[index]).isEmpty)
  }
}
