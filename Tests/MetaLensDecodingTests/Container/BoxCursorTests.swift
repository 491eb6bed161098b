import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct BoxCursorTests {
  struct Row {
    var bytes: [UInt8]
    var level = 0
    /// The types and payload sizes of the boxes; a type in brackets belongs to a box that is cut.
    var boxes: [String]
    var code: Diagnostic.Code?
  }

  static let rows: [Row] = [
    Row(bytes: [], boxes: []),
    Row(bytes: HEIFBuilder.box("free", [1, 2]) + HEIFBuilder.box("skip", []), boxes: ["free 2", "skip 0"]),
    Row(bytes: [0, 0, 0, 0] + Array("mdat".utf8) + [1, 2, 3], boxes: ["mdat 3"]),
    Row(bytes: [0, 0, 0, 0] + Array("mdat".utf8) + [1, 2, 3], level: 1, boxes: [], code: .partInvalid),
    Row(
      bytes: [0, 0, 0, 1] + Array("mdat".utf8) + [0, 0, 0, 0, 0, 0, 0, 17, 5], level: 1, boxes: ["mdat 1"]),
    Row(
      bytes: [0, 0, 0, 1] + Array("mdat".utf8) + [0, 0, 0, 0, 0, 0, 0, 15], boxes: [], code: .partInvalid),
    Row(bytes: [0, 0, 0, 1] + Array("mdat".utf8) + [0, 0, 0], boxes: [], code: .partInvalid),
    Row(bytes: [0, 0, 0, 7] + Array("mdat".utf8), boxes: [], code: .partInvalid),
    Row(bytes: [0, 0, 0, 9] + Array("mdat".utf8), boxes: ["[mdat] 0"], code: .partTruncated),
    Row(
      bytes: [0, 0, 0, 1] + Array("mdat".utf8) + [0x80, 0, 0, 0, 0, 0, 0, 0, 1], boxes: ["[mdat] 1"],
      code: .partTruncated),
    Row(bytes: [0, 0, 0, 8] + Array("uuid".utf8), boxes: ["uuid 0"]),
    Row(bytes: [0, 0, 0, 25] + Array("uuid".utf8) + [UInt8](repeating: 3, count: 17), boxes: ["uuid 1"]),
    Row(bytes: [0, 0, 0, 20] + Array("uuid".utf8) + [UInt8](repeating: 3, count: 17), boxes: ["uuid 12"]),
    Row(bytes: [0, 0, 0], boxes: []),
    Row(bytes: [0, 0, 0], level: 1, boxes: [], code: .partTruncated),
    Row(bytes: [0, 0, 0, 8, 0xA9] + Array("xyz".utf8) + [0, 0, 0, 8, 1, 2, 3, 4], boxes: ["\\xa9xyz 0"]),
    Row(bytes: [0, 0, 0, 8, 1, 2, 3, 4], level: 1, boxes: ["\\x01\\x02\\x03\\x04 0"]),
  ]

  @Test(arguments: rows.indices) func walks(_ index: Int) throws {
    let row = Self.rows[index]
    var reading = ContainerReading(.heic)
    var context = ReadingContext(MemorySource(row.bytes))
    var cursor = BoxCursor(0..<row.bytes.count, level: row.level)
    var found: [String] = []
    while let box = try cursor.next(into: &reading, &context) {
      found.append("\(box.isWhole ? box.type : "[\(box.type)]") \(box.payload.count)")
      #expect(box.end <= row.bytes.count)
    }
    #expect(found == row.boxes)
    #expect(context.log.diagnostics.map(\.code) == (row.code.map { [$0] } ?? []))
    #expect(reading.facts.parts.count == found.count)
  }

  @Test func listsOnlyWhereAsked() throws {
    let bytes = HEIFBuilder.box("infe", []) + HEIFBuilder.box("infe", [])
    var reading = ContainerReading(.heic)
    var context = ReadingContext(MemorySource(bytes))
    var cursor = BoxCursor(0..<bytes.count, level: 2, isListing: false)
    var count = 0
    while try cursor.next(into: &reading, &context) != nil {
      count += 1
    }
    #expect(count == 2 && reading.facts.parts.isEmpty)
  }
}
