/// What a package brings to read beside the man page.
enum PackageDocuments {
  /// README, the changelog and Docs' own files, as they stand in the source.
  static func all(in source: SourceTree) throws(ToolError) -> [String] {
    let documents = try source.files(under: "Docs").filter { path in
      path.filter { $0 == "/" }.count == 1 && (path.hasSuffix(".md") || path.hasSuffix(".json"))
    }
    return ["README.md", "CHANGELOG.md", "SECURITY.md"] + documents
  }
}
