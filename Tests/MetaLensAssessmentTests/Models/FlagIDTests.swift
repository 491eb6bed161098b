import Testing

@testable import MetaLensAssessment

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct FlagIDTests {
  @Test func allAreListedByName() {
    #expect(FlagID.allCases == Rule.all.map(\.id).sorted())
    #expect(FlagID.allCases.contains(.thumbnailShowsMore))
  }

  @Test func aStoredOneIsReadBack() throws {
    let muted: [FlagID] = [.noGps, .thumbnailShowsMore]
    let text = try JSONEncoder().encode(muted)
    #expect(String(decoding: text, as: UTF8.self) == #"["noGps","thumbnailShowsMore"]"#)
    #expect(try JSONDecoder().decode([FlagID].self, from: text) == muted)
    let newer = try JSONDecoder().decode([FlagID].self, from: Data(#"["ofANewerVersion"]"#.utf8))
    #expect(newer.map(\.name) == ["ofANewerVersion"])
  }

  @Test(arguments: [#"["no name"]"#, "[1]", "[null]", #"["\""]"#]) func whatIsNoNameIsRefused(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([FlagID].self, from: Data(text.utf8))
    }
  }
}
