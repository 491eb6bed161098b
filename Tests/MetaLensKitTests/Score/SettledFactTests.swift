import Testing

@testable import MetaLensKit

struct SettledFactTests {
  /// Only what accuses settles anything, and no flag is listed twice or misspelt.
  @Test func everySettlingFlagIsOfARuleThatAccuses() throws {
    let flags = SettledFact.settlingFlags
    #expect(Set(flags).count == flags.count)
    for id in flags {
      let rule = try #require(Rule.all.first { $0.id == id }, "\(id)")
      #expect(rule.example.type == .isEdited, "\(id)")
      #expect(SettledFact.of(flag: id) != nil)
    }
    #expect(SettledFact.of(flag: "hasGps") == nil)
  }
}
