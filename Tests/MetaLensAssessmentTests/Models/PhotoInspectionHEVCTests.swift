import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct PhotoInspectionHEVCTests {
  private static func detail(_ depth: AnalysisDepth, _ change: (inout PhoneHEIFBuilder) -> Void = { _ in })
    throws -> JSONValue?
  {
    let photo = ExamplePhoto.phone { change(&$0) }
    let facts = try PhotoDecoder().decode(MemorySource(photo.bytes), depth: depth, hashing: false)
    return PhotoInspection(facts: facts).json["container"]?["detail"]
  }

  @Test func jsonTellsHowThePictureIsCoded() throws {
    let hevc = try #require(try Self.detail(.structure)?["hevc"])
    #expect(
      hevc["configuration"]?["profile"]?["constraints"] == .string("0xB00000000000")
        && hevc["configuration"]?["layers"] == .string("0x0B"))
    #expect(hevc["arrays"]?.arrayValue?.map { $0["complete"] } == [.bool(true), .bool(true), .bool(true)])
    #expect(hevc["video"]?["timing"] == .bool(false))
    #expect(hevc["sequence"]?["largestBlock"] == .integer(5))
    #expect(
      hevc["sequence"]?["display"]?["colour"] == .array([.integer(12), .integer(1), .integer(6)]))
    #expect(hevc["picture"]?["quantizer"] == .integer(15))
    #expect(hevc["slice"]?["unitType"] == .integer(20) && hevc["slice"]?["qpDelta"] == .integer(0))
  }

  @Test func whatIsMissingIsNull() throws {
    #expect(try Self.detail(.metadata)?["hevc"] == .null)
    let hevc = try Self.detail(.structure) {
      $0.hevc = .x265.with {
        $0.sequence.display = nil
        $0.unitType = 1
      }
    }?["hevc"]
    #expect(hevc?["sequence"]?["display"] == .null && hevc?["picture"]?["deblocking"] == .null)
    #expect(hevc?["slice"]?["qpDelta"] == .null)
  }

  @Test func jsonTellsWhatStandsAroundIt() throws {
    let media = try #require(try Self.detail(.structure) { $0.exif = nil })
    #expect(media["handlerNameBytes"] == .integer(1) && media["primary"] == .integer(3))
    #expect(media["references"]?.arrayValue?.map { $0["type"]?.stringValue } == ["dimg", "cdsc", "thmb"])
    #expect(media["locations"]?["version"] == .integer(1))
    let items = media["items"]?.arrayValue?.filter { $0["empty"] == .bool(true) }
    #expect(items?.map { $0["type"]?.stringValue } == ["Exif"])
  }
}
