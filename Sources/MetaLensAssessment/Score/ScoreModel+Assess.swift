/// The score, the verdict and the changed parts that findings come to.
struct Assessment: Sendable {
  /// 0 to 100.
  var score: Int
  /// The probability of an original, before bounds.
  var probability: Double
  /// The last bound that moved the score; nil if none did.
  var bounded: OriginalityReport.Bound?
  /// The findings with their weights, heaviest first; findings of the same weight by id, then by place.
  var flags: [OriginalityFlag]
  /// The log-odds that the depth's table begins with.
  var base: Double
  /// Whether enough originals of the format were in the fit.
  var isCalibrated: Bool
  var verdict: Verdict
  var changed: ChangedParts
}

extension ScoreModel {
  /// Weighs findings: each kind of flag counts once, however often it was raised, and each cause once each way.
  func assess(
    _ findings: [Finding], depth: AnalysisDepth = .pixels, format: PhotoFormat = .jpeg,
    maker: StatedMaker? = nil, diagnostics: [Diagnostic] = []
  ) -> Assessment {
    let base = base(depth, of: format)
    let (flagWeights, column) = (flagWeight(in: format), DepthValues.Column(depth))
    let found = findings.map { flagWeights($0.id) }
    var order = findings.indices.map { index in
      Place(
        index: index, weight: found[index]?.weights.value(of: column) ?? 0,
        offset: findings[index].evidence.first?.offset ?? 0)
    }
    order.sort { left, right in
      if abs(left.weight) != abs(right.weight) { return abs(left.weight) > abs(right.weight) }
      let (leftID, rightID) = (findings[left.index].id, findings[right.index].id)
      return leftID == rightID
        ? (left.offset, left.index) < (right.offset, right.index) : leftID < rightID
    }
    var flags = order.map { place in
      OriginalityFlag(
        findings[place.index], weight: place.weight, cause: found[place.index]?.cause,
        isMeasured: found[place.index]?.isMeasured ?? false)
    }
    // A flag that was raised again adds nothing, and neither does a lighter flag of the same cause: one encoder shows
    // in tables, Huffman codes and layout.
    var total = LogOdds.of(prior) + base
    var counted: [(cause: String, isFor: Bool)] = []
    for index in flags.indices where index == 0 || flags[index - 1].id != flags[index].id {
      let weight = flags[index].weight
      guard weight != 0 else { continue }
      if let cause = flags[index].cause {
        let isFor = weight > 0
        if counted.contains(where: { $0.isFor == isFor && $0.cause == cause }) { continue }
        counted.append((cause, isFor))
      }
      total += weight
      flags[index].counts = true
    }
    let probability = LogOdds.probability(total)
    for index in flags.indices where flags[index].counts {
      let without = LogOdds.probability(total - flags[index].weight)
      // Adding 0 takes the sign of what rounds to it: -0.0 is nothing to show.
      flags[index].points = ((probability - without) * 1000).rounded() / 10 + 0
    }
    return assessed(
      Assessment(
        score: Int((probability * 100 + 0.5).rounded(.down)),
        // Rounded as reports carry it, so that a report that is read equals the report that was written.
        probability: (probability * 1e6).rounded() / 1e6, flags: flags,
        base: base, isCalibrated: isCalibrated(format, maker: maker), verdict: .none, changed: ChangedParts()),
      findings, depth: depth, diagnostics)
  }

  /// Applies the bounds, and adds the verdict and the changed parts.
  private func assessed(
    _ assessment: Assessment, _ findings: [Finding], depth: AnalysisDepth, _ diagnostics: [Diagnostic]
  ) -> Assessment {
    var assessment = assessment
    let weighed = WeighedFindings(
      findings, depth: depth, isCalibrated: assessment.isCalibrated,
      isCut: diagnostics.contains { Diagnostic.unread.contains($0.code) },
      isUndecoded: diagnostics.contains { $0.code == .pictureNotDecoded })
    let unbounded = assessment.score
    let bounds = ScoreBound.all
    // By index: iterating over the elements would copy each bound with its texts.
    for index in bounds.indices
    where !bounds[index].range.contains(assessment.score) && bounds[index].applies(weighed) {
      let bound = bounds[index]
      assessment.score = min(max(assessment.score, bound.range.lowerBound), bound.range.upperBound)
      assessment.bounded = OriginalityReport.Bound(by: bound.id, from: unbounded, to: assessment.score)
    }
    assessment.verdict = verdict(weighed, score: assessment.score)
    assessment.changed = ChangedParts(
      weighed, verdict: assessment.verdict.kind, by: assessment.verdict.by)
    return assessment
  }

  /// A finding's key for sorting: only numbers, which cost nothing to move.
  private struct Place {
    var index: Int
    var weight: Double
    var offset: Int
  }
}
