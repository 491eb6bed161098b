import MetaLensKit

/// An evaluation with what only the edge knows: the list, files that gave nothing, what scores stand on.
struct EvaluationReport {
  var list: FileLabel
  /// The column with finer classes, where one was named.
  var column: String?
  var evaluation: Evaluation
  /// How many files were left out, by label.
  var ignoredCounts: [String: Int]
  /// How many files name no group.
  var ungroupedCount: Int
  /// How many rows name a file that stands before.
  var duplicateCount: Int
  var failures: [EvaluatedList.Failure]
  var bases: Set<EvaluatedReport.Basis>
  /// SHA-256 of the signatures that files were compared with.
  var signatures: Set<String>

  /// Whether all scores can be compared with each other.
  var isComparable: Bool { bases.count < 2 && signatures.count < 2 }

  /// What scores stand on, in one order.
  var sortedBases: [EvaluatedReport.Basis] {
    bases.sorted { ($0.model, $0.depth, $0.prior) < ($1.model, $1.depth, $1.prior) }
  }

  /// The report as it is written.
  var json: JSONValue {
    guard case .object(var members) = evaluation.json else { return .null }
    members["list"] = .string(list.path)
    members["by"] = column.map(JSONValue.string) ?? .null
    members["ignored"] = .object(ignoredCounts.mapValues(JSONValue.integer))
    members["ungrouped"] = .integer(ungroupedCount)
    members["duplicates"] = .integer(duplicateCount)
    members["notEvaluated"] = .array(failures.map(\.json))
    members["basis"] = .array(
      sortedBases.map {
        .object(["model": .string($0.model), "depth": .string($0.depth), "prior": .number($0.prior)])
      })
    members["signatures"] = .array(signatures.sorted().map(JSONValue.string))
    members["tool"] = .object(["name": .string("metalens"), "version": .string(MetaLensVersion.current)])
    return .object(members)
  }
}

extension EvaluatedList.Failure {
  fileprivate var json: JSONValue {
    var members: [String: JSONValue] = [
      "path": .string(path.path), "code": .string(code), "message": .string(message),
    ]
    if let hexadecimal = path.hexadecimal { members["pathBytes"] = .string(hexadecimal) }
    return .object(members)
  }
}
