extension PlatformMark {
  /// The maximum number of characters of a mark in a line of few: enough for one that the platform's name begins.
  private static let shortest = 24

  /// Returns the words for the platform, and the beginning of its mark for a short reason.
  static func phrases(_ values: FlagValues, in language: Language) -> MessageValues {
    var told = PlatformName.phrases(values, in: language)
    told.pairs.append(("mark", (values.text("text") ?? "").quoted(maximum: shortest)))
    return told
  }
}
