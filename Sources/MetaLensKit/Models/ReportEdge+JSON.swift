extension ReportEdge {
  /// The keys that name the file, inside `file`.
  func writeName(to pass: inout some JSONPass) {
    pass.derived("path", path)
    if let pathBytes { pass.derived("pathBytes", pathBytes) }
  }

  /// The keys that name the file.
  var nameMembers: [String: JSONValue] {
    var members: [String: JSONValue] = ["path": .string(path)]
    if let pathBytes { members["pathBytes"] = .string(pathBytes) }
    return members
  }

  /// The tool, for forms that hold no score.
  static var tool: JSONValue {
    .object(["name": .string("metalens"), "version": .string(MetaLensVersion.current)])
  }
}
