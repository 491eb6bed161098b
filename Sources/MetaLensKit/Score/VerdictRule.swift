/// A predicate that settles what a file is; the first of an ordered table that holds decides.
struct VerdictRule: Sendable {
  /// The stable name that reports carry.
  let id: String
  /// What the file is then.
  let kind: Verdict.Kind
  /// Whether it holds, at a score that bounds have left.
  let applies: @Sendable (_ weighed: WeighedFindings, _ score: Int) -> Bool

  /// In order: what the file says itself goes first, what only the score says comes last.
  ///
  /// Of what it says, what was done to the picture goes first: a platform's mark is easily added and must not stand in
  /// front of an editor's record.
  static let all = [
    statedGenerated, statedPartlyGenerated, statedEditor, statedScreenshot, statedPlatform, pictureChanged,
    savedAgain, metadataRewritten, consistentWithCamera, formatUnmeasured, nothingToGoOn, nothingSettled,
  ]

  static let statedGenerated = VerdictRule(id: "statedGenerated", kind: .aiGenerated) { weighed, _ in
    weighed.facts.contains(.generated)
  }

  static let statedScreenshot = VerdictRule(id: "statedScreenshot", kind: .screenshot) { weighed, _ in
    weighed.facts.contains(.screenshot)
  }

  static let statedPlatform = VerdictRule(id: "statedPlatform", kind: .platformCopy) { weighed, _ in
    weighed.facts.contains(.platform)
  }

  static let statedPartlyGenerated = VerdictRule(id: "statedPartlyGenerated", kind: .edited) { weighed, _ in
    weighed.facts.contains(.partlyGenerated)
  }

  static let statedEditor = VerdictRule(id: "statedEditor", kind: .edited) { weighed, _ in
    weighed.facts.contains(.editor)
  }

  /// The thumbnail or the stated size doesn't go with the picture.
  static let pictureChanged = VerdictRule(id: "pictureChanged", kind: .edited) { weighed, score in
    score < 50
      && (weighed.edited.contains(.content)
        || !weighed.ids.isDisjoint(with: ["dimensionsMismatch", "makerNoteSizeDiffers"]))
  }

  /// Coded or put together again by something other than the camera.
  static let savedAgain = VerdictRule(id: "savedAgain", kind: .resaved) { weighed, score in
    score < 50 && !weighed.edited.isDisjoint(with: [.encoding, .container])
  }

  /// Only what the file says of itself was written again.
  static let metadataRewritten = VerdictRule(id: "metadataRewritten", kind: .resaved) { weighed, score in
    score < 50 && !weighed.edited.isEmpty
  }

  static let consistentWithCamera = VerdictRule(id: "consistentWithCamera", kind: .cameraOriginal) {
    _, score in
    score >= 85
  }

  static let formatUnmeasured = VerdictRule(id: "formatUnmeasured", kind: .undetermined) { weighed, _ in
    !weighed.isCalibrated && !weighed.isAccused
  }

  /// Neither a camera's evidence nor anything against: a stripped file.
  static let nothingToGoOn = VerdictRule(id: "nothingToGoOn", kind: .undetermined) { weighed, _ in
    !weighed.isAccused && weighed.ids.isDisjoint(with: ["cameraInfo", "cameraInfoIncomplete"])
  }

  static let nothingSettled = VerdictRule(id: "nothingSettled", kind: .undetermined) { _, _ in true }
}

extension ScoreModel {
  /// What a file is, and how sure that is.
  ///
  /// For an original the score says it; for anything else it is how unlikely an original is, times the share of files
  /// which the same predicate decided that were what it says, of those that weren't original (rows `verdict` of the table).
  func verdict(_ weighed: WeighedFindings, score: Int) -> Verdict {
    guard let rule = VerdictRule.all.first(where: { $0.applies(weighed, score) }) else { return .none }
    let share = (verdicts[rule.id] ?? VerdictCount(right: 0, total: 0)).share
    let confidence: Double? =
      switch rule.kind {
      case .undetermined: nil
      case .cameraOriginal: Double(score) / 100
      default: (Double(100 - score) / 100 * share * 1000).rounded() / 1000
      }
    return Verdict(kind: rule.kind, confidence: confidence, by: rule.id)
  }
}
