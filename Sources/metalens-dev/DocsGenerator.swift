import MetaLensCLI

extension Generator {
  /// The pages of `Docs/`, or parts of them, that are made of what the code says of itself.
  static let docs = Generator(
    name: "docs", summary: "the generated pages of Docs/",
    make: { (tree: SourceTree) throws(ToolError) in
      Output(files: [
        GeneratedFile(path: "Docs/Rules.md", text: try RulesPage.markdown(in: tree)),
        GeneratedFile(path: "Docs/Usage.md", text: Documentation.usageMarkdown()),
        GeneratedFile(path: MethodTables.page, text: try MethodTables.markdown(in: tree)),
      ])
    })
}
