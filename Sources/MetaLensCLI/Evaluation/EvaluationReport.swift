import MetaLensKit
import MetaLensRendering

/// An evaluation with what the command adds: the list, the files without a result, and what the scores are based on.
struct EvaluationReport {
  var list: FileLabel
  /// The column that names finer classes; nil if none was named.
  var column: String?
  var evaluation: Evaluation
  /// How many files were left out, by label.
  var ignoredCounts: [String: Int]
  /// How many files name no group.
  var ungroupedCount: Int
  /// How many rows name a file that an earlier row names.
  var duplicateCount: Int
  var failures: [EvaluatedList.Failure]
  /// Files with other labels that are green, in the list's order.
  var falseGreens: [EvaluatedList.Misjudged]
  /// Originals that are red, in the list's order.
  var falseReds: [EvaluatedList.Misjudged]
  var bases: Set<EvaluatedReport.Basis>
  /// SHA-256 of the signatures that files were compared with.
  var signatures: Set<String>

  /// Whether all scores can be compared with each other.
  var isComparable: Bool { bases.count < 2 && signatures.count < 2 }

  /// What the scores are based on, in a fixed order.
  var sortedBases: [EvaluatedReport.Basis] { bases.sorted() }

  var json: JSONValue {
    guard case .object(var members) = evaluation.json else { return .null }
    let others: [String: any JSONForm] = [
      "list": list.path, "by": column, "ignored": JSONValue.members(ignoredCounts),
      "ungrouped": ungroupedCount, "duplicates": duplicateCount, "notEvaluated": failures.map(\.json),
      "falseGreenFiles": falseGreens.map(\.json), "falseRedFiles": falseReds.map(\.json),
      "basis": sortedBases.map {
        JSONValue.members(["model": $0.model, "depth": $0.depth, "prior": $0.prior])
      },
      "signatures": signatures.sorted(), "tool": OutputContext.tool,
    ]
    for (name, value) in others { members[name] = value.json }
    return .object(members)
  }
}

extension EvaluatedList.Failure {
  fileprivate var json: JSONValue {
    var members = path.outputContext(in: .english).nameMembers
    (members["code"], members["message"]) = (code, message)
    return .members(members)
  }
}

extension EvaluatedList.Misjudged {
  fileprivate var json: JSONValue {
    var members = path.outputContext(in: .english).nameMembers
    (members["label"], members["score"], members["verdict"]) = (label, score, verdict)
    return .members(members)
  }
}
