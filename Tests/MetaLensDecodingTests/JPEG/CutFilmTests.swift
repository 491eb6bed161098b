import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct CutFilmTests {
  private static func box(_ type: String, _ count: Int) -> [UInt8] {
    HEIFBuilder.box(type, [UInt8](repeating: 0xFA, count: count))
  }

  private static let brand: [UInt8] = [0, 0, 0, 16] + Array("ftypmp42mp42".utf8)
  private static let data = box("mdat", 600)
  private static let moov = box("moov", 40)
  private static let film: [UInt8] = brand + box("free", 0) + data + moov
  private static let head: [UInt8] = [0, 0, 0x30, 0x0A, 16, 0, 0, 0] + Array("MotionPhoto_Data".utf8)
  private static let other: [UInt8] = [0, 0, 0x30, 0x0A, 16, 0, 0, 0] + Array("Another_Part_01.".utf8)
  private static let archive: [UInt8] = [0x50, 0x4B, 3, 4, 20, 0, 0, 0]

  private static func cut(_ bytes: [UInt8], by count: Int) -> [UInt8] { Array(bytes.dropLast(count)) }

  /// The bytes after a picture, the kinds of trailers they are read as, and whether the last one is cut.
  static let cases: [(bytes: [UInt8], kinds: [Trailer.Kind], isCut: Bool)] = [
    (film, [.isoMedia], false), (cut(head + film, by: 100), [.samsung], true),
    (cut(head + film, by: 20), [.samsung], true), (cut(head + brand + data, by: 1), [.samsung], true),
    (cut(head + brand + moov + data, by: 9), [.samsung], true),
    // Nothing of Samsung's precedes the film.
    (cut(film, by: 100), [.unknown, .unknown], false),
    // A film's first box alone, a box of an unknown name, and a box that states it reaches to the file's end.
    (cut(brand, by: 2), [.unknown], false),
    (cut(brand + box("abcd", 60), by: 9), [.unknown, .unknown], false),
    (brand + [0, 0, 0, 0] + Array("mdat".utf8) + archive, [.unknown, .zip], false),
    // A box's stated size hides no archive, and where the maker's own end is present nothing is cut.
    (head + cut(brand + data, by: 509) + archive, [.unknown, .unknown, .unknown, .zip], false),
    (
      head + cut(film, by: 100) + TrailerEndTests.samsung([("A", "b")]),
      [.unknown, .unknown, .unknown, .samsung], false
    ),
  ]

  @Test(arguments: cases.indices) func aFilmThatTheFileEndsWithinIsOne(index: Int) throws {
    let (bytes, kinds, isCut) = Self.cases[index]
    let picture = JPEGBuilder().build()
    let facts = try PhotoDecoder().decode(MemorySource(picture + bytes), depth: .structure, hashing: false)
    let found = try #require(facts.trailers)
    #expect(found.map(\.kind) == kinds)
    #expect(found.map(\.isCut) == kinds.indices.map { isCut && $0 == kinds.count - 1 })
    #expect(facts.isComplete == !isCut && facts.structure.value?.coding.pictureEnd != nil)
    #expect(found.reduce(0) { $0 + $1.byteCount } == bytes.count)
  }

  @Test func samsungsPartIsNamed() throws {
    let bytes = JPEGBuilder().build() + Self.cut(Self.head + Self.film, by: 100)
    let facts = try PhotoDecoder().decode(MemorySource(bytes), depth: .structure, hashing: false)
    let entry = try #require(facts.trailers?.first?.entries.first)
    #expect(entry.name == "MotionPhoto_Data" && entry.type == 0x0A30)
    #expect(entry.offset + entry.byteCount == bytes.count && entry.byteCount == Self.film.count - 100)
  }
}
