/// How a report words its verdict: what the keys of such words end with, behind `answer` and `sentence`.
enum VerdictWording: String, Sendable {
  /// Nothing is held back.
  case plain = ""
  /// Something doesn't fit the camera's own file.
  case despite = "Despite"
  /// The score leaves more than one chance in five that it is wrong.
  case probable = "Probable"
  /// What the file records of an edit, or of what it was made from, names no program.
  case unnamed = "Unnamed"
  /// Nothing accuses the file but its own later date, which a camera that edits or rotates a picture writes too.
  case dated = "Dated"

  /// Above this score a verdict that rests on the score is worded as probable.
  static let mostCertain = 20

  /// The message of a verdict in this wording, else in the usual one; nil if this version has no words for it.
  func key(_ form: String, of verdict: String) -> MessageKey? {
    let usual = "verdict.\(verdict).\(form)"
    return MessageKey(id: usual + rawValue) ?? MessageKey(id: usual)
  }
}

extension OriginalityReport {
  /// How the verdict is worded; a wording that the verdict has no words for is the usual one.
  var wording: VerdictWording {
    if verdict.kind == .cameraOriginal {
      return flags.contains { $0.type == .isEdited || $0.type == .warning } ? .despite : .plain
    }
    if verdict.by == VerdictRule.statedEditor.id, !namesEditor { return .unnamed }
    if verdict.by == VerdictRule.metadataRewritten.id, isAccusedByDateAlone { return .dated }
    return score > VerdictWording.mostCertain ? .probable : .plain
  }

  /// Whether all that speaks of later work is that the file states a later date of change.
  private var isAccusedByDateAlone: Bool {
    let accusing = flags.filter { $0.type == .isEdited }
    return !accusing.isEmpty && accusing.allSatisfy { $0.id == .dateModifiedAfterCreation }
  }

  /// Whether one of the flags that settle that there was an edit names a program; also where there is no such flag.
  private var namesEditor: Bool {
    let settling = flags.filter { $0.declaration?.settles == .editor }
    return settling.isEmpty || settling.contains { $0.namesProgram }
  }
}

extension OriginalityFlag {
  /// Whether a value or its own words name a program.
  fileprivate var namesProgram: Bool {
    if Self.ofAdobe.contains(id) { return true }
    let values = FlagValues(json: detail.parameters)
    return ["software", "program"].contains { values.text($0)?.isEmpty == false }
  }

  /// Flags of what Photoshop, Camera Raw or Lightroom writes, whose words say so.
  private static let ofAdobe: Set<FlagID> = [
    .cameraRawRetouched, .cameraRawSettings, .historyText, .photoshopResources, .photoshopTextLayers,
  ]
}
