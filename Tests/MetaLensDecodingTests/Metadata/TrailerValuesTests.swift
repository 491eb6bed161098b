import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct TrailerValuesTests {
  private static func samsung(_ values: [(String, [UInt8])]) -> (bytes: [UInt8], trailer: Trailer) {
    var bytes: [UInt8] = [0xFF, 0xD9]
    var entries: [Trailer.Entry] = []
    for (name, value) in values {
      entries.append(Trailer.Entry(type: 1, name: name, offset: bytes.count, byteCount: value.count))
      bytes += value
    }
    return (
      bytes, Trailer(kind: .samsung, offset: 2, byteCount: bytes.count - 2, firstBytes: [], entries: entries)
    )
  }

  private static func text(_ name: String, _ value: [UInt8], limits: ReadLimits = ReadLimits()) throws
    -> String?
  {
    let (bytes, trailer) = samsung([("A", [1]), (name, value)])
    var context = ReadingContext(MemorySource(bytes), limits: limits)
    return try TrailerValues.read([trailer], &context).last?.text
  }

  @Test(arguments: [
    (Array("1563543120000".utf8), "1563543120000"), (Array("{\"a\":\"사진\"}\n".utf8), "{\"a\":\"사진\"}\n"),
    (Array("450\0\0".utf8), "450"), ([0xC3, 0x28], ""), ([1, 2, 3], ""), ([], ""), ([0], ""),
    ([UInt8](repeating: 0x61, count: (16 << 10) + 1), ""),
  ])
  func textsAreRead(_ value: [UInt8], _ text: String) throws {
    #expect(try Self.text("Image_UTC_Data", value) == text)
  }

  @Test func whatTheGalleryEditedMayBeLonger() throws {
    let value = [UInt8](repeating: 0x61, count: 20_000)
    #expect(try Self.text("PhotoEditor_Re_Edit_Data", value)?.utf8.count == 20_000)
    var limits = ReadLimits()
    limits.textBytes = 5
    #expect(try Self.text("PEg_Info", Array("사진사진".utf8), limits: limits) == "사")
  }

  @Test func placesAreTheFiles() throws {
    let (bytes, trailer) = Self.samsung([("A", Array("xy".utf8)), ("B", Array("z".utf8))])
    var context = ReadingContext(MemorySource(bytes))
    let values = try TrailerValues.read([trailer], &context)
    #expect(
      values == [
        TrailerValue(trailer: .samsung, name: "A", text: "xy", offset: 2, byteCount: 2),
        TrailerValue(trailer: .samsung, name: "B", text: "z", offset: 4, byteCount: 1),
      ])
  }

  @Test func valuesAreBounded() throws {
    let value = [UInt8](repeating: 0x61, count: 10_000)
    let (bytes, trailer) = Self.samsung((0..<100).map { ("\($0)", value) })
    var context = ReadingContext(MemorySource(bytes))
    let values = try TrailerValues.read([trailer, trailer], &context)
    #expect(values.count == 64)
    #expect(values.reduce(0) { $0 + $1.text.utf8.count } == 260_000)
  }

  @Test(arguments: [(0, -1), (0, .max), (9, 1), (.max, 1), (-4, 2)])
  func entriesOutsideTheFileHaveNoText(_ offset: Int, _ byteCount: Int) throws {
    let trailer = Trailer(
      kind: .samsung, offset: 0, byteCount: 4, firstBytes: [],
      entries: [.init(type: 1, name: "PEg_Info", offset: offset, byteCount: byteCount)])
    var context = ReadingContext(MemorySource([65, 65, 65, 65]))
    let values = try TrailerValues.read([trailer], &context)
    #expect(values.map(\.text) == [""])
  }

  @Test(arguments: [
    ("vivo{\"a\":{\"b}\\\"\":1}}\u{1}\u{2}", ["{\"a\":{\"b}\\\"\":1}}"]), ("vivo{\"a\":1", []), ("vivo", []),
    ("vivo[]", []), ("vivo{\u{1}}", []), ("vivo{}", ["{}"]),
  ])
  func vivosJSONIsCutOut(_ trailer: String, _ texts: [String]) throws {
    let bytes = Array(trailer.utf8)
    var context = ReadingContext(MemorySource(bytes))
    let values = try TrailerValues.read(
      [Trailer(kind: .vivo, offset: 0, byteCount: bytes.count, firstBytes: [])], &context)
    #expect(values.map(\.text) == texts)
  }

  @Test func samsungsBoxIsItsTrailer() throws {
    let block = TrailerEndTests.samsung([("A", "b")])
    let bytes = [0, 0, 0, 0] + Array("sefd".utf8) + block
    let part = ContainerPart("sefd", offset: 0, byteCount: bytes.count, headerCount: 8)
    var context = ReadingContext(MemorySource(bytes))
    let found = try TrailerValues.trailer(of: part, &context)
    let trailer = try #require(found)
    let values = try TrailerValues.read([trailer], &context)
    #expect(values.map(\.name) == ["A"] && values.map(\.text) == ["b"])
    var other = part
    other.name = "free"
    let free = try TrailerValues.trailer(of: other, &context)
    #expect(free == nil)
    other = part
    other.byteCount -= 1
    let cut = try TrailerValues.trailer(of: other, &context)
    #expect(cut == nil)
  }
}
