import MetaLensSamples
import Testing

@testable import MetaLensKit

struct EvaluationTests {
  private func photo(
    _ label: String, _ probability: Double, group: String, category: String? = nil,
    verdict: String = "undetermined", isCalibrated: Bool = true
  ) -> EvaluatedPhoto? {
    let score = Int(probability * 100)
    return EvaluatedPhoto(
      label: label, category: category, group: group, probability: probability, score: score,
      badge: Badge(score: score), verdict: verdict, isCalibrated: isCalibrated)
  }

  private func photos(
    _ count: Int, _ label: String, _ probability: Double, groups: Int, category: String? = nil
  )
    -> [EvaluatedPhoto]
  {
    (0..<count).compactMap { photo(label, probability, group: "\(label)\($0 % groups)", category: category) }
  }

  /// What a report says goes into the row, also that its probability isn't a measured one.
  @Test(arguments: [true, false]) func aReportIsARow(isCalibrated: Bool) throws {
    var report = OriginalityReport.sample(score: 42)
    report.isCalibrated = isCalibrated
    let row = try #require(EvaluatedPhoto(report: report, label: "edited", category: "crop", group: "a"))
    #expect(row.label == "edited" && row.category == "crop" && row.group == "a")
    #expect(row.score == 42 && row.badge == .red && row.probability == report.probability)
    #expect(row.verdict == report.verdict.kind.rawValue && row.isCalibrated == isCalibrated)
  }

  @Test func countsLabelsClassesAndBadges() {
    let evaluation = Evaluation(
      of: photos(60, "original", 0.9, groups: 60) + photos(50, "edited", 0.1, groups: 10, category: "crop")
        + photos(2, "edited", 0.9, groups: 1, category: "paint") + photos(9, "ai", 0.6, groups: 9)
        + photos(7, "unknown", 0.5, groups: 7))
    #expect(evaluation.fileCount == 121)
    #expect(evaluation.groupCount == 79)
    #expect(evaluation.ignoredCounts == ["unknown": 7])
    #expect(evaluation.labels.map(\.name) == ["ai", "edited"])
    #expect(evaluation.categories.map(\.name) == ["crop", "paint"])
    #expect(evaluation.falseGreens.count == 2 && evaluation.falseGreens.total == 61)
    #expect(evaluation.falseReds.count == 0 && evaluation.falseReds.interval?.method == .wilson)
    #expect(evaluation.labels[1].red.count == 50 && evaluation.labels[1].green.count == 2)
    // 50 lie below, and 2 of 52 are equal.
    #expect(evaluation.labels[1].area == 51.0 / 52)
    #expect(evaluation.categories[0].area == 1)
    #expect(evaluation.verdicts.count("edited", "undetermined") == 52)
    #expect(evaluation.verdicts.count("edited", "edited") == 0)
    #expect(evaluation.categoryVerdicts.names == ["crop", "paint"])
  }

  @Test(arguments: [(49, 49, false), (50, 9, false), (50, 10, true)])
  func fewFilesHaveCountsOnly(files: Int, groups: Int, isEnough: Bool) throws {
    let evaluation = Evaluation(
      of: photos(60, "original", 0.9, groups: 60) + photos(files, "edited", 0.1, groups: groups))
    let edited = try #require(evaluation.labels.first)
    #expect(edited.isEnough == isEnough)
    #expect((edited.area != nil) == isEnough)
    #expect((edited.red.share != nil) == isEnough)
    #expect(edited.red.count == files)
    #expect((evaluation.calibration != nil) == isEnough)
    #expect(evaluation.curve.points.isEmpty != isEnough)
    #expect(evaluation.originals.green.share == 1)
  }

  @Test func fewOriginalsHaveNoArea() {
    let evaluation = Evaluation(
      of: photos(20, "original", 0.9, groups: 20) + photos(60, "edited", 0.1, groups: 60))
    #expect(evaluation.others.area == nil)
    #expect(evaluation.labels.first?.red.share == 1)
  }

  @Test(arguments: [[], ["original"], ["edited"], ["unknown"]]) func emptyAndOneSidedListsHaveNoFigures(
    labels: [String]
  ) {
    let evaluation = Evaluation(of: labels.flatMap { photos(100, $0, 0.5, groups: 100) })
    #expect(evaluation.others.area == nil)
    #expect(evaluation.calibration == nil)
    #expect(evaluation.curve.points.isEmpty)
    #expect(!String(decoding: evaluation.json.written(), as: UTF8.self).contains("nan"))
  }

  @Test func whatWasNeverMeasuredIsNotCalibrated() throws {
    let odd = (0..<30).compactMap { photo("edited", 1, group: "x\($0)", isCalibrated: false) }
    let evaluation = Evaluation(
      of: photos(60, "original", 0.9, groups: 60) + photos(60, "edited", 0.1, groups: 60) + odd)
    #expect(evaluation.uncalibratedCount == 30)
    #expect(try #require(evaluation.calibration).fileCount == 120)
    #expect(evaluation.fileCount == 150)
  }

  @Test func anotherLabelMayBeTheOriginals() {
    var options = Evaluation.Options()
    options.originalLabel = "camera"
    options.ignoredLabels = []
    let evaluation = Evaluation(
      of: photos(60, "camera", 0.9, groups: 60) + photos(60, "original", 0.1, groups: 60), options: options)
    #expect(evaluation.originals.fileCount == 60)
    #expect(evaluation.others.area == 1)
  }

  @Test func theOrderOfTheListMovesNoFigure() {
    let all = (0..<600).compactMap { number in
      photo(
        ["original", "edited", "resaved"][number % 3], Double(number * 37 % 101) / 101,
        group: "g\(number % 40)",
        category: number.isMultiple(of: 2) ? "even" : "odd")
    }
    let first = Evaluation(of: all).json.written()
    #expect(Evaluation(of: all).json.written() == first)
    let second = Evaluation(of: all.reversed())
    #expect(Evaluation(of: all).falseGreens == second.falseGreens)
    #expect(Evaluation(of: all).labels == second.labels)
  }

  @Test(arguments: [-0.1, 1.1, .nan, .infinity]) func aProbabilityIsOne(probability: Double) {
    #expect(
      EvaluatedPhoto(
        label: "a", group: "a", probability: probability, score: 0, badge: .red, verdict: "") == nil)
  }

  /// Checks that many files take no more time than sorting them: a quadratic step would take minutes.
  @Test func takesManyFiles() {
    let all = (0..<100_000).compactMap { number in
      photo(
        number.isMultiple(of: 2) ? "original" : "edited", Double(number % 1_000) / 1_000,
        group: "g\(number % 500)")
    }
    let evaluation = Evaluation(of: all)
    #expect(evaluation.fileCount == 100_000)
    #expect(evaluation.groupCount == 500)
    #expect(evaluation.calibration?.bins.count == 10)
  }
}
