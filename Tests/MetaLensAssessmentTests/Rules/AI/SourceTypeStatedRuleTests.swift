import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct SourceTypeStatedRuleTests {
  @Test(arguments: [
    ("digitalCapture", SourceTypeMeaning.capture), ("computationalCapture", .capture),
    ("negativeFilm", .scan),
    ("positiveFilm", .scan), ("print", .scan), ("digitalCreation", .made), ("digitalArt", .made),
    ("humanEdits", .edited), ("minorHumanEdits", .edited), ("composite", .edited),
    ("compositeCapture", .edited), ("screenCapture", .screen),
  ])
  func raisedFor(term: String, meaning: SourceTypeMeaning) throws {
    let found = try findings(by: .sourceTypeStated, on: .sourceType(term))
    #expect(
      found.map(\.detail) == [
        .flag(
          .sourceTypeStated, ["term": term, "meaning": meaning, "place": "XMP Iptc4xmpExt:DigitalSourceType"])
      ])
    #expect(found.first?.detail.type == .information)
    for language in Language.allCases {
      #expect(found.first?.detail.description(in: language).contains(term) == true)
    }
  }

  /// A file that is found to be a screenshot has the term among the screenshot's signs, and it isn't told twice.
  @Test func aScreenIsToldOnce() throws {
    let screenshot = try Self.told(of: .screenshot(comment: "A note"))
    #expect(screenshot.stated.isEmpty && screenshot.shown.map(\.id) == [.screenshot])
    let photo = try Self.told(of: .camera())
    #expect(photo.stated.map(\.id) == [.sourceTypeStated] && photo.shown.isEmpty)
  }

  /// Returns what this rule and the one for screenshots find in a photo whose XMP says that it is a screen's picture.
  private static func told(of photo: ExamplePhoto) throws -> (
    stated: [OriginalityFlag.FlagDetail], shown: [OriginalityFlag.FlagDetail]
  ) {
    let uri = "http://cv.iptc.org/newscodes/digitalsourcetype/screenCapture"
    let context = try context(of: photo) {
      $0.xmp = [
        XMPPacket(
          container: "XMP", offset: 20, byteCount: 900,
          properties: [XMPProperty(XMPNamespace.iptcExtension, "DigitalSourceType", .text(uri))])
      ]
    }
    return (
      findings(by: .sourceTypeStated, in: context).map(\.detail),
      findings(by: .screenshot, in: context).map(\.detail)
    )
  }

  @Test(arguments: ["screenCaptures", "trainedAlgorithmicMedia", "algorithmicMedia", ""])
  func notRaisedFor(term: String) throws {
    #expect(try raised(by: .sourceTypeStated, on: .sourceType(term)).isEmpty)
  }
}
