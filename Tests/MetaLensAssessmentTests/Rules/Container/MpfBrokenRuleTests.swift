import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct MpfBrokenRuleTests {
  static let raising: [ExamplePhoto] = [
    .multiPicture(shift: 1),
    .multiPicture(shift: 6),
    .multiPicture().cut(by: 30),
  ]

  static let silent: [ExamplePhoto] = [
    .multiPicture(),
    .coded(),
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .mpfBroken, on: Self.raising[index])
    #expect(found.map(\.id) == [.mpfBroken])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .mpfBroken, on: Self.silent[index]).isEmpty)
  }
}
