import MetaLensFacts
package import MetaLensKit

/// Results as JSON: the library's report with what only the edge knows.
package enum JSONReport {
  /// The object of a file, whether it has a report or an error.
  package static func value(of file: AnalyzedFile, in language: Language) -> JSONValue {
    switch file.outcome {
    case .success(let report): value(of: report, file: file, in: language)
    case .failure(let error): value(of: error, file: file, in: language)
    }
  }

  private static func value(of report: OriginalityReport, file: AnalyzedFile, in language: Language)
    -> JSONValue
  {
    guard case .object(var members) = report.json else { return .null }
    var about: [String: JSONValue] = [:]
    if case .object(let known)? = members["file"] { about = known }
    members["file"] = .object(about.merging(name(file.label)) { _, new in new })
    members["tool"] = .object([
      "name": .string("metalens"), "version": .string(MetaLensVersion.current),
      "model": .string(report.model),
    ])
    members["language"] = .string(language.rawValue)
    members["flags"] = .array(
      report.flags.map { flag in
        flag.json.adding("description", .string(flag.description(in: language)))
      })
    members["diagnostics"] = .array(
      report.diagnostics.map { diagnostic in
        diagnostic.json.adding("message", .string(diagnostic.message(in: language)))
      })
    if file.isRedacted { members["redacted"] = .bool(true) }
    return .object(members)
  }

  private static func value(of error: MetaLensError, file: AnalyzedFile, in language: Language) -> JSONValue {
    var members: [String: JSONValue] = [
      "schema": .string(MetaLensError.schema), "file": .object(name(file.label)),
      "error": .object([
        "code": .string(error.code.rawValue), "message": .string(error.message(in: language)),
      ]),
      "language": .string(language.rawValue),
    ]
    if file.isRedacted { members["redacted"] = .bool(true) }
    return .object(members)
  }

  private static func name(_ label: FileLabel) -> [String: JSONValue] {
    var members: [String: JSONValue] = ["path": .string(label.path)]
    if let hexadecimal = label.hexadecimal { members["pathBytes"] = .string(hexadecimal) }
    return members
  }
}

extension JSONValue {
  /// The object with one member more.
  func adding(_ key: String, _ value: JSONValue) -> JSONValue {
    guard case .object(var members) = self else { return self }
    members[key] = value
    return .object(members)
  }
}
