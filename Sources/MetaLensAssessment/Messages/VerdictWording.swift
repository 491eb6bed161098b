/// A report's wording of its verdict; the raw value is the suffix after `answer` and `sentence` in the keys of
/// messages.
enum VerdictWording: String, Sendable {
  /// There are no reservations.
  case plain = ""
  /// Something doesn't fit the camera's own file.
  case despite = "Despite"
  /// According to the score, the verdict is wrong with a chance of more than one in five.
  case probable = "Probable"
  /// The file's records of an edit, or of what it was made from, name no program.
  case unnamed = "Unnamed"
  /// The only sign of a change is a later date in the file, which a camera also writes when it edits or rotates a
  /// picture.
  case dated = "Dated"

  /// The score above which a verdict that is based on the score is worded as probable.
  static let mostCertain = 20

  /// Returns the message of a verdict in this wording, else in the usual one; nil if this version has no words for it.
  func key(_ form: String, of verdict: String) -> MessageKey? {
    let usual = "verdict.\(verdict).\(form)"
    return MessageKey(id: usual + rawValue) ?? MessageKey(id: usual)
  }
}

extension OriginalityReport {
  /// The wording of the verdict; a verdict without words for it uses the usual ones.
  var wording: VerdictWording {
    if verdict.kind == .cameraOriginal {
      return flags.contains { $0.type == .isEdited || $0.type == .warning } ? .despite : .plain
    }
    if verdict.by == VerdictRule.statedEditor.id, !namesEditor { return .unnamed }
    if verdict.by == VerdictRule.metadataRewritten.id, isAccusedByDateAlone { return .dated }
    return score > VerdictWording.mostCertain ? .probable : .plain
  }

  /// Whether the only flag of type `isEdited` is that the file states a later date of change.
  private var isAccusedByDateAlone: Bool {
    let accusing = flags.filter { $0.type == .isEdited }
    return !accusing.isEmpty && accusing.allSatisfy { $0.id == .dateModifiedAfterCreation }
  }

  /// Whether a flag that settles that there was an edit names a program; true if there is no such flag.
  private var namesEditor: Bool {
    let settling = flags.filter { $0.settled == .editor }
    return settling.isEmpty || settling.contains { $0.namesProgram }
  }
}

extension OriginalityFlag {
  /// Whether the flag's values or its own words name a program.
  fileprivate var namesProgram: Bool {
    if Self.ofAdobe.contains(id) { return true }
    let values = FlagValues(json: detail.parameters)
    return ["software", "program"].contains { values.text($0)?.isEmpty == false }
  }

  /// Flags for what Photoshop, Camera Raw or Lightroom writes, whose own words name the program.
  private static let ofAdobe: Set<FlagID> = [
    .cameraRawRetouched, .cameraRawSettings, .historyText, .photoshopResources, .photoshopTextLayers,
  ]
}
