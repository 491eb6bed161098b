import Testing

@testable import MetaLensRendering

struct DifferingTextsTests {
  private static let long = String(repeating: "lorem ipsum ", count: 40)

  @Test func whatDiffersIsShown() throws {
    let (first, second) = DifferingTexts.excerpts(of: Self.long + "one", Self.long + "two", maximum: 160)
    #expect(try #require(first).hasPrefix("… ") && first?.hasSuffix("one") == true)
    #expect(second?.hasSuffix("two") == true)
    #expect(first?.count == 2 + 40 + 3)
  }

  @Test(
    arguments: [
      ("a", "b"), (long, nil), (nil, long), ("x" + long, "y" + long), (nil, nil),
      (String(repeating: "a", count: 159), String(repeating: "a", count: 158)),
    ] as [(String?, String?)])
  func theRestStaysAsItIs(first: String?, second: String?) {
    let found = DifferingTexts.excerpts(of: first, second, maximum: 160)
    #expect(found.0 == first && found.1 == second)
  }
}
