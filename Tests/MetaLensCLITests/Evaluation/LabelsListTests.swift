import MetaLensPlatform
import Testing

@testable import MetaLensCLI

struct LabelsListTests {
  private func list(_ text: String, by column: String? = nil) throws -> LabelsList {
    try LabelsList(Array(text.utf8), by: column, place: Self.place)
  }

  private static func place(_ path: SystemPath) -> FilePlaces.Place {
    .init(text: path.lexical(in: nil), real: nil)
  }

  @Test func columnsStandInAnyOrder() throws {
    let digest = String(repeating: "Ab", count: 32)
    let list = try list(
      "sha256,note,group,sublabel,label,path\n \(digest) ,x,g,crop,edited,a.jpg\n ,,,,original,\"b,c.jpg\"\n",
      by: "sublabel")
    #expect(list.rows.map(\.path.display) == ["a.jpg", "b,c.jpg"])
    #expect(list.rows.map(\.label) == ["edited", "original"])
    #expect(list.rows.map(\.group) == ["g", nil])
    #expect(list.rows.map(\.category) == ["crop", ""])
    #expect(list.rows.map(\.sha256) == [digest.lowercased(), nil])
  }

  @Test func withoutAColumnThereAreNoGroupsNorClasses() throws {
    let list = try list("path,label\na,original\n", by: "label")
    #expect(list.rows.first?.group == nil)
    #expect(list.rows.first?.category == nil)
  }

  @Test(arguments: [
    "path;label;comment, free\na;b;c\n", "\"path\"\tlabel;x\tlabel\na\tb\tc\n", "path,label\n , \na,b\n",
  ])
  func theNamesTellTheSeparator(text: String) throws {
    #expect(try list(text).rows.map(\.path.display) == ["a"])
  }

  @Test func anotherEncodingIsTold() {
    let bytes = Array("path,label\na,tr".utf8) + [0xE8, 0x73]
    let error = #expect(throws: CSVRecords.Malformation.self) {
      try LabelsList(bytes, by: nil, place: Self.place)
    }
    #expect(error?.line == 2 && error?.reason.contains("isn't UTF-8") == true)
  }

  @Test func onePathWrittenInTwoWaysIsOneFile() throws {
    let list = try list(
      "path,label\na.jpg,original\n./a.jpg,edited\nd//b.jpg,edited\nd/b.jpg,edited\ne/../a.jpg,edited\n")
    #expect(list.rows.map(\.path.display) == ["a.jpg", "d//b.jpg"] && list.duplicateCount == 3)
  }

  @Test func whatASpreadsheetSavedIsRead() throws {
    let list = try list(
      "sep=;\r\nPath; Label ;SubLabel\r\na.jpg;original;x\r\n;;\r\nb,c.jpg;edited;y\r\n", by: "sublabel")
    #expect(list.rows.map(\.path.display) == ["a.jpg", "b,c.jpg"])
    #expect(list.rows.map(\.category) == ["x", "y"])
    #expect(list.warnings.isEmpty)
  }

  @Test func aPathThatStandsTwiceIsTold() throws {
    let rows = (0..<30).map { _ in "a,edited\n" }.joined()
    let list = try list("path,label\na,original\n" + rows)
    #expect(list.rows.map(\.label) == ["original"])
    #expect(list.duplicateCount == 30)
    #expect(list.warnings.first == "line 3: “a” is already in line 2, which counts")
    #expect(list.warnings.last == "10 more paths are repeated")
    #expect(list.warnings.count == 21)
  }

  @Test(arguments: [
    ("", 1, "the list is empty"), ("path,label\n", 1, "names no file"),
    ("path,label,sha256\na,b,abc\n", 2, "“abc” is no SHA-256"),
    ("file;label;group\na;b;c\n", 1, "no column “path”; the columns are: file, label, group"),
    ("path,group\na,b\n", 1, "no column “label”"),
    ("path,label,path\na,b,c\n", 1, "two columns are named “path”"),
    ("path,label, PATH\na,b,c\n", 1, "two columns are named “path”"),
    ("path,label\n\na\n", 3, "1 cells instead of 2"), ("path,label\na,b,c\n", 2, "3 cells instead of 2"),
    ("path,label\n,b\n", 2, "the path is missing"), ("path,label\na\0.jpg,b\n", 2, "a path contains NUL"),
    ("path,label\na,b\nc,\n", 3, "the label is missing"),
    ("path,label\na," + String(repeating: "e\u{301}", count: 500), 2, "a cell of 1500 bytes"),
    (String(repeating: ",", count: 30_000), 1, "more than 20000 cells"),
    (String(repeating: ",", count: 3_000), 1, "more than 1,000 columns"),
    ("path,label\n\"a,b\n", 2, "no closing quote"),
  ])
  func tellsWhatIsWrongAndWhere(text: String, line: Int, reason: String) {
    let error = #expect(throws: CSVRecords.Malformation.self) { try list(text) }
    #expect(error?.line == line)
    #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
  }

  @Test func aClassThatIsNoColumnIsTold() {
    #expect(throws: CSVRecords.Malformation.self) { try list("path,label\na,b\n", by: "family") }
  }
}
