import MetaLensSamples
import Testing

@testable import MetaLensKit

@Suite struct CommentForeignRuleTests {
  private static func commented(_ make: String, _ model: String) -> ExamplePhoto {
    .coded(make: make, model: model) { $0.segments = [(0xFE, Array("A view".utf8))] }
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
    .coded(), .color(make: "Canon", model: "Canon EOS 40D"),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try raised(by: .commentForeign, on: photo).isEmpty)
  }
}
