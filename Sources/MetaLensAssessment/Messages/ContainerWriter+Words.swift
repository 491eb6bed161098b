extension ContainerWriter {
  /// The words for the writers that a flag's value lists: names, which stay, and what isn't one.
  static func phrases(_ values: FlagValues, in language: Language) -> MessageValues {
    let names = (values.text("writers") ?? "").split(separator: ", ").map { name in
      name == ContainerWriter.appleScreenshot.name
        ? MessageKey.writerAppleScreenshotName.text(in: language) : String(name)
    }
    return ["writers": names.joined(separator: language.listSeparator)]
  }
}
