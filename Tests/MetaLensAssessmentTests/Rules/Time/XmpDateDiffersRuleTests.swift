import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct XmpDateDiffersRuleTests {
  @Test(arguments: [
    ("DateCreated", "2023-05-30T15:56:03", false), ("DateCreated", "2023-05-30T15:56:04", true),
    ("DateCreated", "2023-05-30T15:56:01.25+09:00", false), ("DateCreated", "2023-05-30T06:56:01Z", false),
    ("DateCreated", "2023-05-30T07:41:01Z", false), ("DateCreated", "2023-05-30T06:50:01Z", true),
    ("DateCreated", "2023-05-30T15:56", false), ("DateCreated", "2023-05-30T15:58", true),
    ("DateCreated", "2023-05-30", false), ("DateCreated", "2023-05-29", false),
    ("DateCreated", "2023-05-27", true),
    ("DateCreated", "2023", false), ("DateCreated", "2021-05-30T15:56:01", true),
  ])
  func raisedForXMP(name: String, value: String, expected: Bool) throws {
    let details = try raisedOnly(by: .xmpDateDiffers, on: .camera()) { facts in
      facts.xmp = [.stating(XMPNamespace.photoshop, name, value)]
    }
    #expect(details.isEmpty == !expected)
  }

  @Test func digitizedMayAgreeWithEither() throws {
    let scan = ExamplePhoto.dated(original: "1987:05:30 15:56:01")
    let details = try raisedOnly(by: .xmpDateDiffers, on: scan) { facts in
      facts.xmp = [.stating(XMPNamespace.basic, "CreateDate", "2023-05-30T15:56:01")]
    }
    #expect(details.isEmpty)
  }

  @Test(arguments: [
    ("20230530", "155601+0900", false), ("20230530", "000000+0000", false), ("20210530", "000000+0000", true),
    ("20230530", "065601+0000", false), ("20230530", "", false),
    ("20210530", "155601+0900", true), ("20210530", "", true),
  ])
  func raisedForIPTC(day: String, clock: String, expected: Bool) throws {
    let details = try raisedOnly(by: .xmpDateDiffers, on: .camera()) { facts in
      let sets = [(55, day), (60, clock)].filter { !$0.1.isEmpty }.map {
        IPTCFacts.DataSet(
          record: 2, number: $0.0, offset: 8, bytes: Array($0.1.utf8), byteCount: $0.1.utf8.count)
      }
      facts.iptc = [
        IPTCFacts(container: "APP13", offset: 4, byteCount: 40, digest: "", isUTF8: false, dataSets: sets)
      ]
    }
    #expect(details.isEmpty == !expected)
  }
}
