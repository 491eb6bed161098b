import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct EncoderThumbnailOtherRuleTests {
  static let raising: [ExamplePhoto] = [
    .thumbnailed(pictureIsSplit: true)
  ]

  static let silent: [ExamplePhoto] = [
    .thumbnailed(pictureIsSplit: false),
    .thumbnailed(pictureIsSplit: true, thumbnailIsSplit: true),
    .thumbnailed(pictureIsSplit: true, date: "2001:05:30 15:56:01"),
    .coded { $0.isSplit = true },
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .encoderThumbnailOther, on: Self.raising[index])
    #expect(found.map(\.id) == [.encoderThumbnailOther])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .encoderThumbnailOther, on: Self.silent[index]).isEmpty)
  }
}
