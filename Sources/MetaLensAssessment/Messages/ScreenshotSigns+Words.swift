extension ScreenshotSigns {
  /// Returns the words for the signs that a flag's value lists in English; an unknown sign stays unchanged.
  static func phrases(_ values: FlagValues, in language: Language) -> MessageValues {
    let signs = (values.text("signs") ?? "").split(separator: ", ").map {
      words(for: String($0), in: language)
    }
    return ["signs": signs.joined(separator: language.listSeparator)]
  }

  private static func words(for sign: String, in language: Language) -> String {
    if sign == noCamera { return MessageKey.screenshotNoCameraText.text(in: language) }
    if sign == appleChunk { return MessageKey.screenshotAppleChunkText.text(in: language) }
    if sign.hasSuffix(sizeEnding) {
      let size = String(sign.dropLast(sizeEnding.count))
      return Message.screenshotSizeText(size: size).text(in: language)
    }
    if sign.hasPrefix(programStart), sign.hasSuffix(programEnd) {
      let program = String(sign.dropFirst(programStart.count).dropLast(programEnd.count))
      return Message.screenshotProgramText(program: program).text(in: language)
    }
    return sign
  }
}
