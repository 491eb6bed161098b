import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CameraFeaturesTests {
  private func features(
    _ photo: ExamplePhoto, serialNumber: String? = nil, day: String? = nil
  ) throws -> CameraFeatures? {
    let facts = try PhotoDecoder(limits: ReadLimits())
      .decode(MemorySource(photo.bytes), depth: .structure, hashing: false)
    let block = facts.exif.value.map { ExifBlockAttribution($0) }
    return CameraFeatures(of: facts, block: block, model: "M", serialNumber: serialNumber, day: day)
  }

  @Test func whatACameraWrites() throws {
    let features = try #require(try features(.color(make: "Canon", model: "M", ExamplePhoto.canon)))
    let seen = CameraFeature.allCases.map { "\($0.rawValue)=\(features[$0])" }
    #expect(
      seen.filter { !$0.hasPrefix("quantization=") } == [
        "head=Exif", "vendor=-", "comment=-", "layout=DQT2 SOF0 DHT4", "sampling=2x1,1x1,1x1 ids 1,2,3",
        "huffman=standard", "restart=-", "container=-", "coding=-", "byteOrder=II", "makerNote=IFD",
        "directories=IFD0@8 ExifIFD InteropIFD IFD1", "packing=packed", "thumbnail=-", "trailers=-",
        "size=16x8",
      ])
    #expect(features[.quantization].utf8.count == 16)
  }

  @Test func whatAProgramWrites() throws {
    let photo = ExamplePhoto.color(make: "Canon", model: "M", oneTableASegment: true, optimized: true)
    let features = try #require(try features(photo))
    #expect(features[.layout] == "DQT1 DQT1 SOF0 DHT1 DHT1 DHT1 DHT1")
    #expect(features[.huffman] == "other")
  }

  @Test func aGreyPictureIsTold() throws {
    #expect(try features(.camera())?.isColor == false)
    #expect(try features(.color(make: "Canon", model: "M"))?.isColor == true)
  }

  @Test func whatAHEIFShows() throws {
    let features = try #require(try features(.phone()))
    #expect(features.isHEIF)
    #expect(features.isColor)
    #expect(features[.vendor].hasPrefix("heic "))
    #expect(features[.container].hasPrefix("ftyp meta(hdlr dinf pitm iinf iref iprp"))
    #expect(features[.coding].contains("profile 3 0xB0"))
    #expect(features[.layout] == "-")
    #expect(!features.picture.hasPrefix("-"))
  }

  @Test(arguments: [
    (ExamplePhoto.coded(), "-"), (.coded { $0.segments = [(0xFE, Array("x".utf8))] }, "COM"),
  ])
  func aCommentIsTold(photo: ExamplePhoto, value: String) throws {
    #expect(try features(photo)?[.comment] == value)
  }

  @Test(arguments: [
    ("1", "2024-01-01", "1", "2024-01-01", true), ("1", "2024-01-01", "2", "2024-01-01", false),
    ("1", "2024-01-01", "1", "2024-01-02", false), (nil, nil, nil, nil, true),
    (nil, "2024-01-01", nil, "2024-01-02", false),
  ])
  func aBodyIsACameraOnADay(
    serial: String?, day: String?, otherSerial: String?, otherDay: String?, isOne: Bool
  )
    throws
  {
    let photo = ExamplePhoto.color(make: "Canon", model: "M")
    let one = try #require(try features(photo, serialNumber: serial, day: day))
    let other = try #require(try features(photo, serialNumber: otherSerial, day: otherDay))
    #expect((one.body == other.body) == isOne)
  }

  @Test(
    arguments: [
      ([0x4E, 0x69, 0x6B, 0x6F, 0x6E, 0x00], "Nikon"), ([0x49, 0x49, 0x2A, 0x00], "TIFF"),
      ([0x16, 0x00, 0x01, 0x00], "IFD"), ([0x00, 0x1B, 0x00, 0x01], "IFD"),
      ([0x00, 0x00, 0x00, 0x00], "other"),
      ([0x01], "-"),
    ] as [([UInt8], String)])
  func makerNotesByTheirBeginning(bytes: [UInt8], name: String) throws {
    let photo = ExamplePhoto.color(make: "Canon", model: "M") {
      $0.set($0.undefined(ExifTag.makerNote, bytes), in: .exif)
    }
    #expect(try features(photo)?[.makerNote] == name)
  }
}
