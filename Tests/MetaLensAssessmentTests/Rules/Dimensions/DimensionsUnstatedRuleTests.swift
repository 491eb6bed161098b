import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct DimensionsUnstatedRuleTests {
  @Test(arguments: [ExifTag.pixelXDimension, ExifTag.pixelYDimension])
  func raisedWithout(tag: UInt16) throws {
    let photo = ExamplePhoto.camera { $0.remove(tag, from: .exif) }
    #expect(try raised(by: .dimensionsUnstated, on: photo) == [.flag(.dimensionsUnstated)])
  }

  @Test func raisedForZero() throws {
    let photo = ExamplePhoto.camera { $0.set($0.short(ExifTag.pixelXDimension, 0), in: .exif) }
    #expect(try raised(by: .dimensionsUnstated, on: photo) == [.flag(.dimensionsUnstated)])
  }

  @Test func notRaisedWithoutExif() throws {
    #expect(try raised(by: .dimensionsUnstated, on: ExamplePhoto(exif: nil)).isEmpty)
  }
}
