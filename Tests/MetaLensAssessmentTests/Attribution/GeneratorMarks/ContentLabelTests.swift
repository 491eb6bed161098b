import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct ContentLabelTests {
  @Test(
    arguments: [
      (#"{"Label":"1","ContentProducer":"001"}"#, 1, "001"), (#"{"Label":2}"#, 2, nil),
      (#"{"AIGC":{"Label":"3","ServiceProvider":"腾讯"}}"#, 3, "腾讯"),
      (#"{"AIGC":"{\"Label\":\"1\"}"}"#, 1, nil),
    ] as [(String, Int, String?)])
  func reads(json: String, label: Int, producer: String?) {
    let found = ContentLabel(json: json)
    #expect(found?.label == label)
    #expect(found?.producer == producer)
  }

  @Test(arguments: [
    #"{"Label":"0"}"#, #"{"Label":"4"}"#, #"{"Label":"yes"}"#, #"{"ContentProducer":"001"}"#, "AIGC", "1", "",
    #"{"AIGC":"1"}"#,
  ])
  func refuses(json: String) { #expect(ContentLabel(json: json) == nil) }

  @Test func readsAStructure() {
    let value = XMPValue.structure([
      XMPProperty(XMPNamespace.contentLabel, "Label", .text("2")),
      XMPProperty(XMPNamespace.contentLabel, "ContentProducer", .text("001")),
    ])
    #expect(ContentLabel(value)?.label == 2)
    #expect(ContentLabel(value)?.producer == "001")
  }

  @Test func needsItsNameInAPersonsPlace() {
    #expect(ContentLabel(named: #"{"Label":"1"}"#) == nil)
    #expect(ContentLabel(named: #"{"AIGC":{"Label":"1"}}"#)?.label == 1)
  }
}
