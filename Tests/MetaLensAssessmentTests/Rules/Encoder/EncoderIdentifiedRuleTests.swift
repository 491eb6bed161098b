import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct EncoderIdentifiedRuleTests {
  static let raising: [ExamplePhoto] = [
    .coded(),
    .coded { $0.isSplit = true },
    .coded { $0.frameMarker = 0xC2 },
  ]

  static let silent: [ExamplePhoto] = [
    .coded().cut(by: 40)
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .encoderIdentified, on: Self.raising[index])
    #expect(found.map(\.id) == [.encoderIdentified])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .encoderIdentified, on: Self.silent[index]).isEmpty)
  }
}
