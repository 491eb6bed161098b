import MetaLensCLI

extension Generator {
  /// The pages in `Docs/`, or parts of them, that are generated from the code's own descriptions.
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
