import Testing

@testable import MetaLensCLI

struct ReportLinesTests {
  @Test(arguments: [1, 2, 3, 100]) func piecesMakeLines(size: Int) {
    let bytes = Array("{a}\r\n\n{bc}\n{d}".utf8)
    var lines = ReportLines()
    var found: [String] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      let isWanted = lines.add(bytes[start..<min(start + size, bytes.count)]) {
        found.append(String(decoding: $0, as: UTF8.self))
        return true
      }
      #expect(isWanted)
    }
    let isWanted = lines.finish {
      found.append(String(decoding: $0, as: UTF8.self))
      return true
    }
    #expect(isWanted)
    #expect(found == ["{a}\r", "{bc}", "{d}"])
    #expect(lines.line == 4)
  }

  @Test func stopsWhereNoMoreIsWanted() {
    var lines = ReportLines()
    #expect(!lines.add(Array("a\nb\n".utf8)[...]) { _ in false })
    #expect(lines.line == 1)
  }

  @Test func aLineHasAnEnd() {
    var lines = ReportLines()
    let piece = [UInt8](repeating: 0x61, count: ReportLines.maximumBytes / 2 + 1)
    #expect(lines.add(piece[...]) { _ in true })
    #expect(!lines.add(piece[...]) { _ in true })
  }
}
