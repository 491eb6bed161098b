import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ScoreModelAssessTests {
  private static let rows =
    "version\tt/1\nformat\tjpeg\t20\nbase\t0\t0\t0.5\nflag\tthumbnailMatches\t-\t1\t1\t1\n"
    + "flag\thasGps\tone\t0.5\t0.5\t0.5\nflag\tcameraInfo\tone\t2\t2\t2\nflag\tsoftwareEdited\ttwo\t-3\t-3\t-3\n"
    + "flag\tmobileAppEdited\ttwo\t-2\t-2\t-2\nflag\tdateImpossible\ttwo\t0\t0\t0\n"
  private let model: ScoreModel

  init() throws { model = try ScoreModel(table: Self.rows) }

  /// 1 / (1 + e^-x) computed by hand: 1.5 gives 81.8 %, and 0.5 gives 62.2 %.
  @Test func addsLogOdds() {
    let assessment = model.assess([Finding(.flag(.thumbnailMatches))])
    #expect(assessment.score == 82)
    #expect(abs(assessment.probability - 0.817_574) < 1e-6)
    #expect(assessment.flags.map(\.points) == [19.5])
    #expect(assessment.flags.map(\.counts) == [true])
    #expect(assessment.base == 0.5)
  }

  /// What weighs against a file without moving its score has no minus.
  @Test func noPointsAreNoPoints() throws {
    let model = try ScoreModel(table: "version\tt/1\nbase\t8\t8\t8\nflag\thasGps\t-\t-0.1\t-0.1\t-0.1\n")
    let flag = try #require(model.assess([Finding(.hasGps)]).flags.first)
    #expect(flag.counts && flag.points == 0 && flag.points.sign == .plus)
  }

  @Test(arguments: [(0.1, 33), (0.5, 82), (0.9, 98)]) func thePriorMovesTheScore(prior: Double, score: Int)
    throws
  {
    let assessment = try #require(model.assuming(prior: prior)).assess([Finding(.flag(.thumbnailMatches))])
    #expect(Int((assessment.probability * 100).rounded()) == score)
  }

  @Test func aKindOfFlagCountsOnce() {
    let assessment = model.assess([Finding(.hasGps), Finding(.hasGps)])
    #expect(assessment.flags.map(\.counts) == [true, false])
    #expect(assessment.flags.map(\.weight) == [0.5, 0.5])
    #expect(assessment.probability == model.assess([Finding(.hasGps)]).probability)
  }

  @Test func ofOneCauseTheHeaviestCountsEachWay() {
    let assessment = model.assess([
      Finding(.hasGps), Finding(.cameraInfo(make: "a", model: "b")), Finding(.softwareEdited(software: "x")),
      Finding(.mobileAppEdited(software: "y")),
    ])
    #expect(assessment.flags.map(\.id) == [.softwareEdited, .cameraInfo, .mobileAppEdited, .hasGps])
    #expect(assessment.flags.map(\.counts) == [true, true, false, false])
    #expect(assessment.flags.map(\.cause) == ["two", "one", "two", "one"])
    #expect(abs(assessment.probability - LogOdds.probability(0.5 + 2 - 3)) < 1e-6)
  }

  /// A depth's table has weights for what that depth reads.
  @Test func aDepthHasItsOwnTable() {
    #expect(model.assess([], depth: .structure).probability == 0.5)
    #expect(model.assess([], depth: .pixels).probability > 0.6)
  }

  @Test func whatWeighsNothingDoesNotCount() {
    #expect(
      model.assess([Finding(.flag(.dateImpossible, ["tag": "x", "value": "y"]))]).flags.map(\.counts) == [
        false
      ])
  }

  @Test func aFormatThatWasNotFittedIsNotCalibrated() {
    #expect(model.assess([]).isCalibrated)
    #expect(!model.assess([], format: .heic).isCalibrated)
  }
}
