import MetaLensDecoding
import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct InspectReportHEVCTests {
  private static func text(_ change: (inout PhoneHEIFBuilder) -> Void) throws -> String {
    let photo = ExamplePhoto.phone { change(&$0) }
    let facts = try PhotoDecoder().decode(MemorySource(photo.bytes), depth: .structure, hashing: false)
    return InspectReport(language: .english, paint: Paint(isEnabled: false))
      .text(of: PhotoInspection(facts: facts), named: FileLabel(SystemPath("a.heic")))
  }

  @Test(arguments: [
    (
      HEVCBuilder.applePhone,
      [
        "profile 3, compatible 0x70000000, constraints 0xB00000000000, level 90, layers 0x0B",
        "units of type 33, all there", "512 × 512, 8 bit, chroma format 1",
        "blocks 3–5, transforms 2–5, depth 1 0",
        "scaling list, sample offset, temporal motion", "format 5, full range, colour 12 1 6",
        "quantizer 15, of blocks to depth 2, colours 2 2, merge level 2", "wavefronts, deblocking control",
        "first slice: unit of type 20, quantizer off by 0",
      ]
    ),
    (
      .x265.with {
        $0.picture.quantizerDepth = nil
        $0.unitType = 1
      },
      [
        "units of type 32, perhaps more elsewhere", "pictures 2 0 1 by layer", "uneven partitions",
        "strong smoothing", "timing 1/1", "of blocks none", "hidden signs, filter across slices",
        "first slice: unit of type 1\n",
      ]
    ),
    (
      .samsung.with {
        $0.sequence.hasSampleOffset = false
        $0.sequence.hasTemporalMotion = false
        $0.sequence.hasStrongSmoothing = false
        $0.sequence.referenceSetCount = 0
        $0.picture.deblocking = .init(mayOverride: false, isOff: true)
      }, ["      no tools\n", "transform skip", "deblocking control off"]
    ),
  ]) func tellsHowThePictureIsCoded(hevc: HEVCBuilder, lines: [String]) throws {
    let text = try Self.text { $0.hevc = hevc }
    for line in lines { #expect(text.contains(line), "\(line) in\n\(text)") }
  }

  @Test func tellsWhatStandsAroundIt() throws {
    let text = try Self.text {
      $0.exif = nil
      $0.packet = Array("<x/>".utf8)
    }
    for line in [
      "handler pict, name of 1 bytes",
      "iloc version 1, bytes of its fields: offset 4, length 4, base 0, index 0",
      "the main picture", "without bytes of its own", "application/rdf+xml",
    ] { #expect(text.contains(line), "\(line) in\n\(text)") }
  }
}
