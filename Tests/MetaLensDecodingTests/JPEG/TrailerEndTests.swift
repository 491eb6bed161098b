import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct TrailerEndTests {
  static func big(_ value: UInt32) -> [UInt8] { value.bytes() }
  static func little(_ value: Int) -> [UInt8] { UInt32(value).bytes(.littleEndian) }

  static let body = [UInt8](repeating: 7, count: 30)

  /// Returns Samsung's trailer with parts of a name and a value each.
  static func samsung(_ parts: [(name: String, value: String)]) -> [UInt8] {
    var values: [UInt8] = []
    var places: [(offset: Int, size: Int)] = []
    for part in parts {
      let bytes = [0, 0, 1, 0x0A] + little(part.name.utf8.count) + Array((part.name + part.value).utf8)
      places.append((values.count, bytes.count))
      values += bytes
    }
    var index = Array("SEFH".utf8) + little(101) + little(parts.count)
    for place in places {
      index += [0, 0, 1, 0x0A] + little(values.count - place.offset) + little(place.size)
    }
    return values + index + little(index.count) + Array("SEFT".utf8)
  }

  static let known: [(Trailer.Kind, [UInt8])] = [
    (.samsung, samsung([("Image_UTC_Data", "1"), ("MCC_Data", "450")])),
    (.photoMechanic, body + big(30) + Array("cbipcbbl".utf8)),
    (.fotoStation, body + big(38) + [0xA1, 0xB2, 0xC3, 0xD4]),
    (.afcp, body + Array("AXS!".utf8) + big(100) + [0, 0, 0, 0]),
    (.afcp, body + Array("AXS*".utf8) + little(100) + [0, 0, 0, 0]),
    (.mie, body + Array("~\u{0}\u{4}\u{0}zmie~\u{0}\u{0}\u{6}".utf8) + big(48) + [0x10, 4]),
    (.mie, body + Array("~\u{0}\u{4}\u{0}zmie~\u{0}\u{0}\u{6}".utf8) + little(48) + [0x18, 4]),
    (
      .insta360,
      body + [UInt8](repeating: 0, count: 32) + little(102) + [0, 0, 0, 0]
        + Array("8db42d694ccc418790edff439fe026bf".utf8)
    ),
  ]

  @Test(arguments: known.indices) func findsWhereItBegins(_ index: Int) throws {
    let (kind, trailer) = Self.known[index]
    let bytes = [UInt8](repeating: 1, count: 100) + trailer
    var context = ReadingContext(MemorySource(bytes))
    let found = try TrailerEnd.find(at: bytes.count, floor: 90, &context)
    #expect(found?.kind == kind)
    #expect(found?.offset == 100)
    // The trailer would begin before the picture's end.
    let early = try TrailerEnd.find(at: bytes.count, floor: 101, &context)
    #expect(early == nil)
  }

  @Test(arguments: known.indices) func sizesThatLieDoNoHarm(_ index: Int) throws {
    let trailer = Self.known[index].1
    for place in trailer.indices {
      for value in [UInt8(0), 0x7F, 0xFF] {
        var bytes = [UInt8](repeating: 1, count: 100) + trailer
        bytes[100 + place] = value
        var context = ReadingContext(MemorySource(bytes))
        guard let found = try TrailerEnd.find(at: bytes.count, floor: 90, &context) else { continue }
        #expect(found.offset >= 90 && found.offset < bytes.count)
        _ = try SamsungTrailer.entries(footerAt: bytes.count, floor: 90, &context)
      }
    }
  }

  @Test func partsHaveNames() throws {
    let bytes = Self.samsung([("Image_UTC_Data", "1700"), ("MCC_Data", "450")])
    var context = ReadingContext(MemorySource(bytes))
    let entries = try SamsungTrailer.entries(footerAt: bytes.count, floor: 0, &context)
    #expect(entries.map(\.name) == ["Image_UTC_Data", "MCC_Data"])
    #expect(
      entries.map { String(decoding: bytes[$0.offset..<$0.offset + $0.byteCount], as: UTF8.self) } == [
        "1700", "450",
      ])
    #expect(entries.map(\.type) == [0x0A01, 0x0A01])
  }
}
