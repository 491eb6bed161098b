import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct ScoreModelTests {
  @Test func theTableThatShipsNamesEveryFlagOnce() {
    #expect(ScoreModel.shipped.flagWeights.all.map(\.flag) == Rule.all.map(\.id).sorted())
    #expect(ScoreModel.shipped.version == ScoreModel.shippedVersion)
    #expect(ScoreModel.shipped.isCalibrated(.jpeg))
    #expect(!ScoreModel.shipped.isCalibrated(.heic))
  }

  @Test(arguments: Rule.all.map(\.id)) func signsFollowTheType(id: FlagID) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    let weights = try #require(ScoreModel.shipped.flagWeights[id]).weights
    for depth in AnalysisDepth.allCases {
      let weight = weights[depth]
      // A depth has no weight for what it can't see.
      let isReadHere = depth == .pixels
      switch rule.flag.type {
      case .isOriginal: #expect(isReadHere ? weight > 0 : weight >= 0)
      case .isEdited: #expect(isReadHere ? weight < 0 : weight <= 0)
      case .warning: #expect(weight <= 0)
      case .information: #expect(weight == 0)
      }
    }
  }

  /// How likely a verdict is right was counted for every rule for which photos were available.
  @Test(arguments: ["statedEditor", "statedPlatform", "pictureChanged", "savedAgain", "metadataRewritten"])
  func verdictsAreCounted(by: String) {
    #expect((ScoreModel.shipped.verdicts[by]?.total ?? 0) > 0)
  }

  /// A file without findings is neither accused nor supported.
  @Test(arguments: AnalysisDepth.allCases) func silenceIsAmber(depth: AnalysisDepth) {
    let assessment = ScoreModel.shipped.assess([], depth: depth)
    #expect((30...70).contains(Int(assessment.probability * 100)))
    #expect(Badge(score: assessment.score) == .amber)
    #expect(assessment.verdict.kind == .undetermined)
  }

  @Test(arguments: [0, 1, -0.5, .nan, .infinity]) func aPriorIsAboveNothingAndBelowCertain(prior: Double) {
    #expect(ScoreModel.shipped.assuming(prior: prior) == nil)
  }

  @Test(arguments: [(85, Badge.green), (84, .amber), (50, .amber), (49, .red), (0, .red), (100, .green)])
  func badges(score: Int, badge: Badge) {
    #expect(Badge(score: score) == badge)
    #expect(score >= badge.lowestScore)
    #expect(Badge(score: badge.lowestScore) == badge)
  }
}
