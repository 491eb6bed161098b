/// What findings come to.
struct Assessment: Sendable, Hashable {
  /// 0 to 100.
  var score: Int
  /// The bound that moved the score, where one did.
  var bounded: OriginalityReport.Bound?
  /// The findings with their worth, heaviest first; equal ones by id, then by place.
  var flags: [OriginalityFlag]
  /// The score with nothing to go on.
  var base: Double
}

extension ScoreModel {
  /// Weighs findings: each kind of flag counts once, however often it was raised.
  func assess(_ findings: [Finding]) -> Assessment {
    var flags = findings.map { finding in
      OriginalityFlag(
        detail: finding.detail, grade: finding.grade, evidence: finding.evidence,
        weight: weights[finding.detail.id] ?? 0, points: 0)
    }
    flags.sort(by: Self.isHeavier)
    // Sorted, so that flags of one kind stand together, and the same flags give the same sum to the last bit.
    // Points are those of the sum, whether or not it had to be kept within 0 to 100: evidence isn't nothing
    // because there is more of it than the scale has room for. A kind that was raised again adds no more.
    var total = base
    for (index, flag) in flags.enumerated() where index == 0 || flags[index - 1].id != flag.id {
      total += flag.weight
      flags[index].points = flag.weight
    }
    let unbounded = Self.score(total)
    var score = unbounded
    var bounded: OriginalityReport.Bound?
    for bound in ScoreBound.all where score > bound.most && bound.applies(findings) {
      bounded = OriginalityReport.Bound(by: bound.id, from: unbounded, to: bound.most)
      score = bound.most
    }
    return Assessment(score: score, bounded: bounded, flags: flags, base: base)
  }

  private static func clamped(_ total: Double) -> Double { min(max(total, 0), 100) }

  /// Rounded half up.
  private static func score(_ total: Double) -> Int { Int((clamped(total) + 0.5).rounded(.down)) }

  private static func isHeavier(_ left: OriginalityFlag, _ right: OriginalityFlag) -> Bool {
    if abs(left.weight) != abs(right.weight) { return abs(left.weight) > abs(right.weight) }
    if left.id != right.id { return left.id < right.id }
    return (left.evidence.first?.offset ?? 0) < (right.evidence.first?.offset ?? 0)
  }
}
