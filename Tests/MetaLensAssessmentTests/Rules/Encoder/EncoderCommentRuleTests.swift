import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct EncoderCommentRuleTests {
  static let raising: [ExamplePhoto] = [
    .coded { $0.segments = [(0xFE, Array("CREATOR: gd-jpeg v1.0 (using IJG JPEG v62), quality = 90".utf8))] },
    .coded { $0.segments = [(0xFE, Array("Lavc59.37.100".utf8))] },
    .coded { $0.segments = [(0xFE, Array("AppleMark".utf8))] },
    .coded { $0.segments = [(0xFE, Array("Created with The GIMP".utf8))] },
  ]

  static let silent: [ExamplePhoto] = [
    .coded(),
    .coded { $0.segments = [(0xFE, Array("PADBYTES".utf8))] },
    .coded { $0.segments = [(0xFE, Array("Intel(R) JPEG Library".utf8))] },
    .coded(exif: false) { $0.segments = [(0xFE, Array("Lavc59.37.100".utf8))] },
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .encoderComment, on: Self.raising[index])
    #expect(found.map(\.id) == [.encoderComment])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .encoderComment, on: Self.silent[index]).isEmpty)
  }
}
