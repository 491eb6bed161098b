import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct AlgorithmicMediaRuleTests {
  @Test(arguments: ["algorithmicMedia", "dataDrivenMedia", "virtualRecording"]) func raisedFor(term: String)
    throws
  {
    #expect(
      try raised(by: .algorithmicMedia, on: .sourceType(term)) == [
        .flag(.algorithmicMedia, ["term": term, "place": "XMP Iptc4xmpExt:DigitalSourceType"])
      ])
  }

  @Test(arguments: ["trainedAlgorithmicMedia", "algorithmicallyEnhanced", "digitalCapture"])
  func notRaisedFor(term: String) throws {
    #expect(try raised(by: .algorithmicMedia, on: .sourceType(term)).isEmpty)
  }
}
