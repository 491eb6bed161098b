import Testing

@testable import MetaLensCLI

struct EditDistanceTests {
  @Test(arguments: [
    ("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "ab", 1), ("abc", "xbc", 1),
    ("kitten", "sitting", 3),
  ])
  func counts(first: String, second: String, distance: Int) {
    #expect(EditDistance.between(first, second) == distance)
    #expect(EditDistance.between(second, first) == distance)
  }

  @Test(
    arguments: [
      ("anlyze", "analyze"), ("bacth", "batch"), ("bat", "batch"), ("flag", "flags"), ("IMG_0001.JPG", nil),
      ("zzzzz", nil), ("Pletions", "completions"), ("ons", nil),
    ] as [(String, String?)])
  func findsTheNearest(word: String, expected: String?) {
    #expect(EditDistance.nearest(to: word, among: CommandName.allCases.map(\.rawValue)) == expected)
  }
}
