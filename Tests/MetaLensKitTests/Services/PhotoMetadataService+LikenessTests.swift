import MetaLensSamples
import Testing

@testable import MetaLensKit

struct PhotoMetadataServiceLikenessTests {
  /// A picture of 256 by 192 pixels in patches, on a step of so many levels.
  private static func picture(seed: Int, step: UInt8 = 8, exif: [UInt8]? = nil) -> [UInt8] {
    CoefficientPicture(columns: 32, rows: 24, quantization: [step]) { column, row in
      let (across, down) = (column / 4, row / 3)
      let mixed = across * down * 29 * seed
      let shade = (across * 67 + down * 131 + mixed) % 200 - 100
      return [shade * 8 / Int(step)]
    }.build(exif: exif)
  }

  private func compared(_ first: [UInt8], _ second: [UInt8]) throws -> PhotoComparison {
    let service = PhotoMetadataService()
    let (one, two) = (try service.inspection(of: first), try service.inspection(of: second))
    let found = try service.comparison(of: one, two, in: first, second)
    #expect(found.json["lookAlike"]?.boolValue == found.areLookingAlike)
    let obstacles = found.json["lookAlikeObstacles"]
    #expect(obstacles?["first"]?.stringValue == found.uncomparedLooks?.first?.rawValue)
    #expect(obstacles?["second"]?.stringValue == found.uncomparedLooks?.second?.rawValue)
    return found
  }

  private func areLookingAlike(_ first: [UInt8], _ second: [UInt8]) throws -> Bool? {
    try compared(first, second).areLookingAlike
  }

  private typealias Looks = PhotoComparison.UncomparedLooks

  private func obstacles(_ first: [UInt8], _ second: [UInt8]) throws -> Looks? {
    try compared(first, second).uncomparedLooks
  }

  @Test func aPictureThatWasSavedAgainLooksAlike() throws {
    let first = Self.picture(seed: 3)
    #expect(try areLookingAlike(first, Self.picture(seed: 3, step: 16)) == true)
    #expect(try areLookingAlike(first, Self.picture(seed: 11)) == false)
    #expect(try areLookingAlike(first, first + [0]) == nil, "the same picture")
    #expect(try areLookingAlike(first, Array(Self.picture(seed: 3, step: 16).dropLast(99))) == nil)
    #expect(try areLookingAlike(first, ExamplePhoto.camera().bytes) == nil, "too small")
    #expect(try areLookingAlike(first, ExamplePhoto.png(texts: []).bytes) == nil)
  }

  /// Of a raw file the preview is looked at.
  @Test func aRawFileLooksLikeItsPreview() throws {
    let raw = ExamplePhoto.raf(preview: Self.picture(seed: 3)).bytes
    #expect(try areLookingAlike(raw, Self.picture(seed: 3, step: 16)) == true)
    #expect(try areLookingAlike(Self.picture(seed: 11), raw) == false)
    #expect(try areLookingAlike(raw, Self.picture(seed: 3)) == nil, "it is the preview")
    let none = ExamplePhoto.raf(preview: [UInt8](repeating: 7, count: 100)).bytes
    #expect(try areLookingAlike(none, Self.picture(seed: 3)) == nil)
  }

  /// What keeps looks from being compared is told of each file, and nothing where they were or needn't be.
  @Test func whyTheyWerentComparedIsTold() throws {
    let first = Self.picture(seed: 3)
    let cut = Array(Self.picture(seed: 3, step: 16).dropLast(99))
    #expect(try obstacles(first, ExamplePhoto.png(texts: []).bytes) == Looks(first: nil, second: .format))
    #expect(try obstacles(ExamplePhoto.png(texts: []).bytes, cut) == Looks(first: .format, second: nil))
    #expect(try obstacles(ExamplePhoto.camera().bytes, cut) == Looks(first: .flat, second: .incomplete))
    let none = ExamplePhoto.raf(preview: [UInt8](repeating: 7, count: 100)).bytes
    #expect(try obstacles(none, first) == Looks(first: .preview, second: nil))
    #expect(try obstacles(first, Self.picture(seed: 3, step: 16)) == nil)
    #expect(try obstacles(first, first + [0]) == nil)
    #expect(try obstacles(first, first) == nil)
  }
}
