import MetaLensKit
import Testing

@testable import MetaLensRendering

struct PageEvidenceTests {
  @Test func showsTheBytesAtAPlace() {
    let page = PageEvidence(
      excerpts: [190: Array("GIMP <2.4.5>".utf8) + [0, 0xFF] + Array(0..<18)], language: .english)
    let text = MarkupCheck(page.markup([Evidence(location: "<IFD0>", tag: 305, offset: 190)])).text
    #expect(text.contains("<IFD0>, tag 0x0131, byte 190 · bytes found:"))
    #expect(text.contains("47 49 4d 50 20 3c 32 2e 34 2e 35 3e 00 ff 00 01  |GIMP <2.4.5>....|\n02 03"))
  }

  @Test func saysWhereNothingStands() {
    let page = PageEvidence(excerpts: [:], language: .english)
    #expect(page.markup([]).contains("not in the file"))
    #expect(page.markup(of: Evidence(location: "EXIF")) == "<bdi>EXIF</bdi>, not in the file")
  }

  @Test func manyPlacesAreCounted() {
    let page = PageEvidence(excerpts: [:], language: .english)
    let markup = page.markup((1...20).map { Evidence(location: "a", offset: $0) })
    #expect(markup.contains("byte 8<") && !markup.contains("byte 9<") && markup.contains("and 12 more"))
  }
}
