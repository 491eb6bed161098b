import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ContainerConvertedRuleTests {
  private static func exif(make: String, model: String = "X1", year: Int = 2023, software: String? = nil)
    -> [UInt8]
  {
    ExamplePhoto.cameraExif { tiff in
      tiff.setCamera(make, model)
      tiff.set(tiff.ascii(ExifTag.dateTimeOriginal, "\(year):05:30 15:56:01"), in: .exif)
      if let software { tiff.set(tiff.ascii(ExifTag.software, software), in: .ifd0) }
    }
  }

  private static func heif(_ make: String, year: Int = 2023) -> ExamplePhoto {
    .heif { $0.exif = exif(make: make, year: year) }
  }

  /// Returns a file by a camera whose clock was never set.
  private static func unset(_ date: String, model: String = "X1") -> ExamplePhoto {
    .heif { builder in
      builder.exif = ExamplePhoto.cameraExif { tiff in
        tiff.setCamera("Unheard Of", model)
        tiff.set(tiff.ascii(ExifTag.dateTimeOriginal, date), in: .exif)
      }
    }
  }

  private static func avif(handlerName: String) -> ExamplePhoto {
    .heif { builder in
      builder.brands = ["avif", "avif", "mif1"]
      builder.coding = "av01"
      builder.handlerName = handlerName
    }
  }

  private static let conversions: [(ExamplePhoto, String)] = [
    (.png(exif: exif(make: "Canon")), "png"), (.webP(exif: exif(make: "Canon")), "webp"),
    (.jpegXL(exif: exif(make: "Canon")), "jxl"), (heif("OLYMPUS CORPORATION"), "heic"),
    (heif("Apple", year: 2016), "heic"), (heif("Unheard Of", year: 2016), "heic"),
    (avif(handlerName: "libavif"), "avif"), (unset("2012:01:01 14:20:33"), "heic"),
    (unset("2010:01:01 00:03:10", model: "NIKON D70"), "heic"),
  ]

  private static let others: [ExamplePhoto] = [
    .png(), .camera(), heif("Apple", year: 2017), heif("Unheard Of"), avif(handlerName: "x"),
    unset("2010:01:01 00:03:10"), unset("2015:01:20 10:00:00"),
    .png(exif: exif(make: "{\"prompt\": 1}")), .png(exif: exif(make: String(repeating: "a", count: 65))),
    .png(exif: exif(make: "EPSON", software: "EPSON Scan")), .tiff(make: "Canon"),
  ]

  @Test(arguments: conversions.indices) func raised(index: Int) throws {
    let (photo, format) = Self.conversions[index]
    let found = try findings(by: .containerConverted, on: photo)
    #expect(found.map(\.detail.parameters["format"]) == [.string(format)])
    #expect(found.first?.evidence.count == 2)
  }

  @Test(arguments: others.indices) func notRaised(index: Int) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .containerConverted, on: Self.others[index]).isEmpty)
  }

  @Test func aClockNeverSetIsNoConversion() throws {
    let photo = ExamplePhoto.canonHEIF()
    let facts = photo.bytes.replacing(Array("2023:05:30".utf8), with: Array("2000:01:01".utf8))
    #expect(try MetaLensAssessmentTests.raised(by: .containerConverted, on: ExamplePhoto(facts)).isEmpty)
  }
}
