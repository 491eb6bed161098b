/// What findings come to.
struct Assessment: Sendable, Hashable {
  /// 0 to 100.
  var score: Int
  /// How likely an original is, before bounds.
  var probability: Double
  /// The bound that moved the score, where one did; the last of them.
  var bounded: OriginalityReport.Bound?
  /// The findings with their worth, heaviest first; equal ones by id, then by place.
  var flags: [OriginalityFlag]
  /// The log-odds that the depth's table begins with.
  var base: Double
  /// Whether enough originals of the format were in the fit.
  var isCalibrated: Bool
  /// What the file is.
  var verdict: Verdict
  /// Which parts were changed.
  var changed: ChangedParts
}

extension ScoreModel {
  /// Weighs findings: each kind of flag counts once, however often it was raised, and each cause once each way.
  func assess(
    _ findings: [Finding], depth: AnalysisDepth = .pixels, format: PhotoFormat = .jpeg,
    maker: StatedMaker? = nil
  ) -> Assessment {
    let base = base(depth, of: format)
    let (worths, column) = (worth(in: format), DepthValues.Column(depth))
    let order = findings.enumerated().map { index, finding in
      let id = finding.id
      let worth = worths(id)
      return Place(
        index: index, id: id, weight: worth?.weights.value(of: column) ?? 0, cause: worth?.cause,
        isMeasured: worth?.isMeasured ?? false,
        offset: finding.evidence.first?.offset ?? 0)
    }.sorted(by: Place.isHeavier)
    var flags = order.map { place in
      OriginalityFlag(
        findings[place.index], weight: place.weight, cause: place.cause, isMeasured: place.isMeasured)
    }
    // A kind that was raised again adds no more, and neither does a lighter one of the same cause: one encoder shows
    // in tables, Huffman codes and layout.
    var total = LogOdds.of(prior) + base
    var counted: [(cause: String, isFor: Bool)] = []
    for (index, place) in order.enumerated() where index == 0 || order[index - 1].id != place.id {
      guard place.weight != 0 else { continue }
      if let cause = place.cause {
        let isFor = place.weight > 0
        if counted.contains(where: { $0.isFor == isFor && $0.cause == cause }) { continue }
        counted.append((cause, isFor))
      }
      total += place.weight
      flags[index].counts = true
    }
    let probability = LogOdds.probability(total)
    for index in flags.indices where flags[index].counts {
      let without = LogOdds.probability(total - flags[index].weight)
      flags[index].points = ((probability - without) * 1000).rounded() / 10
    }
    return assessed(
      Assessment(
        score: Int((probability * 100 + 0.5).rounded(.down)),
        // As reports carry it: a report that was read is the one that was written.
        probability: (probability * 1e6).rounded() / 1e6, flags: flags,
        base: base, isCalibrated: isCalibrated(format, maker: maker), verdict: .none, changed: ChangedParts()),
      findings, depth: depth)
  }

  /// With bounds, the verdict and what was changed.
  private func assessed(_ assessment: Assessment, _ findings: [Finding], depth: AnalysisDepth) -> Assessment {
    var assessment = assessment
    let weighed = WeighedFindings(findings, depth: depth, isCalibrated: assessment.isCalibrated)
    let unbounded = assessment.score
    for bound in ScoreBound.all where !bound.range.contains(assessment.score) && bound.applies(weighed) {
      assessment.score = min(max(assessment.score, bound.range.lowerBound), bound.range.upperBound)
      assessment.bounded = OriginalityReport.Bound(by: bound.id, from: unbounded, to: assessment.score)
    }
    assessment.verdict = verdict(weighed, score: assessment.score)
    assessment.changed = ChangedParts(weighed, verdict: assessment.verdict.kind)
    return assessment
  }

  /// A finding's place among the flags.
  private struct Place {
    var index: Int
    var id: FlagID
    var weight: Double
    var cause: String?
    var isMeasured: Bool
    var offset: Int

    static func isHeavier(_ left: Place, _ right: Place) -> Bool {
      if abs(left.weight) != abs(right.weight) { return abs(left.weight) > abs(right.weight) }
      if left.id != right.id { return left.id < right.id }
      return (left.offset, left.index) < (right.offset, right.index)
    }
  }
}
