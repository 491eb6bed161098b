import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct TrailerTextRuleTests {
  static let raising: [ExamplePhoto] = [
    .trailed(Array("a note of nobody".utf8)),
    .trailed(Array("zwei Zeilen,\r\nund ein Ümläut\n".utf8)),
    .trailed([UInt8](repeating: 0, count: 40) + Array("text behind padding".utf8)),
    .trailed([0, 0] + Array("a note of nobody".utf8) + [0]),
    // In a HEIF's media data, but in none of its items.
    .phone { $0.unclaimed.before = Array("a note of nobody".utf8) },
  ]

  static let silent: [ExamplePhoto] = [
    .coded(),
    .trailed(Array("a note of nobod".utf8)),
    .trailed(Array("a note of nobody".utf8) + [0, 1]),
    .trailed([UInt8](repeating: 0x20, count: 64)),
    .trailed([UInt8](1...64)),
    // These are other kinds.
    .trailed(Array("<?php echo 'some text';".utf8)),
    .trailed(Array("CANON OPTIONAL DATA\u{0}".utf8) + Array("some text".utf8)),
    .multiPicture(),
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .trailerText, on: Self.raising[index])
    #expect(found.map(\.id) == [.trailerText])
    #expect(try raised(by: .trailerUnknown, on: Self.raising[index]).isEmpty)
  }

  @Test func saysThatItIsInside() throws {
    let found = try findings(
      by: .trailerText, on: .phone { $0.unclaimed.behind = Array("a note of nobody".utf8) })
    #expect(found.map(\.detail.parameters["place"]) == [.string("mdat")])
    #expect(found.first?.evidence.map(\.location) == ["mdat"])
    #expect(found.first?.detail.description(in: .english).contains("the file's media data") == true)
  }

  /// Behind bytes that nobody knows, and not where they fill up the last block of storage, as what a card left does.
  @Test(arguments: [(1, 1), (0, 0), (511, 1)]) func isRaisedAtTheEnd(rest: Int, count: Int) throws {
    let note = Array("No camera writes this note, which is at least as long as is asked for.".utf8)
    let picture = ExamplePhoto.trailed([]).bytes.count
    // Up to a block's end, and `rest` bytes more.
    let countBefore = 4095 - (picture + note.count) % 2048 + rest
    let data = (0..<countBefore).map { UInt8(truncatingIfNeeded: $0 &* 37) | 0x80 } + [1]
    let photo = ExamplePhoto.trailed(data + note)
    let found = try findings(by: .trailerText, on: photo)
    #expect(found.map { $0.values.number("byteCount") } == [Int?](repeating: note.count, count: count))
    let places = found.flatMap(\.evidence)
    #expect(places.map(\.offset) == [Int?](repeating: photo.bytes.count - note.count, count: count))
    #expect(places.allSatisfy { $0.location == "trailer" })
    // What precedes the text is told as before.
    let unknown = try findings(by: .trailerUnknown, on: photo)
    #expect(unknown.map { $0.values.number("byteCount") } == [data.count + (1 - count) * note.count])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .trailerText, on: Self.silent[index]).isEmpty)
  }
}
