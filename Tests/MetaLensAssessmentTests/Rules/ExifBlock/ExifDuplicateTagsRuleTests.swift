import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifDuplicateTagsRuleTests {
  @Test(arguments: [0, 1, 3]) func raisedWhereverTheSecondStands(index: Int) throws {
    let photo = ExamplePhoto.camera { $0.ifd0.insert($0.ascii(ExifTag.make, "Canon"), at: index) }
    #expect(
      try raised(by: .exifDuplicateTags, on: photo)
        == [.flag(.exifDuplicateTags, ["directory": "IFD0", "tag": "0x010F"])])
  }

  @Test(
    arguments: [
      ("HUAWEI", ExifTag.makerNote, false), ("Canon", ExifTag.makerNote, true), ("HUAWEI", 0x829A, true),
    ] as [(String, UInt16, Bool)])
  func huaweiWritesSeveralMakerNotes(make: String, tag: UInt16, isRaised: Bool) throws {
    let photo = ExamplePhoto.camera { tiff in
      tiff.set(tiff.ascii(ExifTag.make, make), in: .ifd0)
      for _ in 0..<2 { tiff.exif.append(tiff.undefined(tag, Array("note of a maker".utf8))) }
    }
    #expect(try raised(by: .exifDuplicateTags, on: photo).isEmpty == !isRaised)
  }

  @Test func oneTagInTwoDirectoriesIsFine() throws {
    let photo = ExamplePhoto.camera { $0.set($0.ascii(ExifTag.make, "Canon"), in: .exif) }
    #expect(try raised(by: .exifDuplicateTags, on: photo).isEmpty)
  }
}
