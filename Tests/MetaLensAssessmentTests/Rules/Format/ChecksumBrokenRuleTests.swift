import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ChecksumBrokenRuleTests {
  private static func photo(breaks: Bool) -> ExamplePhoto {
    .png { builder in
      builder.leading = [("gAMA", [0, 0, 0xB1, 0x8F])]
      builder.breaksChecksum = breaks
    }
  }

  @Test func raised() throws {
    let found = try findings(by: .checksumBroken, on: Self.photo(breaks: true))
    #expect(found.map(\.detail) == [.flag(.checksumBroken, ["part": "gAMA", "count": 1])])
    #expect(found.first?.evidence == [Evidence(location: "gAMA", offset: 33)])
  }

  @Test(arguments: [photo(breaks: false), .camera(), .webP()]) func notRaisedFor(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .checksumBroken, on: photo).isEmpty)
  }
}
