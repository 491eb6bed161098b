import Testing

@testable import MetaLensCLI

struct CSVRecordsTests {
  private func records(_ text: String) throws -> [String] {
    var records = CSVRecords(Array(text.utf8))
    var found: [String] = []
    while let record = try records.next() {
      let cells = record.cells.map { String(decoding: $0, as: UTF8.self) }
      found.append("\(record.line):" + cells.joined(separator: "|"))
    }
    return found
  }

  @Test(arguments: [
    ("", []), ("\n\r\n", []), ("a,b", ["1:a|b"]), ("a,b\n", ["1:a|b"]),
    ("a,b\r\nc,d\r\n", ["1:a|b", "2:c|d"]),
    ("a\rb", ["1:a", "2:b"]), ("\u{FEFF}a,b", ["1:a|b"]), ("\"a,b\",\"c\"\"d\"", ["1:a,b|c\"d"]),
    ("\"a\nb\",c\nd,e", ["1:a\nb|c", "3:d|e"]), ("\"a\r\nb\"\r\n\r\nc", ["1:a\r\nb", "4:c"]),
    ("a;b\nc;d,e", ["1:a|b", "2:c|d,e"]), ("a\tb\nc\td", ["1:a|b", "2:c|d"]), ("a;b,c", ["1:a;b|c"]),
    ("\"a,b\";path;label\nd;e;f", ["1:a,b|path|label", "2:d|e|f"]), ("sep=;\na;b,c", ["2:a|b,c"]),
    ("\u{FEFF}sep=,\r\na,b;c", ["2:a|b;c"]),
    ("sep=", ["1:sep="]), ("sep=ab\nc", ["1:sep=ab", "2:c"]),
    ("a,,", ["1:a||"]), (",", ["1:|"]), ("\"\"", ["1:"]), ("a,\"\"", ["1:a|"]), ("ü,写真\n", ["1:ü|写真"]),
  ])
  func areRFC4180(text: String, expected: [String]) throws { #expect(try records(text) == expected) }

  @Test(arguments: [true, false])
  func mayBeUTF16(isBig: Bool) throws {
    var bytes: [UInt8] = []
    for unit in "\u{FEFF}path\tlabel\r\nü写\u{1F600}\tx".utf16 {
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      bytes += isBig ? pair : pair.reversed()
    }
    for tail in [[], [0x41]] as [[UInt8]] {
      var records = CSVRecords(bytes + tail)
      #expect(try records.next()?.cells.map { String(decoding: $0, as: UTF8.self) } == ["path", "label"])
      #expect(
        try records.next()?.cells.map { String(decoding: $0, as: UTF8.self) } == ["ü写\u{1F600}", "x"])
      #expect(try records.next() == nil)
    }
  }

  @Test(arguments: [
    ("a\n\"b", 2, "no closing quote"), ("a\n\"b\n\nc", 2, "no closing quote"), ("a\nb\"c", 2, "quoted"),
    ("\"a\"b", 1, "follows"),
    ("\"a\" ,b", 1, "follows"),
  ])
  func tellWhereTheyAreBroken(text: String, line: Int, reason: String) throws {
    let error = #expect(throws: CSVRecords.Malformation.self) { try records(text) }
    #expect(error?.line == line)
    #expect(error?.reason.contains(reason) == true)
  }
}
