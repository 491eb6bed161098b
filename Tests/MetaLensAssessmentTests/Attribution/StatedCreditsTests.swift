import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct StatedCreditsTests {
  private typealias DataSet = (record: Int, number: Int, text: String)

  private func summary(xmp: String? = nil, iptc: [DataSet] = []) throws -> PhotoSummary {
    let photo = ExamplePhoto.camera(
      ExampleMetadata().with {
        $0.xmp = xmp
        $0.iptc = iptc
      })
    return try context(of: photo).reportedSummary
  }

  @Test func whatAWireDeliversIsTold() throws {
    let told = try summary(iptc: [
      (2, 80, "Jane Doe"), (2, 110, "AFP"), (2, 115, "Agence France-Presse"), (2, 116, "(c) AFP"),
      (2, 120, "A caption"),
    ])
    #expect(told.byline == "Jane Doe" && told.credit == "AFP")
    #expect(told.statedSource == "Agence France-Presse" && told.copyrightNotice == "(c) AFP")
    #expect(told.artist == nil && told.copyright == nil)
    let none = try summary()
    #expect(none.byline == nil && none.credit == nil)
    #expect(none.statedSource == nil && none.copyrightNotice == nil)
  }

  static let bylines: [(xmp: String?, iptc: [String], expected: String?)] = [
    (nil, ["Jane Doe", "John Roe"], "Jane Doe; John Roe"),
    ("<dc:creator><rdf:Seq><rdf:li>A</rdf:li><rdf:li>B</rdf:li></rdf:Seq></dc:creator>", [], "A; B"),
    // IPTC cuts what XMP has whole.
    ("<dc:creator>Jane Doe of the Agency</dc:creator>", ["Jane Doe of"], "Jane Doe of the Agency"),
    ("<dc:creator> </dc:creator>", ["Jane"], "Jane"), (nil, ["  ", ""], nil),
    ("<dc:title>Jane</dc:title>", [], nil), (nil, ["A\u{1}\nB"], "A B"),
  ]

  @Test(arguments: bylines.indices) func namesAreOnOneLine(row: Int) throws {
    let (xmp, iptc, expected) = Self.bylines[row]
    let sets: [DataSet] = iptc.map { (record: 2, number: 80, text: $0) }
    #expect(try summary(xmp: xmp, iptc: sets).byline == expected)
  }

  /// Of a notice in several languages the first is told, not all.
  @Test func aNoticeIsOfOneLanguage() throws {
    let told = try summary(
      xmp: "<dc:rights><rdf:Alt><rdf:li xml:lang=\"x-default\">All rights</rdf:li>"
        + "<rdf:li xml:lang=\"de\">Alle Rechte</rdf:li></rdf:Alt></dc:rights>")
    #expect(told.copyrightNotice == "All rights")
  }

  @Test func textsAreBounded() throws {
    let long = String(repeating: "x", count: 9_000)
    var sets: [DataSet] = (0..<99).map { (record: 2, number: 80, text: "name \($0)") }
    sets.append((record: 2, number: 110, text: long))
    let told = try summary(iptc: sets)
    #expect(told.credit?.count == StatedCredits.maximumCharacters + 1)
    #expect(told.byline?.hasSuffix("name 15") == true)
  }
}
