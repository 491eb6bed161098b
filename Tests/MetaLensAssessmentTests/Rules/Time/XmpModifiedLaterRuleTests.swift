import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct XmpModifiedLaterRuleTests {
  @Test(arguments: [
    ("ModifyDate", "2023-05-30T15:56:02", false), ("ModifyDate", "2023-05-30T15:57:01", false),
    ("ModifyDate", "2023-05-30T15:57:02", true), ("ModifyDate", "2023-05-30T06:56:01Z", false),
    ("ModifyDate", "2023-05-30T16:56:01+10:00", false), ("ModifyDate", "2023-05-30T20:01:09+02:00", true),
    ("MetadataDate", "2023-06-02T09:00:00", true), ("ModifyDate", "2021-06-02T09:00:07", false),
    ("ModifyDate", "2023-06-02", false), ("ModifyDate", "2023-05-30T15:57", false),
    ("ModifyDate", "2023-06-02T09:00+02:00", true), ("ModifyDate", "2023-05-30T15:56+02:00", false),
  ])
  func raisedFor(name: String, value: String, expected: Bool) throws {
    let details = try raisedOnly(by: .xmpModifiedLater, on: .camera()) { facts in
      facts.xmp = [.stating(XMPNamespace.basic, name, value)]
    }
    #expect(details.isEmpty == !expected)
  }

  @Test(arguments: [("2023-05-30T09:56:01+03:00", false), ("2023-05-30T10:56:01+03:00", true)])
  func instantsAreComparedWhereBothStateOne(value: String, expected: Bool) throws {
    let details = try raisedOnly(by: .xmpModifiedLater, on: .offsets("+09:00", nil)) { facts in
      facts.xmp = [.stating(XMPNamespace.basic, "ModifyDate", value)]
    }
    #expect(details.isEmpty == !expected)
  }

  @Test func tellsAMinuteAsItIsWritten() throws {
    let details = try raisedOnly(by: .xmpModifiedLater, on: .camera()) { facts in
      facts.xmp = [.stating(XMPNamespace.basic, "ModifyDate", "2023-06-02T09:00+02:00")]
    }
    #expect(details.first?.parameters["stated"] == .string("2023-06-02T09:00+02:00"))
  }
}
