import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct LongitudeWordsTests {
  @Test(arguments: [
    (Language.english, "-118.2°"), (.japanese, "-118.2°"), (.german, "-118,2°"), (.french, "-118,2°"),
    (.spanish, "-118,2°"),
  ])
  func degreesAreTheReaders(language: Language, expected: String) {
    let values: FlagValues = [
      "created": "2023-05-30T15:56:01+09:00", "offset": "+09:00", "longitude": "-118.2", "kind": "offset",
    ]
    let difference = OriginalityFlag.FlagDetail.flag(.gpsHoursDiffer, values)
    for detail in [difference, Rule.zoneImpossible.exampleDetail] {
      #expect(detail.description(in: language).contains(expected), "\(detail.id)")
    }
  }

  /// A withheld longitude stays as it is, and a missing one makes no words.
  @Test func aTextWithoutAPointIsKept() {
    #expect(LongitudeWords.phrases(["longitude": "…"], in: .german)["longitude"] == "…")
    #expect(LongitudeWords.phrases([:], in: .german)["longitude"] == nil)
  }
}
