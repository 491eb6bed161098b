import Testing

@testable import MetaLensAssessment

struct FlagWeightsTests {
  private static let many = (0..<200).map { "h\($0)" }.sorted()

  /// Checks that each listed name is found, also where names beyond ASCII are sorted before names whose first byte is
  /// smaller.
  ///
  /// U+212A, for example, is ordered as K is.
  @Test(arguments: [
    [], ["aiEdited"], ["aiEdited", "aiFields", "hasGps", "zoom"],
    ["\u{212A}x", "aiEdited", "hasGps"].sorted(),
    ["aiEdited", "e\u{301}x", "hasGps", "\u{FC}ber"].sorted(), many, ["", "a"],
  ])
  func whatIsListedIsFound(names: [String]) {
    let flagWeights = ScoreModel.FlagWeights(
      sorted: names.map { ScoreModel.FlagWeight(flag: FlagID($0), weights: .init(), cause: $0) })
    for name in names { #expect(flagWeights[FlagID(name)]?.cause == name) }
    for name in ["aiEditec", "aiEditee", "Kx", "h", "h2000", "i", "~", "é"] where !names.contains(name) {
      #expect(flagWeights[FlagID(name)] == nil)
    }
  }

  @Test func whatShipsIsFound() {
    for flagWeights in [ScoreModel.shipped.flagWeights] + ScoreModel.shipped.formats.values.map(\.flagWeights)
    {
      for flagWeight in flagWeights.all { #expect(flagWeights[flagWeight.flag] == flagWeight) }
    }
  }
}
