import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensKit

struct PhotoMetadataServiceHeldPictureTests {
  private static let preview = ExamplePhoto.camera().bytes
  private static let raw = ExamplePhoto.raf(preview: preview).bytes
  /// The same coded picture under other metadata.
  private static let other = ExamplePhoto.software("GIMP").bytes
  /// A picture of another size.
  private static let foreign = ExamplePhoto.camera(size: PixelSize(width: 72, height: 48)).bytes

  private func compare(_ first: [UInt8], _ second: [UInt8]) throws -> PhotoComparison {
    let service = PhotoMetadataService()
    let (one, two) = (try service.inspection(of: first), try service.inspection(of: second))
    return try service.comparison(of: one, two, in: first, second)
  }

  /// A JPEG that was taken out of a raw file is its preview, whatever metadata it was given.
  @Test(arguments: [preview, other]) func aPreviewIsKnownAgain(jpeg: [UInt8]) throws {
    let found = try compare(Self.raw, jpeg)
    #expect(found.isSamePicture == false)
    let held = try #require(found.heldPicture)
    #expect(held.isInFirst && held.role == .preview)
    #expect(held.offset == 148 && held.byteCount == Self.preview.count)
    #expect(
      held.place == PhotoComparison.FirstDifference.Place(kind: .part, number: 2, name: "JPEG"))
    // What is the same needn't look alike besides.
    #expect(found.areLookingAlike == nil && found.areSamePreviews == nil)
    let json = found.json["heldPicture"]
    #expect(json?["in"]?.stringValue == "first" && json?["role"]?.stringValue == "preview")
    #expect(json?["place"]?["name"]?.stringValue == "JPEG")
    #expect(try compare(jpeg, Self.raw).heldPicture?.isInFirst == false)
  }

  @Test func anotherPictureIsNoPreview() throws {
    #expect(try compare(Self.raw, Self.foreign).heldPicture == nil)
    #expect(try compare(Self.preview, Self.other).heldPicture == nil)
    // Too short for a JPEG, and none.
    for preview in [[0xFF, 0xD8, 0xFF] as [UInt8], [UInt8](repeating: 7, count: 100)] {
      #expect(try compare(ExamplePhoto.raf(preview: preview).bytes, Self.preview).heldPicture == nil)
    }
  }

  /// Two raw files may have the same sensor's data and other previews, and the other way round.
  @Test(
    arguments: [
      (ExamplePhoto.raf(preview: other).bytes, true, true),
      (ExamplePhoto.raf(preview: foreign).bytes, true, false),
      (ExamplePhoto.raf(preview: preview, sensor: 7).bytes, false, true),
      (ExamplePhoto.raf(preview: foreign, sensor: 7).bytes, false, false),
      (preview, false, nil), (raw, true, nil),
    ] as [([UInt8], Bool?, Bool?)])
  func previewsAreCompared(second: [UInt8], isSamePicture: Bool?, areSamePreviews: Bool?) throws {
    let found = try compare(Self.raw, second)
    #expect(found.isSamePicture == isSamePicture && found.areSamePreviews == areSamePreviews)
    #expect(found.json["samePreviews"]?.boolValue == areSamePreviews)
    #expect(found.heldPicture == nil || second == Self.preview)
  }
}
