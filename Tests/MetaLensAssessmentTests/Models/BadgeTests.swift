import Testing

@testable import MetaLensAssessment

struct BadgeTests {
  @Test func everyBadgeHasItsSymbolAndColour() {
    #expect(Set(Badge.allCases.map(\.symbolName)).count == Badge.allCases.count)
    #expect(Badge.allCases.map(\.color) == [.green, .orange, .red])
  }
}
