import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct EncoderAdobeMarkerRuleTests {
  static let raising: [ExamplePhoto] = [
    .coded { $0.segments = [(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1])] },
    .coded { $0.segments = [(0xEC, Array("Ducky".utf8) + [0, 1, 0, 4, 0, 0, 0, 60, 0, 0])] },
  ]

  static let silent: [ExamplePhoto] = [
    .coded(),
    .coded(exif: false) { $0.segments = [(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1])] },
    .coded { $0.segments = [(0xEC, Array("[picture info]".utf8))] },
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .encoderAdobeMarker, on: Self.raising[index])
    #expect(found.map(\.id) == [.encoderAdobeMarker])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .encoderAdobeMarker, on: Self.silent[index]).isEmpty)
  }
}
