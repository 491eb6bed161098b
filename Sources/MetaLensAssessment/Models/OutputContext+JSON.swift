extension OutputContext {
  /// Writes the keys that name the file, inside `file`.
  func writeName(to pass: inout some JSONPass & ~Copyable) {
    pass.derived("path", path)
    if let pathBytes { pass.derived("pathBytes", pathBytes) }
  }

  /// The keys that name the file.
  package var nameMembers: [String: any JSONForm] {
    var members: [String: any JSONForm] = ["path": path]
    if let pathBytes { members["pathBytes"] = pathBytes }
    return members
  }

  /// The tool's name and version, for JSON without a score.
  package static var tool: JSONValue {
    .members(["name": "metalens", "version": MetaLensVersion.current])
  }
}
