import MetaLensKit
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct PhotoInspectionTests {
  @Test func segmentsAreNumberedAndNamed() async throws {
    var builder = JPEGBuilder(exif: nil)
    builder.segments = [(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8)), (0xFE, [1])]
    let inspection = try await PhotoMetadataService().inspect(.bytes(builder.build()))
    #expect(inspection.segments.map(\.markerName) == ["SOI", "APP1", "COM", "DQT", "SOF0", "DHT", "SOS"])
    #expect(inspection.meaning(of: inspection.segments[1]) == "XMP")
    #expect(inspection.meaning(of: inspection.segments[4]) == "baseline DCT")
    #expect(inspection.payloads.count == 2)
    #expect(inspection.payloads[inspection.segments[2].offset]?.firstBytes == [1])
  }

  @Test func jsonKeepsItsForm() async throws {
    let json = try await PhotoMetadataService().inspect(.bytes(ExamplePhoto.camera().bytes)).json
    #expect(json["schema"]?.stringValue == "metalens.inspection/1")
    let entry = json["exif"]?["directories"]?.arrayValue?.first?["entries"]?.arrayValue?.first
    #expect(entry?["name"]?.stringValue == "Make")
    #expect(entry?["value"]?.stringValue == "Canon")
    #expect(json["segments"]?.arrayValue?.count == 6)
    #expect(json["quantizationTables"]?.arrayValue?.first?["values"]?.arrayValue?.count == 64)
  }

  @Test func theNoteOfGooglesCameraIsTold() async throws {
    let service = PhotoMetadataService()
    let photo = ExamplePhoto.camera(xmp: ExampleHDRPlus.xmp(["hdrp_makernote": ExampleHDRPlus.text]))
    let note = try await service.inspect(.bytes(photo.bytes)).json["metadata"]?["hdrPlus"]
    #expect(note?["program"]?.stringValue == "1.0.540104767")
    #expect(note?["built"]?.stringValue == "2023-05-10T23:19:14+00:00" && note?["captured"] == .null)
    #expect(note?["container"]?.stringValue == "APP1 XMP")
    let other = try await service.inspect(.bytes(ExamplePhoto.camera().bytes)).json["metadata"]?["hdrPlus"]
    #expect(other == .null)
  }

  @Test func theExtensionOfXMPIsTold() async throws {
    let service = PhotoMetadataService()
    let photo = ExamplePhoto.extended()
    let list = try await service.inspect(.bytes(photo.bytes)).json["metadata"]?["xmpExtensions"]
    let known = try #require(list?.arrayValue?.first)
    #expect(known["guid"]?.stringValue == ExampleMetadata.extensionGUID)
    #expect(known["named"] == .bool(true) && known["guidMatches"] == .bool(true))
    #expect(known["bytes"]?.integerValue == 240 && known["statedBytes"]?.integerValue == 240)
    let other = try await service.inspect(.bytes(ExamplePhoto.camera().bytes)).json["metadata"]
    #expect(other?["xmpExtensions"]?.arrayValue?.isEmpty == true)
  }

  /// libexif makes words only if somebody reads them.
  @Test func wordsAreMadeForWhoeverInspects() async throws {
    let (service, bytes) = (PhotoMetadataService(), ExamplePhoto.camera().bytes)
    #expect(try await !service.inspect(.bytes(bytes)).exifWording.entries.isEmpty)
    #expect(try await service.inspect(.bytes(bytes), wording: false).exifWording.entries.isEmpty)
    #expect(try service.inspection(of: bytes).exifWording.entries.isEmpty)
  }

  @Test(arguments: [
    ([], MetaLensError.Code.emptyFile), (Array("hello, world".utf8), .notAPhoto),
    ([0xFF, 0xD8, 0xFF], .truncated),
  ])
  func refuses(bytes: [UInt8], code: MetaLensError.Code) async {
    await #expect { try await PhotoMetadataService().inspect(.bytes(bytes)) } throws: {
      ($0 as? MetaLensError)?.code == code
    }
  }

  @Test func aLimitOnMemoryHolds() async {
    var limits = ReadLimits()
    limits.memoryBytes = 8
    let service = PhotoMetadataService(limits: limits)
    await #expect(throws: MetaLensError(.tooLarge, detail: "8")) {
      try await service.inspect(.bytes(ExamplePhoto.camera().bytes))
    }
  }
}
