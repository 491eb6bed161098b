import MetaLensFacts

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
  func assess(_ findings: [Finding], depth: ReadDepth = .pixels, format: PhotoFormat = .jpeg) -> Assessment {
    let order = findings.enumerated().map { index, finding in
      let id = finding.detail.id
      let worth = worths[id]
      return Place(
        index: index, id: id, weight: worth?.points ?? 0, cause: worth?.cause,
        offset: finding.evidence.first?.offset ?? 0)
    }.sorted(by: Place.isHeavier)
    var flags = order.map { place in
      let finding = findings[place.index]
      return OriginalityFlag(
        detail: finding.detail, grade: finding.grade, evidence: finding.evidence, weight: place.weight,
        points: 0)
    }
    // Points are those of the sum, whether or not it had to be kept within 0 to 100: evidence isn't nothing
    // because there is more of it than the scale has room for. A kind that was raised again adds no more, and
    // neither does a lighter one of the same cause: one encoder shows in tables, Huffman codes and layout.
    var total = base
    var against = 0.0
    var counted: Set<String> = []
    for (index, place) in order.enumerated() where index == 0 || order[index - 1].id != place.id {
      if let cause = place.cause, !counted.insert(cause + (place.weight < 0 ? "-" : "+")).inserted {
        continue
      }
      total += place.weight
      against += min(0, place.weight)
      flags[index].points = place.weight
    }
    let unbounded = Self.score(total)
    var score = unbounded
    var bounded: OriginalityReport.Bound?
    for bound in ScoreBound.all where bound.applies(findings, depth, format) {
      let most = Self.score(Double(bound.most) + (bound.leavesRoom ? against : 0))
      guard score > most else { continue }
      bounded = OriginalityReport.Bound(by: bound.id, from: unbounded, to: most)
      score = most
    }
    return Assessment(score: score, bounded: bounded, flags: flags, base: base)
  }

  private static func clamped(_ total: Double) -> Double { min(max(total, 0), 100) }

  /// Rounded half up.
  private static func score(_ total: Double) -> Int { Int((clamped(total) + 0.5).rounded(.down)) }

  /// A finding's place among the flags.
  private struct Place {
    var index: Int
    var id: String
    var weight: Double
    var cause: String?
    var offset: Int

    static func isHeavier(_ left: Place, _ right: Place) -> Bool {
      if abs(left.weight) != abs(right.weight) { return abs(left.weight) > abs(right.weight) }
      if left.id != right.id { return left.id < right.id }
      return (left.offset, left.index) < (right.offset, right.index)
    }
  }
}
