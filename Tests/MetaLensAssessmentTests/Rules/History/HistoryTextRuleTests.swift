import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct HistoryTextRuleTests {
  @Test func quotesTheBeginningOnOneLine() throws {
    let text = String(repeating: "opened\n", count: 40)
    let photo = ExamplePhoto.camera(xmp: "<photoshop:History>\(text)</photoshop:History>")
    let quoted = try raised(by: .historyText, on: photo).first?.parameters["text"]?.stringValue
    #expect(quoted?.hasPrefix("opened opened ") == true)
    #expect(quoted?.hasSuffix("…") == true)
    #expect((quoted?.count ?? 0) <= 121)
  }

  @Test(arguments: ["<dc:History>opened</dc:History>", "<photoshop:Headline>opened</photoshop:Headline>"])
  func notRaisedFor(xmp: String) throws {
    #expect(try raised(by: .historyText, on: .camera(xmp: xmp)).isEmpty)
  }
}
