extension ScoreModel {
  /// Decides what a file is, and with what confidence.
  ///
  /// For an original, the confidence is the score. For other kinds that have a confidence, it is the probability that
  /// the file isn't an original, times the share of right verdicts: of the non-original files that the same predicate
  /// decided, those that were what it says (rows `verdict` of the table). A verdict that rests on the score and a kind
  /// of evidence is given only if it is more likely right than wrong; each was counted on files for which the verdicts
  /// before it don't hold.
  func verdict(_ weighed: WeighedFindings, score: Int) -> Verdict {
    var isPassedOver = false
    let rules = VerdictRule.all
    for index in rules.indices where rules[index].applies(weighed, score) {
      let rule = rules[index]
      if rule.needsCount && isPassedOver { continue }
      let confidence = confidence(in: rule, score: score)
      if rule.needsCount, confidence ?? 0 <= 0.5 {
        isPassedOver = true
        continue
      }
      return Verdict(kind: rule.kind, confidence: confidence, by: rule.id)
    }
    return .none
  }

  private func confidence(in rule: VerdictRule, score: Int) -> Double? {
    let isNone = Double(100 - score) / 100
    switch rule.kind {
    case .undetermined, .copy, .stripped, .incomplete: return nil
    case .cameraOriginal: return Double(score) / 100
    default:
      // Appended data are seen, so nothing needs to be counted; the verdicts below say only that the file isn't an
      // original.
      if rule.id == VerdictRule.addedBehindPicture.id { return nil }
      if [VerdictRule.changedAfterCamera, .changedAfterSigning, .thumbnailOfAnother].contains(where: {
        $0.id == rule.id
      }) {
        return isNone
      }
      let share = (verdicts[rule.id] ?? VerdictCount(right: 0, total: 0)).share
      return (isNone * share * 1000).rounded() / 1000
    }
  }
}
