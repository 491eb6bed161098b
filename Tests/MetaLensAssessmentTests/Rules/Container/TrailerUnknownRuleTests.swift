import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct TrailerUnknownRuleTests {
  static let raising: [ExamplePhoto] = [
    .trailed(Array("some text".utf8)),
    .trailed([UInt8](1...64)),
    .trailed(Array("text that ends in a one".utf8) + [1]),
    // Google's trailer after another maker's picture, and with something appended to it.
    .trailed(ExamplePhoto.googleTrailer), .trailed(ExamplePhoto.googleTrailer + [0], make: "Google"),
    // In a HEIF's media data, but in none of its items.
    .phone { $0.unclaimed.behind = (0..<512).map { UInt8(truncatingIfNeeded: $0 &* 37 | 1) } },
  ]

  static let silent: [ExamplePhoto] = [
    .coded(),
    .trailed(JPEGBuilder().build()),
    .trailed([UInt8](repeating: 0, count: 64)),
    .trailed(Array("sixteen bytes or more".utf8)),
    .trailed([UInt8](repeating: 0xFF, count: 3)),
    .multiPicture(),
    .trailed(ExamplePhoto.googleTrailer, make: "Google"),
    // Bytes that round an item up to a block, and padding.
    .phone { $0.unclaimed.before = (0..<511).map { UInt8(truncatingIfNeeded: $0 &* 37 | 1) } },
    .phone { $0.unclaimed.behind = [UInt8](repeating: 0, count: 4096) },
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .trailerUnknown, on: Self.raising[index])
    #expect(found.map(\.id) == [.trailerUnknown])
  }

  /// Data that a card or a disk may have left fill up the last block of storage; in a HEIF's media data are none.
  @Test(arguments: [(0, true), (1, false)]) func saysThatItMayBeLeftOver(more: Int, isLeftOver: Bool) throws {
    let count = ExamplePhoto.trailed([]).bytes.count
    let data = (0..<4096 - count % 4096 + more).map { UInt8(truncatingIfNeeded: ($0 + 1) &* 37) | 0x80 }
    let found = try findings(by: .trailerUnknown, on: .trailed(data))
    #expect(found.map { $0.values.isTrue("fillsBlock") } == [isLeftOver])
    let inside = try findings(by: .trailerUnknown, on: .phone { $0.unclaimed.behind = data })
    #expect(inside.map { $0.values.text("place") } == ["mdat"])
    #expect(inside.map { $0.values.isTrue("fillsBlock") } == [false])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .trailerUnknown, on: Self.silent[index]).isEmpty)
  }
}
