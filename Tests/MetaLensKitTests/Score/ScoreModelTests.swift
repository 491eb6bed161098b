import MetaLensFacts
import Testing

@testable import MetaLensKit

@Suite struct ScoreModelTests {
  private static let model = ScoreModel(table: "version\tt/1\tx\nbase\t60\tx\nhasGps\t30\tx\nnoGps\t-70\tx\n")

  @Test func theTableThatShipsNamesEveryFlagOnce() {
    let flags = Set(Rule.all.map(\.id))
    #expect(Set(ScoreModel.plainSum.weights.keys) == flags)
    #expect(ScoreModel.plainSum.version == "plain-sum/4")
    #expect(ScoreModel.plainSum.base == 60)
  }

  @Test(arguments: Rule.all.map(\.id)) func signsFollowTheType(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    let weight = try #require(ScoreModel.plainSum.weights[id])
    switch rule.example.type {
    case .isOriginal: #expect(weight > 0)
    case .isEdited: #expect(weight < 0)
    case .warning: #expect(weight <= 0)
    case .information: #expect(weight == 0)
    }
  }

  @Test func aKindOfFlagCountsOnce() {
    let assessment = Self.model.assess([Finding(.hasGps), Finding(.hasGps)])
    #expect(assessment.score == 90)
    #expect(assessment.flags.map(\.points) == [30, 0])
    #expect(assessment.flags.map(\.weight) == [30, 30])
  }

  @Test func metadataAloneIsNeverGreen() {
    let assessment = Self.model.assess([Finding(.hasGps)], depth: .metadata)
    #expect(assessment.bounded == OriginalityReport.Bound(by: "metadataNeverGreen", from: 90, to: 84))
    #expect(Self.model.assess([Finding(.hasGps)], depth: .structure).score == 90)
  }

  @Test(arguments: [PhotoFormat.heic, .png, .tiff, .dng, .webp]) func otherFormatsAreNeverGreen(
    format: PhotoFormat
  ) {
    let assessment = Self.model.assess([Finding(.hasGps)], format: format)
    #expect(
      assessment.bounded == OriginalityReport.Bound(by: "formatUnmeasuredNeverGreen", from: 90, to: 84))
    #expect(Self.model.assess([Finding(.hasGps)], format: .jpeg).score == 90)
    // Metadata alone comes first.
    #expect(
      Self.model.assess([Finding(.hasGps)], depth: .metadata, format: format).bounded?.by
        == "metadataNeverGreen")
  }

  /// What speaks against shows below the bound, too.
  @Test(arguments: [(50.0, -1.0, 83), (50, -20, 64), (0, -20, 40), (24, 0, 84)] as [(Double, Double, Int)])
  func otherFormatsLeaveRoomBelowTheBound(pro: Double, contra: Double, score: Int) {
    let model = ScoreModel(table: "base\t60\tx\nhasGps\t\(pro)\tx\nnoSoftwareInfo\t\(contra)\tx\n")
    let assessment = model.assess([Finding(.hasGps), Finding(.noSoftwareInfo)], format: .heic)
    #expect(assessment.score == score)
    let sum = min(100, Int(60 + pro + contra))
    #expect(assessment.bounded?.from == (sum > score ? sum : nil))
  }

  @Test func ofOneCauseTheHeaviestCounts() {
    let model = ScoreModel(
      table: "base\t60\tx\nhasGps\t10\tx\tcause\nnoGps\t-20\tx\tcause\nnoSoftwareInfo\t-30\tx\tcause\n"
        + "creationDateMissing\t-5\tx\n")
    let assessment = model.assess(
      [Finding(.hasGps), Finding(.noGps), Finding(.noSoftwareInfo), Finding(.creationDateMissing)])
    #expect(assessment.score == 35)
    #expect(assessment.flags.map(\.weight) == [-30, -20, 10, -5])
    #expect(assessment.flags.map(\.points) == [-30, 0, 10, -5])
  }

  @Test func theScoreStaysWithinItsRange() {
    let assessment = Self.model.assess([Finding(.noGps)])
    #expect(assessment.score == 0)
    #expect(assessment.flags.map(\.points) == [-70])
    #expect(assessment.flags.map(\.weight) == [-70])
  }

  @Test func anIncompleteFileIsNeverGreen() {
    let assessment = Self.model.assess([Finding(.hasGps), Finding(.file(.incomplete))])
    #expect(assessment.score == 84)
    #expect(
      assessment.bounded == OriginalityReport.Bound(by: "incompleteNeverGreen", from: 90, to: 84))
    #expect(Self.model.assess([Finding(.file(.incomplete))]).bounded == nil)
  }

  @Test func roundsHalfUp() {
    let model = ScoreModel(table: "version\tt/1\tx\nbase\t59.5\tx\n")
    #expect(model.assess([]).score == 60)
  }

  @Test(arguments: [(85, Badge.green), (84, .amber), (50, .amber), (49, .red), (0, .red), (100, .green)])
  func badges(score: Int, badge: Badge) { #expect(Badge(score: score) == badge) }
}
