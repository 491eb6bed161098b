import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct TIFFFormatTests {
  typealias Builder = TIFFFileBuilder

  static let makers: [(String, PhotoFormat)] = [
    ("NIKON CORPORATION", .nef), ("Nikon", .nef), ("SONY", .arw), ("PENTAX Corporation", .pef),
    ("RICOH IMAGING COMPANY, LTD.", .pef), ("SAMSUNG", .srw), ("Hasselblad", .tiff), ("Canon", .tiff),
  ]

  @Test(arguments: makers)
  func sensorDataMakeARawFile(make: String, format: PhotoFormat) throws {
    for (compression, photometric, expected) in [
      (1, 32803, format), (1, 34892, format), (1, 2, PhotoFormat.tiff), (5, 2, .tiff),
      // Nikon's own coding remains Nikon's format even if another maker is named.
      (34713, 2, format == .tiff ? format : PhotoFormat.nef),
    ] {
      let bytes = Builder([
        .init(
          Builder.picture(
            16, 12, subfile: 1, [(ExifTag.make, .ascii(make)), (0x014A, .directories([1]))])),
        .init(Builder.picture(80, 60, subfile: 0, compression: compression, photometric: photometric)),
      ]).build()
      let facts = try PhotoDecoder().decode(MemorySource(bytes), hashing: false)
      #expect(facts.format == expected, "\(compression) \(photometric)")
      #expect(
        facts.container.value?.image?.isSensorData
          == (expected != .tiff || photometric > 5 || compression > 5))
      #expect(facts.pictureSize == PixelSize(width: 80, height: 60))
      #expect(facts.container.value?.image?.location == "SubIFD0")
    }
  }

  /// Checks that a maker's own coding determines the format, whichever of the makers is named.
  @Test(arguments: [(32767, PhotoFormat.arw), (32770, .srw), (32772, .srw), (34713, .nef), (65535, .pef)])
  func aMakersCodingSaysWhoseFormatItIs(compression: Int, format: PhotoFormat) throws {
    for (make, expected) in [("NIKON", format), ("SONY", format), ("PENTAX", format), ("Leica", .tiff)] {
      let bytes = Builder([
        .init(Builder.picture(80, 60, compression: compression, [(ExifTag.make, .ascii(make))]))
      ]).build()
      #expect(try PhotoDecoder().decode(MemorySource(bytes), hashing: false).format == expected, "\(make)")
    }
  }

  static let marks: [([UInt8], PhotoFormat, String)] = [
    (Array("RO".utf8), .orf, "ORF"), (Array("RS".utf8), .orf, "ORF"), ([0x55, 0], .rw2, "RW2"),
  ]

  @Test(arguments: marks)
  func makersMarksStandInTheVersionsPlace(version: [UInt8], format: PhotoFormat, container: String) throws {
    var builder = Builder([.init(Builder.picture(16, 12, [(ExifTag.make, .ascii("Maker"))]))])
    builder.version = version
    let facts = try PhotoDecoder().decode(MemorySource(builder.build()), hashing: false)
    #expect(facts.format == format)
    #expect(facts.exif.value?.container == container)
    guard case .tiff(let tiff) = facts.container.value?.detail else {
      Issue.record("no TIFF")
      return
    }
    #expect(tiff.directories.first?.name == "IFD0")
    #expect(facts.container.value?.image?.isSensorData == true)
  }
}
