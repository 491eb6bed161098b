import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensKit

@Suite struct MpfIntactRuleTests {
  static let raising: [ExamplePhoto] = [
    .multiPicture()
  ]

  static let silent: [ExamplePhoto] = [
    .multiPicture(shift: 1),
    .coded(),
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .mpfIntact, on: Self.raising[index])
    #expect(found.map(\.id) == [.mpfIntact])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .mpfIntact, on: Self.silent[index]).isEmpty)
  }
}
