import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensKit

@Suite struct ExifDuplicateTagsRuleTests {
  @Test(arguments: [0, 1, 3]) func raisedWhereverTheSecondStands(index: Int) throws {
    let photo = ExamplePhoto.camera { $0.ifd0.insert($0.ascii(ExifTag.make, "Canon"), at: index) }
    #expect(
      try raised(by: .exifDuplicateTags, on: photo)
        == [.flag(.exifDuplicateTags, ["directory": "IFD0", "tag": "0x010F"])])
  }

  @Test func oneTagInTwoDirectoriesIsFine() throws {
    let photo = ExamplePhoto.camera { $0.set($0.ascii(ExifTag.make, "Canon"), in: .exif) }
    #expect(try raised(by: .exifDuplicateTags, on: photo).isEmpty)
  }
}
