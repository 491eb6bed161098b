extension OriginalityFlag {
  /// When a flag of this kind is raised although nobody did anything, in a person's language: some words to some
  /// sentences.
  ///
  /// It says so too where no harmless cause is known. Nil for a flag that no rule of this version raises.
  public func innocentCause(in language: Language) -> String? {
    guard let declaration else { return nil }
    return MessageKey(id: "rule.\(declaration.id.name).innocent")?.text(in: language)
  }

  /// The same as it stands below a finding against an original; nil for any other finding.
  package func harmlessLine(in language: Language) -> String? {
    guard isAgainst, let cause = innocentCause(in: language) else { return nil }
    // Its text says itself that there is none.
    return Self.withoutCause.contains(id) ? cause : Message.findingHarmless(cause: cause).text(in: language)
  }

  /// The first sentence of it, for an answer that has room for one; nil if no harmless cause is known.
  package func shortHarmlessLine(in language: Language) -> String? {
    guard isAgainst, !Self.withoutCause.contains(id), let cause = innocentCause(in: language) else {
      return nil
    }
    return Message.findingHarmless(cause: Self.firstSentence(of: cause)).text(in: language)
  }

  private var isAgainst: Bool { type == .isEdited || type == .warning }

  /// Flags of which no harmless cause is known.
  static let withoutCause: Set<FlagID> = [
    .dimensionsMismatch, .encoderComment, .exifWindowsPadding, .iptcDigestMismatch, .lensForeign,
    .makerNoteModelDiffers, .makerNoteSizeDiffers, .offsetsDiffer, .thumbnailDiffers,
  ]
}
