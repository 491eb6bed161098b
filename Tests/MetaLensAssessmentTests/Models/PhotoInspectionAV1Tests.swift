import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct PhotoInspectionAV1Tests {
  private static func json(_ coding: AV1Builder, _ depth: AnalysisDepth = .structure) throws -> JSONValue? {
    let photo = ExamplePhoto.avif(coding)
    let facts = try PhotoDecoder().decode(MemorySource(photo.bytes), depth: depth, hashing: false)
    return PhotoInspection(facts: facts).json["container"]?["detail"]?["av1"]
  }

  @Test func jsonTellsHowThePictureIsCoded() throws {
    let av1 = try #require(try Self.json(.rav1e.with { $0.configured = [$0.headerUnit] }))
    #expect(av1["configuration"]?["level"] == .integer(31))
    #expect(av1["configuration"]?["subsampling"] == .string("4:2:0"))
    #expect(av1["configured"]?.arrayValue?.map { $0["type"] } == [.integer(1)])
    #expect(av1["units"]?.arrayValue?.map { $0["type"] } == [.integer(2), .integer(1), .integer(6)])
    #expect(av1["sequenceHeaders"] == .integer(2) && av1["sequenceHeadersEqual"] == .bool(true))
    let header = try #require(av1["sequence"])
    #expect(header["reducedHeader"] == .bool(true) && header["superblock"] == .integer(64))
    #expect(header["filterIntra"] == .bool(false) && header["intraEdgeFilter"] == .bool(true))
    #expect(header["operatingPoints"]?.arrayValue?.map { $0["level"] } == [.integer(31)])
    #expect(header["colour"]?["description"] == .array([.integer(1), .integer(13), .integer(6)]))
    #expect(header["colour"]?["separateQuantizers"] == .bool(true))
    #expect(header["motion"] == .null && header["timing"] == .null)
  }

  @Test func jsonTellsOfVideos() throws {
    let coding = AV1Builder.libaom.video { $0.hasMaskedCompound = true }.with {
      $0.header.timing = .init(units: 1, scale: 25, ticks: 2)
      $0.frames = [AV1Builder.unit(5, [4, 0]), AV1Builder.unit(3, [1]), AV1Builder.unit(4, [2])]
    }
    let av1 = try #require(try Self.json(coding))
    #expect(av1["sequence"]?["motion"]?["maskedCompound"] == .bool(true))
    #expect(av1["sequence"]?["motion"]?["order"]?["bits"] == .integer(7))
    #expect(av1["sequence"]?["timing"]?["ticks"] == .integer(2))
    #expect(
      av1["units"]?.arrayValue?.map { $0["metadataType"] } == [.null, .integer(4), .null, .null])
  }

  @Test func whatIsMissingIsNull() throws {
    #expect(try Self.json(.libaom, .metadata) == .null)
    let av1 = try #require(try Self.json(.libaom.with { $0.hasHeader = false }))
    #expect(av1["sequence"] == .null && av1["sequenceHeaders"] == .integer(0))
  }
}
