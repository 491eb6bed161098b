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
    // In a HEIF's media data, but in none of its items.
    .phone { $0.unclaimed.behind = [1, 2, 3] + Array("%PDF-1.4".utf8) },
  ]

  private static func segment(_ marker: UInt8, _ payload: [UInt8]) -> ExamplePhoto {
    .coded(make: "samsung", model: "SM-G998B") { $0.segments = [(marker, payload)] }
  }

  static let silent: [ExamplePhoto] = [
    segment(0xE9, [0x50, 0x4B, 5, 6, 1, 2, 3]), segment(0xE9, []), segment(0xFE, Array("#! text".utf8)),
    .coded(),
    .trailed([0x50, 0x4B, 5, 6, 1, 2, 3]),
    .trailed(Array("%PDX-1.4".utf8)),
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .trailerForeign, on: Self.raising[index])
    #expect(found.map(\.id) == [.trailerForeign])
  }

  /// After a segment's header, where viewers don't look.
  @Test(
    arguments: [
      (0xE9, [0x50, 0x4B, 3, 4, 1, 2, 3], "APP9", "zip"),
      (0xFE, Array("<?php echo 1;".utf8), "COM", "script"),
      (0xE0, [0x7F, 0x45, 0x4C, 0x46], "APP0", "executable"),
    ] as [(UInt8, [UInt8], String, String)])
  func isRaisedForASegment(marker: UInt8, payload: [UInt8], place: String, kind: String) throws {
    let found = try findings(by: .trailerForeign, on: Self.segment(marker, payload))
    #expect(found.map(\.detail.parameters["place"]) == [.string(place)])
    #expect(found.map(\.detail.parameters["kind"]) == [.string(kind)])
    #expect(found.first?.evidence.map(\.location) == [place])
    let text = try #require(found.first?.detail.description(in: .english))
    #expect(text.contains("A segment (\(place)) that viewers skip"))
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .trailerForeign, on: Self.silent[index]).isEmpty)
  }
}
