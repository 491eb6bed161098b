import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct SealPresentRuleTests {
  @Test(arguments: [UInt8(0xE8), 0xE9]) func raisedForASegment(marker: UInt8) throws {
    let photo = ExamplePhoto.coded { $0.segments = [(marker, Array("SEAL\0<seal seal=\"1\"/>".utf8))] }
    #expect(
      try raised(by: .sealPresent, on: photo) == [
        .flag(.sealPresent, ["place": "APP\(marker - 0xE0) SEAL"])
      ])
  }

  @Test func raisedForAChunk() throws {
    let photo = ExamplePhoto.png { $0.leading.append(("seAl", Array("<seal seal=\"1\"/>".utf8))) }
    #expect(try raised(by: .sealPresent, on: photo) == [.flag(.sealPresent, ["place": "PNG seAl"])])
  }

  @Test func notRaisedForOtherSegments() throws {
    for segment in [(UInt8(0xE7), "SEAL\0x"), (0xE8, "SEALED\0x"), (0xFE, "SEAL\0<seal/>")] {
      let photo = ExamplePhoto.coded { $0.segments = [(segment.0, Array(segment.1.utf8))] }
      #expect(try raised(by: .sealPresent, on: photo).isEmpty)
    }
  }
}
