import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct SerialDisagreeRuleTests {
  private func count(exif: String, xmp: String) throws -> Int {
    let photo = ExamplePhoto.camera(xmp: "<aux:SerialNumber>\(xmp)</aux:SerialNumber>") {
      $0.set($0.ascii(ExifTag.bodySerialNumber, exif), in: .exif)
    }
    return try MetaLensAssessmentTests.raised(by: .serialDisagree, on: photo).count
  }

  @Test(arguments: [
    ("0030079", "2004426", 1), ("0030079", "30079", 0), ("NO= 0030079", "30079", 0),
    ("XCR1705250548", "xcr1705250548", 0), ("000000", "2004426", 0), ("BHSA19729", "19729", 0),
  ])
  func exifAndXMP(exif: String, xmp: String, count: Int) throws {
    #expect(try self.count(exif: exif, xmp: xmp) == count)
  }

  @Test(arguments: [
    ([(MakerNoteFacts.Meaning.serialNumber, "SerialNumber", "2004426")], 1),
    ([(.serialNumber, "SerialNumber", "2004426"), (.serialNumber, "SerialNumber", "NO= 0030079")], 0),
    ([(.internalSerialNumber, "InternalSerialNumber", "2004426")], 0),
  ])
  func makerNote(values: [(MakerNoteFacts.Meaning, String, String)], count: Int) throws {
    let photo = ExamplePhoto.camera { $0.set($0.ascii(ExifTag.bodySerialNumber, "30079"), in: .exif) }
    let details = try MetaLensAssessmentTests.raised(by: .serialDisagree, on: photo) {
      $0.note("Nikon", values)
    }
    #expect(details.count == count)
  }

  /// A file may state thousands of numbers: each counts once, and at most `SerialNumbers.limit` of one place.
  @Test(arguments: [(1...31, 0), (1...32, 1)]) func many(others: ClosedRange<Int>, count: Int) throws {
    let photo = ExamplePhoto.camera { $0.set($0.ascii(ExifTag.bodySerialNumber, "30079"), in: .exif) }
    let numbers = others.flatMap { Array(repeating: "4711\($0)", count: 3) } + ["30079"]
    let details = try MetaLensAssessmentTests.raised(by: .serialDisagree, on: photo) {
      $0.note("Nikon", numbers.map { (.serialNumber, "SerialNumber", $0) })
    }
    #expect(details.count == count)
  }

  @Test(arguments: [("30079", 0), ("4711", 1)])
  func credentials(text: String, count: Int) throws {
    let photo = ExamplePhoto.camera { $0.set($0.ascii(ExifTag.bodySerialNumber, "30079"), in: .exif) }
    let details = try MetaLensAssessmentTests.raised(by: .serialDisagree, on: photo) {
      $0.credit("stds.exif", "exifEX:BodySerialNumber", text)
    }
    #expect(details.count == count)
  }
}
