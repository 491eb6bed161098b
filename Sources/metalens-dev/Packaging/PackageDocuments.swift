/// The documents in a package, besides the man page.
enum PackageDocuments {
  /// Returns the paths of README, changelog, security policy and the pages directly in `Docs/`.
  static func all(in source: SourceTree) throws(ToolError) -> [String] {
    let documents = try source.files(under: "Docs").filter { path in
      path.filter { $0 == "/" }.count == 1 && (path.hasSuffix(".md") || path.hasSuffix(".json"))
    }
    return ["README.md", "CHANGELOG.md", "SECURITY.md"] + documents
  }
}
