import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailBrokenRuleTests {
  private static let sound = CoefficientPicture.shades(columns: 20, rows: 15) { 8 * $0 + $1 }.build()

  /// Zeros, noise, a JPEG without its beginning, and one that ends in its header.
  @Test(arguments: [
    [UInt8](repeating: 0, count: 200), (0..<200).map { UInt8(($0 * 37 + 11) % 251) },
    Array(sound.dropFirst(2)), Array(sound.prefix(60)),
  ])
  func raised(thumbnail: [UInt8]) throws {
    let found = try findings(by: .thumbnailBroken, on: .camera { $0.thumbnail = thumbnail })
    #expect(found.map(\.id) == [.thumbnailBroken])
    #expect(found.first?.values.number("byteCount") == thumbnail.count)
    #expect(found.first?.evidence.first?.offset != nil)
  }

  /// A thumbnail of one shade beside a scene, and one of a few pixels that a program added.
  @Test(arguments: [
    ExamplePhoto.pictured(thumbnail: { _, _ in 90 }), .tinyThumbnail,
  ])
  func raisedForOneThatShowsNothing(photo: ExamplePhoto) throws {
    let found = try findings(by: .thumbnailBroken, on: photo)
    #expect(found.map(\.id) == [.thumbnailBroken])
    #expect(found.first?.values.text("state") == Rule.blank)
    #expect(found.allSatisfy { $0.flag.accepts($0.values) })
    #expect(try MetaLensAssessmentTests.raised(by: .thumbnailUnclear, on: photo).isEmpty)
  }

  /// A thumbnail as flat as its picture, one like its picture, and one of a picture with little in it.
  @Test(arguments: [
    ExamplePhoto.pictured({ _, _ in 90 }, thumbnail: { _, _ in 90 }),
    .pictured(thumbnail: ExamplePhoto.scene),
    .pictured({ ExamplePhoto.scene($0, $1) / 2 + 50 }, thumbnail: { _, _ in 90 }),
    .pictured(thumbnail: { _, _ in 90 }).damaged(),
  ])
  func notRaisedForWhatThePictureIsToo(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .thumbnailBroken, on: photo).isEmpty)
  }

  /// A sound thumbnail, none, and one with too few bytes to be a thumbnail.
  @Test(arguments: [sound, [], [0, 0]])
  func notRaised(thumbnail: [UInt8]) throws {
    #expect(
      try MetaLensAssessmentTests.raised(by: .thumbnailBroken, on: .camera { $0.thumbnail = thumbnail })
        .isEmpty)
  }
}

extension ExamplePhoto {
  /// A camera's JPEG of a scene, with a thumbnail of 16 by 8.
  fileprivate static let tinyThumbnail = ExamplePhoto(
    CoefficientPicture.shades(columns: 40, rows: 30, ExamplePhoto.scene).build(
      exif: cameraExif {
        $0.thumbnail = CoefficientPicture.shades(columns: 2, rows: 1) { 90 * $0 + 40 + $1 }.build()
      }))
}
