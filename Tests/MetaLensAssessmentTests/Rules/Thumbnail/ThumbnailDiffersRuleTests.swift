import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailDiffersRuleTests {
  @Test func raised() throws {
    let findings = try findings(
      by: .thumbnailDiffers, on: .pictured(ExamplePhoto.otherScene, thumbnail: ExamplePhoto.scene))
    #expect(findings.map(\.id) == [.thumbnailDiffers])
    #expect(findings.first?.evidence.first?.offset != nil)
  }

  /// A picture of one shade with another photo's thumbnail.
  @Test func raisedForAPictureThatShowsNothing() throws {
    let found = try findings(
      by: .thumbnailDiffers, on: .pictured({ _, _ in 90 }, thumbnail: ExamplePhoto.scene))
    #expect(found.map { $0.values.number("likeness") } == [0])
  }

  /// With additional bytes before the thumbnail's end, or without.
  @Test(arguments: [(20, "damaged"), (0, nil)] as [(Int, String?)])
  func aDamagedThumbnailIsSaidToBe(extra: Int, state: String?) throws {
    let found = try findings(by: .thumbnailDiffers, on: .otherThumbnail(withBytesBeforeEnd: extra))
    #expect(found.count == 1)
    #expect(found.first?.values.text("state") == state)
  }

  @Test(arguments: [
    ExamplePhoto.camera(),
    ExamplePhoto.pictured(thumbnail: ExamplePhoto.scene),
    ExamplePhoto.pictured(thumbnail: { _, _ in 90 }),
    ExamplePhoto.pictured(thumbnail: { ExamplePhoto.scene(39 - $0, $1) }),
    // Damage changes the picture, so the comparison shows nothing about the thumbnail.
    ExamplePhoto.pictured(thumbnail: ExamplePhoto.otherScene).damaged(),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .thumbnailDiffers, on: photo).isEmpty)
  }
}

extension ExamplePhoto {
  /// Returns a camera's JPEG with another scene's thumbnail, which has this many additional bytes before its last
  /// marker.
  fileprivate static func otherThumbnail(withBytesBeforeEnd extra: Int) -> ExamplePhoto {
    var thumbnail = CoefficientPicture.shades(columns: 40, rows: 30, ExamplePhoto.otherScene).build()
    thumbnail.insert(contentsOf: [UInt8](repeating: 0x55, count: extra), at: thumbnail.count - 2)
    return ExamplePhoto(
      CoefficientPicture.shades(columns: 40, rows: 30, ExamplePhoto.scene).build(
        exif: cameraExif { $0.thumbnail = thumbnail }))
  }
}
