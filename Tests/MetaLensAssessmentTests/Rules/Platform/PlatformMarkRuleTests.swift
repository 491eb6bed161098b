import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct PlatformMarkRuleTests {
  static let facebook =
    "FBMD01000a9c0d0000af1c0000b2330000bc35000005380000f757000089780000eb7d0000478100001a8500001eb70000"
  static let newer = "FBMD0f00075701000012260000fa600000b46600007b6c0000d7980000f4cd0000cbce0000"

  /// Returns the marks in a file with this IPTC, comment and XMP.
  private func marks(
    iptc: [(Int, Int, String)] = [], comment: String? = nil, container: String = "COM",
    xmp: [XMPProperty] = []
  ) -> [String] {
    var facts = MetadataFacts()
    let sets = iptc.map { record, number, text in
      IPTCFacts.DataSet(
        record: record, number: number, offset: 40, bytes: Array(text.utf8), byteCount: text.utf8.count)
    }
    facts.iptc = [
      IPTCFacts(
        container: "APP13 8BIM 0x0404", offset: 30, byteCount: 200, digest: "", isUTF8: false, dataSets: sets)
    ]
    if let comment {
      facts.texts = [
        MetadataText(container: container, keyword: "", text: comment, offset: 2, byteCount: 60)
      ]
    }
    facts.xmp = [XMPPacket(container: "APP1 XMP", offset: 500, byteCount: 100, properties: xmp)]
    return PlatformMark.marks(in: facts).map(\.platform)
  }

  @Test func readsEachMarkWhereItStands() {
    #expect(
      marks(iptc: [(2, 40, Self.facebook), (2, 103, "8kOc_YF8aTnnNtwFBIGV")]) == ["Facebook, Instagram"])
    #expect(marks(iptc: [(2, 40, Self.newer)]) == ["Facebook, Instagram"])
    #expect(marks(iptc: [(2, 230, "https://flickr.com/e/k72%2B")]) == ["Flickr"])
    #expect(marks(comment: "File source: http://commons.wikimedia.org/wiki/File:A.jpg") == ["Wikimedia"])
    #expect(marks(comment: "File source: https://commons.wikimedia.org/wiki/File:A.jpg") == ["Wikimedia"])
    let asset = XMPProperty("http://xmp.gettyimages.com/gift/1.0/", "AssetID", .text("629564866"))
    #expect(marks(xmp: [asset]) == ["Getty Images"])
  }

  @Test func onePlatformIsOneMark() {
    #expect(marks(iptc: [(2, 40, Self.facebook), (2, 40, Self.newer)]) == ["Facebook, Instagram"])
  }

  @Test func isNotReadElsewhere() {
    #expect(marks(iptc: [(2, 120, Self.facebook), (1, 40, Self.facebook)]).isEmpty)
    #expect(marks(iptc: [(2, 120, "https://flickr.com/e/k72")]).isEmpty)
    #expect(marks(comment: Self.facebook).isEmpty)
    #expect(marks(comment: "See File source: https://commons.wikimedia.org/wiki/File:A.jpg").isEmpty)
    #expect(marks(comment: "File source: https://commons.wikimedia.org/", container: "tEXt").isEmpty)
    #expect(marks(xmp: [XMPProperty(XMPNamespace.dublinCore, "AssetID", .text("1"))]).isEmpty)
  }

  @Test(arguments: [
    "FBMD", "FBMD01000a", "FBMD01000a9c0d", "FBMD photo of 01000a", "xFBMD01000100000000",
    // Digits for one value although the count says two; and a letter that isn't a digit.
    "FBMD01000100000000", "FBMD0100000000000g",
  ])
  func isNotFacebooks(text: String) { #expect(!PlatformMark.isFacebook(Array(text.utf8))) }

  @Test func shortestOfFacebooks() { #expect(PlatformMark.isFacebook(Array("FBMD01000000000000".utf8))) }

  @Test func goesTheWholeWay() throws {
    let findings = try findings(by: .platformMark, on: .camera(iptc: [(2, 40, Self.facebook)]))
    #expect(findings.map(\.id) == [.platformMark])
    #expect(findings.first?.evidence.first?.location.hasSuffix("2:40") == true)
  }
}
