import MetaLensDecoding
import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct InspectReportAV1Tests {
  private static func text(_ coding: AV1Builder) throws -> String {
    let photo = ExamplePhoto.avif(coding)
    let facts = try PhotoDecoder().decode(MemorySource(photo.bytes), depth: .structure, hashing: false)
    return InspectReport(language: .english, paint: Paint(isEnabled: false))
      .text(of: PhotoInspection(facts: facts), named: FileLabel(SystemPath("a.avif")))
  }

  @Test(arguments: [
    (
      AV1Builder.rav1e,
      [
        "profile 0, level 31, 8 bit, 4:2:0, chroma position 0\n", "units in av1C: none",
        "units of the data: temporal delimiter (0), sequence header (9), frame (40)",
        ": profile 0, still picture, reduced header, level 31\n",
        "64 × 48 in 6 and 6 bits, superblocks of 64",
        "      intra edge filter, CDEF, restoration\n",
        "colour 1 13 6, full range, 8 bit, 4:2:0, chroma position 0, quantizers apart",
      ]
    ),
    (
      AV1Builder.libaom.video {
        $0.hasMaskedCompound = true
        $0.order?.hasReferenceMotion = true
      }.with {
        $0.configured = [AV1Builder.rav1e.headerUnit]
        $0.header.hasLargeSuperblocks = true
        $0.frames = [
          AV1Builder.unit(5, [4, 0]), [0x36, 0x48, 0], AV1Builder.unit(15, []), AV1Builder.unit(9, []),
          [0x30],
        ]
      },
      [
        "units in av1C: sequence header (9)",
        "metadata 4 (2), frame of layer 2/1 (0), padding (0), type 9 (0), frame\n",
        "2 sequence headers, not equal",
      ]
    ),
    (
      AV1Builder.libaom.video {
        $0.hasMaskedCompound = true
        $0.order?.hasReferenceMotion = true
      }.with {
        $0.header.operatingPoints = [.init(layers: 0x101, level: 9, isHighTier: true)]
        $0.header.timing = .init(units: 1, scale: 25, ticks: 2)
        $0.header.hasDecoderModel = true
        $0.header.hasFrameNumbers = true
        $0.header.hasDisplayDelay = true
        $0.header.hasFilterIntra = false
        $0.header.hasIntraEdgeFilter = false
        $0.header.colour.description = nil
      },
      [
        "level 9 high tier, 8 bit",
        "video, level 9 high tier of layers 0x101, timing 1/25 × 2, decoder model, "
          + "display delay, frame numbers\n", "      no tools\n",
        "motion masked compound, reference motion, order in 7 bits, screen content 2, integer motion 2\n",
        "colour not stated, full range",
      ]
    ),
  ]) func tellsHowThePictureIsCoded(coding: AV1Builder, lines: [String]) throws {
    let text = try Self.text(coding)
    for line in lines { #expect(text.contains(line), "\(line) in\n\(text)") }
  }

  @Test func withoutAHeaderThereIsNone() throws {
    let text = try Self.text(.libaom.with { $0.hasHeader = false })
    #expect(text.contains("  av1C at ") && !text.contains("sequence header"))
  }
}
