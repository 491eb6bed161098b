import MetaLensKit
import Testing

@testable import MetaLensCLI

@Suite struct RedactionProvenanceTests {
  @Test(arguments: [
    (
      AIDetail.prompt(text: "my wife", place: "tEXt parameters"),
      AIDetail.prompt(text: "…", place: "tEXt parameters")
    ),
    (
      .field(property: "Iptc4xmpExt:AIPromptWriterName", value: "Somebody"),
      .field(property: "Iptc4xmpExt:AIPromptWriterName", value: "…")
    ),
    (
      .labelled(degree: .probable, producer: "001", place: "XMP TC260:AIGC"),
      .labelled(degree: .probable, producer: "…", place: "XMP TC260:AIGC")
    ),
    (
      .generated(statement: .mark, value: "Midjourney", place: "tEXt Description"),
      .generated(statement: .mark, value: "Midjourney", place: "tEXt Description")
    ),
  ])
  func takesOutWhatPeopleWrote(detail: AIDetail, expected: AIDetail) {
    #expect(Redaction.redacted(detail) == expected)
  }

  @Test(arguments: [
    ("M11-P/2.0.2 (Serial: 1234567) lc_c2pa/v1.6.1", "M11-P/2.0.2 …"), ("urn:uuid:0870d40a", "…"),
    ("Adobe_Firefly", "Adobe_Firefly"),
  ])
  func takesOutSerialNumbers(program: String, expected: String) {
    #expect(
      Redaction.redacted(CredentialsDetail.capture(program: program, term: "digitalCapture"))
        == .capture(program: expected, term: "digitalCapture"))
  }

  @Test func takesOutTitlesAddressesAndTexts() {
    #expect(
      Redaction.redacted(CredentialsDetail.ingredients(isParent: true, titles: "me.jpg"))
        == .ingredients(isParent: true, titles: "…"))
    #expect(Redaction.redacted(CredentialsDetail.remote(url: "https://example.org/me")) == .remote(url: "…"))
    #expect(
      Redaction.redacted(CredentialsDetail.edited(action: "c2pa.edited", program: "x", when: "by me"))
        == .edited(action: "c2pa.edited", program: "x", when: "…"))
  }
}
