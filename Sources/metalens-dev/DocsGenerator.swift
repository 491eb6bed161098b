import MetaLensCLI

extension Generator {
  /// The pages of `Docs/` that are made of what the code says of itself.
  static let docs = Generator(
    name: "docs", summary: "the generated pages of Docs/",
    make: { (_: SourceTree) throws(GeneratorError) in
      let pages: [(path: String, text: () -> String)] = [
        ("Docs/Rules.md", RulesPage.markdown),
        ("Docs/Usage.md", Documentation.usageMarkdown),
      ]
      return Output(files: pages.map { GeneratedFile(path: $0.path, text: $0.text()) })
    })
}
