extension OriginalityFlag {
  /// Returns, in a person's language, when a flag of this kind is raised although nobody edited the file: from a few
  /// words to a few sentences.
  ///
  /// A flag with several texts may have a cause for each. If no harmless cause is known, the text says so. Nil for a
  /// flag that no rule of this version raises.
  public func innocentCause(in language: Language) -> String? {
    guard let declaration else { return nil }
    if otherOffset != nil { return FlagID.offsetsDiffer.innocentCause(in: language) }
    let kind = declaration.variant(FlagValues(json: detail.parameters))
    return kind.flatMap { MessageKey(id: "rule.\(declaration.id.name).\($0).innocent")?.text(in: language) }
      ?? declaration.id.innocentCause(in: language)
  }

  /// Returns the harmless cause as a line below a finding against an original; nil for any other finding.
  package func harmlessLine(in language: Language) -> String? {
    guard isAgainst, let cause = innocentCause(in: language) else { return nil }
    // The text itself says that there is no harmless cause.
    return isWithoutCause ? cause : Message.findingHarmless(cause: cause).text(in: language)
  }

  /// Returns the first sentence of the harmless cause, for an answer that has room for one; nil if none is known.
  package func shortHarmlessLine(in language: Language) -> String? {
    guard isAgainst, !isWithoutCause, let cause = innocentCause(in: language) else { return nil }
    return Message.findingHarmless(cause: Self.firstSentence(of: cause)).text(in: language)
  }

  private var isAgainst: Bool { type == .isEdited || type == .warning }

  /// Whether no harmless cause is known for the flag, or none for what it says of two dates.
  private var isWithoutCause: Bool { Self.withoutCause.contains(id) || otherOffset != nil }

  /// The flags for which no harmless cause is known, whatever they say.
  static let withoutCause: Set<FlagID> = [
    .dimensionsMismatch, .encoderComment, .exifWindowsPadding, .iptcDigestMismatch, .lensForeign,
    .makerNoteModelDiffers, .makerNoteSizeDiffers, .offsetsDiffer, .thumbnailDiffers,
  ]
}
