import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CommentPresentRuleTests {
  static let raising: [ExamplePhoto] = [
    .coded { $0.segments = [(0xFE, Array("PADBYTES".utf8))] },
    .coded(exif: false) { $0.segments = [(0xFE, Array("Lavc59.37.100".utf8))] },
  ]

  static let silent: [ExamplePhoto] = [
    .coded(),
    .coded { $0.segments = [(0xFE, Array("Lavc59.37.100".utf8))] },
    // Another rule reports a file.
    .coded { $0.segments = [(0xFE, Array("<?php echo 1;".utf8))] },
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .commentPresent, on: Self.raising[index])
    #expect(found.map(\.id) == [.commentPresent])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .commentPresent, on: Self.silent[index]).isEmpty)
  }

  @Test(arguments: [
    (String(repeating: "a", count: 80), String(repeating: "a", count: 80)),
    (String(repeating: "a", count: 81), String(repeating: "a", count: 80) + "…"),
    (String(repeating: "é", count: 99), String(repeating: "é", count: 80) + "…"),
    // Of a long comment, 256 bytes are kept, which are 64 of these characters.
    (String(repeating: "🙂", count: 99), String(repeating: "🙂", count: 64) + "…"),
    ("two\n lines\u{1B}", "two lines"), (String(repeating: " ", count: 80), "…"),
    ("short\u{0}" + String(repeating: "a", count: 400), "short"),
  ])
  func quotesWithAnEllipsisWhereItCuts(_ comment: String, _ quoted: String) throws {
    let photo = ExamplePhoto.coded { $0.segments = [(0xFE, Array(comment.utf8))] }
    #expect(
      try findings(by: .commentPresent, on: photo).map(\.detail) == [.flag(.commentPresent, ["text": quoted])]
    )
  }
}
