extension ContainerWriter {
  /// Returns the words for the writers that a flag's value lists; names stay unchanged, other words are translated.
  static func phrases(_ values: FlagValues, in language: Language) -> MessageValues {
    let names = (values.text("writers") ?? "").split(separator: ", ").map { name in
      name == ContainerWriter.appleScreenshot.name
        ? MessageKey.writerAppleScreenshotName.text(in: language) : String(name)
    }
    return ["writers": names.joined(separator: language.listSeparator)]
  }
}
