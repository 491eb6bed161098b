import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CommentForeignRuleTests {
  private static func commented(_ make: String, _ model: String, _ text: String = "A view") -> ExamplePhoto {
    .coded(make: make, model: model) { $0.segments = [(0xFE, Array(text.utf8))] }
  }

  @Test(arguments: ["Canon", "Apple", "NIKON CORPORATION", "samsung"])
  func raisedForMakersThatNeverComment(make: String) throws {
    let found = try findings(by: .commentForeign, on: Self.commented(make, "X"))
    #expect(found.map(\.detail.parameters["make"]) == [.string(make)])
    #expect(found.first?.evidence.map(\.location) == ["COM"])
    #expect(found.first?.evidence.first?.offset != nil)
  }

  @Test(arguments: [
    commented("Trust.", "Gemini11"), commented("Minolta Co., Ltd.", "Dimage EX"), commented("Example", "1"),
    // Another rule reports an encoder's comment.
    commented("Canon", "X", "CREATOR: gd-jpeg v1.0 (using IJG JPEG v62), quality = 90"),
    // Another rule reports a file, too.
    commented("Canon", "X", "PK\u{3}\u{4}"), commented("Canon", "X", "<?php echo 1;"),
    .coded(), .color(make: "Canon", model: "Canon EOS 40D"),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try raised(by: .commentForeign, on: photo).isEmpty)
  }
}
