import MetaLensKit
import MetaLensPlatform

/// Finds the row of each report, by the file's path as it is written or below the list's directory, else by SHA-256.
struct ReportMatching {
  private let rows: [LabelsList.Row]
  private var byPath: [[UInt8]: Int] = [:]
  private var byDigest: [String: [Int]] = [:]
  private var outcomes: [Outcome?]
  /// Reports of files that the list doesn't name.
  private(set) var strangerCount = 0
  /// Reports of files that have one already.
  private(set) var repeatedCount = 0

  private struct Outcome {
    var report: EvaluatedReport
    var isByPath: Bool
  }

  init(_ rows: [LabelsList.Row], below directory: SystemPath) {
    self.rows = rows
    outcomes = Array(repeating: nil, count: rows.count)
    for (index, row) in rows.enumerated() {
      if let digest = row.sha256 { byDigest[digest, default: []].append(index) }
      byPath[BatchSelection.plain(row.path.resolved(in: directory).bytes)] = index
    }
    // A path as it is written comes before another row's that leads there.
    for (index, row) in rows.enumerated() { byPath[BatchSelection.plain(row.path.bytes)] = index }
  }

  mutating func add(_ report: EvaluatedReport) {
    if let path = report.path, let index = byPath[BatchSelection.plain(path)] {
      put(report, at: index, isByPath: true)
    } else if let digest = report.sha256, let indices = byDigest[digest] {
      for index in indices { put(report, at: index, isByPath: false) }
    } else {
      strangerCount += 1
    }
  }

  private mutating func put(_ report: EvaluatedReport, at index: Int, isByPath: Bool) {
    if let there = outcomes[index] {
      // Copies of one file have one digest: a copy's report stands in only until the file's own comes.
      if there.isByPath == isByPath { repeatedCount += isByPath ? 1 : 0 }
      guard isByPath, !there.isByPath else { return }
    }
    outcomes[index] = Outcome(report: report, isByPath: isByPath)
  }

  /// The rows with what was said of them, but those of labels that are left out.
  func finished(ignoring ignoredLabels: Set<String>, originalLabel: String) -> EvaluatedList {
    var list = EvaluatedList(originalLabel: originalLabel)
    for (row, outcome) in zip(rows, outcomes) where !ignoredLabels.contains(row.label) {
      switch outcome?.report.outcome {
      case .success(let answer): list.add(row, answer, sha256: outcome?.report.sha256)
      case .failure(let failure): list.fail(row, code: failure.code, message: failure.message)
      case nil: list.fail(row, code: "noReport", message: "No report names this file.")
      }
    }
    return list
  }
}

extension SystemPath {
  /// The path that this one, as it stands in a list, names: absolute, or below the list's directory.
  func resolved(in directory: SystemPath) -> SystemPath {
    if bytes.first == UInt8(ascii: "/") || directory == SystemPath(".") { return self }
    return directory.appending(bytes)
  }
}
