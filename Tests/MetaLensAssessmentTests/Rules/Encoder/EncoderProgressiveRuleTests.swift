import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct EncoderProgressiveRuleTests {
  static let raising: [ExamplePhoto] = [
    .coded { $0.frameMarker = 0xC2 },
    .coded(make: "Apple", model: "iPhone 14") { $0.frameMarker = 0xC2 },
  ]

  static let silent: [ExamplePhoto] = [
    .coded(),
    .coded(exif: false) { $0.frameMarker = 0xC2 },
    .coded { $0.frameMarker = 0xC1 },
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .encoderProgressive, on: Self.raising[index])
    #expect(found.map(\.id) == [.encoderProgressive])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .encoderProgressive, on: Self.silent[index]).isEmpty)
  }
}
