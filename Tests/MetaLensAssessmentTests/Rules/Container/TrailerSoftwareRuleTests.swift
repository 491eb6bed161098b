import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct TrailerSoftwareRuleTests {
  static let raising: [ExamplePhoto] = [
    .trailed(Array("CANON OPTIONAL DATA\u{0}".utf8) + [1, 2, 3])
  ]

  static let silent: [ExamplePhoto] = [
    .coded(),
    .trailed(Array("CANON OPTIONAL TEXT\u{0}".utf8) + [1, 2, 3]),
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .trailerSoftware, on: Self.raising[index])
    #expect(found.map(\.id) == [.trailerSoftware])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .trailerSoftware, on: Self.silent[index]).isEmpty)
  }
}
