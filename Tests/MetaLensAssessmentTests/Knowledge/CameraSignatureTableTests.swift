import Testing

@testable import MetaLensAssessment

struct CameraSignatureTableTests {
  private func rows(_ text: String) throws(CameraSignatureTable.Fault) -> [CameraSignature] {
    var rows: [CameraSignature] = []
    try CameraSignatureTable.read(Array(text.utf8)) { rows.append($0) }
    return rows
  }

  @Test func whatIsWrittenIsRead() throws {
    let written = [3, 1, 2, 1].map { CameraSignature.sample($0) }
    let text = CameraSignatureTable.text(of: written, comments: ["a comment"])
    #expect(try rows(text) == [1, 2, 3].map { CameraSignature.sample($0) })
    #expect(text.hasPrefix("metalens-signatures/3\n# a comment\n# sha256\tmake\tmodel\tbody\tpicture\t"))
  }

  @Test func theOrderOfPhotosDoesNotMatter() {
    let written = (1...9).map { CameraSignature.sample($0, model: "M\($0 % 3)") }
    #expect(CameraSignatureTable.text(of: written) == CameraSignatureTable.text(of: written.reversed()))
  }

  @Test func commentsEmptyLinesAndWhatWindowsAddsAreTaken() throws {
    let text = "\u{FEFF}metalens-signatures/3\r\n\r\n# x\r\n\(CameraSignature.sample(1).line)\r\n"
    #expect(try rows(text) == [.sample(1)])
  }

  @Test(arguments: [
    ("", 1, "empty"),
    ("\n", 1, "empty"),
    ("x\n", 1, "doesn't say metalens-signatures/3"),
    ("\nx\n", 2, "doesn't say"),
    ("metalens-signatures/2\n", 1, "another version than metalens-signatures/3"),
    ("metalens-signatures/3 \n", 1, "another version"),
    ("metalens-signatures/3\n# ok\nx\n", 3, "1 columns"),
    ("metalens-signatures/3\n\0\0\0", 2, "1 columns"),
  ])
  func aFaultNamesItsLine(text: String, line: Int, reason: String) throws {
    let fault = try #require(throws: CameraSignatureTable.Fault.self) { try rows(text) }
    #expect(fault.line == line)
    #expect(fault.reason.hasPrefix(reason))
  }

  @Test func aHugeFileIsRefusedUnread() throws {
    let bytes = [UInt8](repeating: 0x0A, count: CameraSignatureTable.maximumBytes + 1)
    #expect(throws: CameraSignatureTable.Fault.self) { try CameraSignatureTable.read(bytes) { _ in } }
  }
}
