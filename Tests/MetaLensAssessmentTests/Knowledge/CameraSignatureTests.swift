import Testing

@testable import MetaLensAssessment

extension CameraSignature {
  /// Returns a row as a Canon's photo gives it, with the given changes.
  static func sample(
    _ number: Int, make: String = "Canon", model: String = "Canon EOS 40D", body: String? = nil,
    picture: String? = nil, _ changes: [CameraFeature: String] = [:]
  ) -> CameraSignature {
    let usual: [CameraFeature: String] = [
      .head: "Exif", .layout: "DQT2 SOF0 DHT4", .sampling: "2x1,1x1,1x1 ids 1,2,3", .huffman: "standard",
      .byteOrder: "II", .makerNote: "IFD", .directories: "IFD0@8 ExifIFD IFD1", .size: "\(number)x48",
    ]
    let digits = String(number, radix: 16)
    return CameraSignature(
      sha256: String(repeating: "0", count: 64 - digits.count) + digits, make: make, model: model,
      body: body ?? "body\(number)", picture: picture ?? "64x48:\(number)",
      values: CameraFeature.allCases.map { changes[$0] ?? usual[$0] ?? "-" }, source: "test")
  }
}

struct CameraSignatureTests {
  private func parse(_ bytes: some Sequence<UInt8>) throws -> CameraSignature {
    try CameraSignature.parse(TabSeparatedRows.Row(line: 1, bytes: Array(bytes)[...]))
  }

  @Test func aRowComesBack() throws {
    let row = CameraSignature.sample(7, make: "Ünïcode 株式会社", [.vendor: "APP2:MPF"])
    #expect(try parse(row.line.utf8) == row)
  }

  @Test(arguments: [
    ("a\tb\nc\u{7F}", "a b c"), ("", "-"), ("   ", "-"), (" x ", "x"),
    (String(repeating: "é", count: 200), String(repeating: "é", count: 100)),
  ])
  func cellsHoldNoControlCharacter(text: String, cell: String) { #expect(CameraSignature.cell(text) == cell) }

  @Test func aForeignMakeMakesNoColumn() throws {
    let row = CameraSignature.sample(1, make: "a\tb\nc", model: "\u{0}\t")
    let parsed = try parse(row.line.utf8)
    #expect(parsed.make == "a b c")
    #expect(parsed.model == "-")
  }

  @Test(arguments: [
    ("", "1 columns where there should be 23"),
    ("a\tb", "2 columns where there should be 23"),
    (CameraSignature.sample(1).line + "\tmore", "24 columns where there should be 23"),
    (CameraSignature.sample(1).line.uppercased().replacing("0", with: "G"), "sha256 is no SHA-256"),
    (CameraSignature.sample(1).line.replacing("Canon\t", with: "\t"), "make is empty"),
    (CameraSignature.sample(1).line.replacing("Canon", with: "Ca\0non"), "a control character"),
    (String(repeating: "x", count: 1 << 15), "a row of over 16384 bytes"),
  ])
  func whatIsNoRowSaysWhy(line: String, reason: String) {
    let fault = #expect(throws: CameraSignatureTable.Fault.self) { try parse(line.utf8) }
    #expect(fault?.reason.hasPrefix(reason) == true)
  }

  @Test func bytesThatAreNoTextAreNoRow() {
    #expect(throws: CameraSignatureTable.Fault(line: 1, reason: "no UTF-8")) {
      try parse([0xFF, 0xFE, 0x09])
    }
  }
}
