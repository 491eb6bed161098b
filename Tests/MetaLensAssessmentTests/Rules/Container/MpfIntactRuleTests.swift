import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct MpfIntactRuleTests {
  static let raising: [ExamplePhoto] = [
    .multiPicture()
  ]

  static let silent: [ExamplePhoto] = [
    .multiPicture(shift: 1),
    .coded(),
    unwritten,
  ]

  /// A file that was given its size before its end was written.
  private static let unwritten = {
    var photo = ExamplePhoto.multiPicture()
    photo.bytes.replaceSubrange((photo.bytes.count - 30)..., with: [UInt8](repeating: 0, count: 30))
    return photo
  }()

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .mpfIntact, on: Self.raising[index])
    #expect(found.map(\.id) == [.mpfIntact])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .mpfIntact, on: Self.silent[index]).isEmpty)
  }
}
