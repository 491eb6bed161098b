import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct SizeUnlikeCameraRuleTests {
  private static func photo(
    _ width: Int, _ height: Int, make: String = "Canon", date: String = "2023:05:30 15:56:01"
  ) -> ExamplePhoto {
    .camera(size: PixelSize(width: width, height: height)) {
      $0.setCamera(make, "X-1")
      $0.set($0.ascii(ExifTag.dateTimeOriginal, date), in: .exif)
    }
  }

  @Test(arguments: [(24, 20), (20, 24), (15, 16), (47, 24)])
  func raisedForASideThatDoesNotDivide(width: Int, height: Int) throws {
    let found = try findings(by: .sizeUnlikeCamera, on: Self.photo(width, height))
    #expect(found.map { $0.values.number("width") } == [width])
    #expect(found.map { $0.values.number("height") } == [height])
    #expect(found.flatMap(\.evidence).map(\.location) == ["SOF0"])
  }

  /// Whole blocks, and panoramas.
  @Test(arguments: [(16, 16), (24, 40), (48, 20), (20, 41)])
  func silentAboutOtherSizes(width: Int, height: Int) throws {
    #expect(try raised(by: .sizeUnlikeCamera, on: Self.photo(width, height)).isEmpty)
  }

  @Test(arguments: [
    ("NIKON CORPORATION", true), ("FUJIFILM", true), ("OLYMPUS CORPORATION", true),
    // Phones, and cameras that store the sensor's size unchanged.
    ("Apple", false), ("samsung", false), ("Hasselblad", false), ("SIGMA", false), ("SONY", false),
  ])
  func dependsOnTheMaker(make: String, isRaised: Bool) throws {
    #expect(try raised(by: .sizeUnlikeCamera, on: Self.photo(20, 15, make: make)).isEmpty != isRaised)
  }

  /// A scanner stores pictures of any size, unless a camera's exposure is stated.
  @Test(arguments: [true, false]) func silentAboutAScan(hasExposure: Bool) throws {
    let photo = ExamplePhoto.camera(size: PixelSize(width: 20, height: 15)) {
      $0.makerNoteShift = nil
      $0.set($0.ascii(ExifTag.software, "Nikon Scan 4.0.2"), in: .ifd0)
      if hasExposure { $0.set($0.rational(ExifTag.exposureTime, (1, 125)), in: .exif) }
    }
    #expect(try raised(by: .sizeUnlikeCamera, on: photo).isEmpty != hasExposure)
    #expect(try raised(by: .thumbnailMissing, on: photo).isEmpty != hasExposure)
  }

  @Test(arguments: [("1998:12:31 10:00:00", false), ("1999:01:01 10:00:00", true)])
  func dependsOnTheYear(date: String, isRaised: Bool) throws {
    #expect(try raised(by: .sizeUnlikeCamera, on: Self.photo(20, 15, date: date)).isEmpty != isRaised)
  }
}
