import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct TrailerForeignRuleTests {
  static let raising: [ExamplePhoto] = [
    .trailed([0x50, 0x4B, 3, 4, 1, 2, 3]),
    .trailed(Array("Rar!\u{1A}\u{7}\u{0}".utf8)),
    .trailed(Array("%PDF-1.4".utf8)),
    .trailed(Array("<?php echo 1;".utf8)),
    // In a HEIF's media data, and in none of its items.
    .phone { $0.unclaimed.behind = [1, 2, 3] + Array("%PDF-1.4".utf8) },
  ]

  static let silent: [ExamplePhoto] = [
    .coded(),
    .trailed([0x50, 0x4B, 5, 6, 1, 2, 3]),
    .trailed(Array("%PDX-1.4".utf8)),
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .trailerForeign, on: Self.raising[index])
    #expect(found.map(\.id) == [.trailerForeign])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .trailerForeign, on: Self.silent[index]).isEmpty)
  }
}
