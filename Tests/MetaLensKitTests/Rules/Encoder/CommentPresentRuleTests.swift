import MetaLensFacts
import Testing

@testable import MetaLensKit

@Suite struct CommentPresentRuleTests {
  static let raising: [ExamplePhoto] = [
    .coded { $0.segments = [(0xFE, Array("PADBYTES".utf8))] },
    .coded(exif: false) { $0.segments = [(0xFE, Array("Lavc59.37.100".utf8))] },
  ]

  static let silent: [ExamplePhoto] = [
    .coded(),
    .coded { $0.segments = [(0xFE, Array("Lavc59.37.100".utf8))] },
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .commentPresent, on: Self.raising[index])
    #expect(found.map(\.detail.id) == ["commentPresent"])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .commentPresent, on: Self.silent[index]).isEmpty)
  }
}
