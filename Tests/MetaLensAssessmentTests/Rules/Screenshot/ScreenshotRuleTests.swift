import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ScreenshotRuleTests {
  /// Returns the signs found in facts made by hand.
  private func signs(
    _ format: PhotoFormat, _ width: Int, _ height: Int, parts: [String] = [], software: String? = nil,
    source: String? = nil, make: String? = nil
  ) -> String? {
    var facts = PhotoFacts(format: format, byteCount: 1_000)
    var container = ContainerFacts()
    container.image = ImageHeader(
      size: PixelSize(width: width, height: height), coding: "PNG", location: "IHDR", offset: 16)
    container.parts = parts.map { ContainerPart($0, offset: 60, byteCount: 40) }
    facts.container = .present(container)
    var metadata = MetadataFacts()
    if let software {
      metadata.texts = [
        MetadataText(container: "tEXt", keyword: "Software", text: software, offset: 33, byteCount: 30)
      ]
    }
    if let source {
      metadata.xmp = [
        XMPPacket(
          container: "iTXt", offset: 90, byteCount: 200,
          properties: [XMPProperty(XMPNamespace.iptcExtension, "DigitalSourceType", .text(source))])
      ]
    }
    facts.metadata = .present(metadata)
    facts.exif = .absent
    var attributions = Attributions(facts)
    attributions.maker = make.map { StatedMaker($0) }
    let found = findings(by: .screenshot, in: RuleContext(facts: facts, attributions: attributions, now: 0))
    guard let text = found.first?.values.text("signs") else { return nil }
    #expect(found.first?.evidence.isEmpty == false)
    return text
  }

  @Test func raised() {
    #expect(
      signs(.png, 739, 83, software: "gnome-screenshot") == "program “gnome-screenshot”, PNG without camera")
    #expect(signs(.png, 1170, 2532) == "1170x2532 is the size of a screen, PNG without camera")
    #expect(signs(.png, 2532, 1170) != nil)
    #expect(signs(.png, 1920, 1080, parts: ["iDOT"]) != nil)
    #expect(
      signs(.png, 100, 80, source: "http://cv.iptc.org/newscodes/digitalsourcetype/screenCapture") != nil)
  }

  @Test func notRaised() {
    // A film's size; a generator's size; a phone's size, but not a PNG; and another program.
    #expect(signs(.png, 1920, 1080) == nil)
    #expect(signs(.png, 1024, 1024) == nil)
    #expect(signs(.webp, 1170, 2532) == nil)
    #expect(signs(.png, 64, 48, software: "gnome-screenshot-viewer") == nil)
    #expect(signs(.png, 64, 48, parts: ["iDOT"]) == nil)
    #expect(signs(.png, 1170, 2532, make: "Apple") == nil)
    #expect(signs(.png, 64, 48, software: "a tool like ShareX") == nil)
  }

  @Test(arguments: [
    (
      Language.english,
      "program “ShareX 1”, 5x6 is the size of a screen, Apple's chunk iDOT, PNG without camera, Something"
    ),
    (
      .korean,
      "프로그램 “ShareX 1”, 화면과 같은 크기(5x6), Apple의 iDOT 청크, 카메라가 기재되지 않은 PNG, Something"
    ),
    (
      .french,
      "programme «\u{A0}ShareX 1\u{A0}», 5x6 est la taille d’un écran, fragment iDOT d’Apple, PNG sans appareil indiqué, "
        + "Something"
    ),
  ]) func toldInEachLanguage(language: Language, shown: String) {
    let signs =
      "program “ShareX 1”, 5x6 is the size of a screen, Apple's chunk iDOT, PNG without camera, Something"
    let detail = OriginalityFlag.FlagDetail.flag(.screenshot, ["signs": signs])
    #expect(detail.description(in: language).contains(shown))
  }

  /// The harmless cause is true of a JPEG too, and of a file that only says that it is a screenshot.
  @Test(arguments: Language.allCases) func theHarmlessCauseIsOfEveryFormat(language: Language) {
    let cause = Rule.screenshot.text(.innocent, in: language)
    #expect(!cause.contains("PNG") && OriginalityFlag.firstSentence(of: cause) == cause)
  }

  @Test func goesTheWholeWay() throws {
    #expect(try MetaLensAssessmentTests.raised(by: .screenshot, on: .screenshot()).map(\.id) == [.screenshot])
    let other = ExamplePhoto.screenshot(comment: "Screenshots of the year")
    #expect(try MetaLensAssessmentTests.raised(by: .screenshot, on: other).isEmpty)
  }
}
