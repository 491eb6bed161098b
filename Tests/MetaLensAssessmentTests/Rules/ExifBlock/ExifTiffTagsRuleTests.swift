import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifTiffTagsRuleTests {
  @Test(arguments: [0x0102, 0x0106, 0x0115] as [UInt16]) func raised(tag: UInt16) throws {
    let photo = ExamplePhoto.camera { $0.set($0.short(tag, 2), in: .ifd0) }
    #expect(
      try MetaLensAssessmentTests.raised(by: .exifTiffTags, on: photo)
        == [.flag(.exifTiffTags, ["tags": ExifTag.hexadecimal(tag)])])
  }

  @Test(arguments: [0x0100, 0x0101, 0x0112] as [UInt16]) func notRaised(tag: UInt16) throws {
    let photo = ExamplePhoto.camera { $0.set($0.short(tag, 1), in: .ifd0) }
    #expect(try MetaLensAssessmentTests.raised(by: .exifTiffTags, on: photo).isEmpty)
  }

  /// Huawei's phones write BitsPerSample, Parrot's drones PhotometricInterpretation, and neither writes the other tags.
  @Test(
    arguments: [
      ("HUAWEI", 0x0102, false), ("HONOR", 0x0102, false), ("HUAWEI", 0x0106, true), ("Canon", 0x0102, true),
      ("Parrot", 0x0106, false), ("Parrot", 0x0102, true), ("Parrot", 0x0115, true), ("Canon", 0x0106, true),
    ] as [(String, UInt16, Bool)])
  func someMakersWriteOne(make: String, tag: UInt16, isRaised: Bool) throws {
    let photo = ExamplePhoto.camera { tiff in
      tiff.set(tiff.ascii(ExifTag.make, make), in: .ifd0)
      tiff.set(tiff.short(tag, 2), in: .ifd0)
    }
    #expect(try MetaLensAssessmentTests.raised(by: .exifTiffTags, on: photo).isEmpty == !isRaised)
  }

  @Test func aThumbnailMayBeATiff() throws {
    let photo = ExamplePhoto.camera { $0.set($0.short(0x0106, 2), in: .ifd1) }
    #expect(try MetaLensAssessmentTests.raised(by: .exifTiffTags, on: photo).isEmpty)
  }
}
