import MetaLensKit
import MetaLensPlatform

/// Finds the row of each report: by the file's path, as spelled or below the list's directory, else by SHA-256.
struct ReportMatching {
  private let rows: [LabelsList.Row]
  private var byPath: [[UInt8]: Int] = [:]
  private var byDigest: [String: [Int]] = [:]
  private var outcomes: [Outcome?]
  /// The number of reports on files that the list doesn't name.
  private(set) var strangerCount = 0
  /// The number of reports on files that already have a report.
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
    // A row whose path is spelled like this precedes a row whose path, below the list's directory, is the same.
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
      // Copies of a file have the same digest, so a copy's report counts only until the report on the file itself
      // comes.
      if there.isByPath == isByPath { repeatedCount += isByPath ? 1 : 0 }
      guard isByPath, !there.isByPath else { return }
    }
    outcomes[index] = Outcome(report: report, isByPath: isByPath)
  }

  /// Returns the rows with their results, without rows whose labels are ignored.
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
  /// Returns the path that this path of a list names: itself if it is absolute, otherwise below the list's directory.
  func resolved(in directory: SystemPath) -> SystemPath {
    if bytes.first == UInt8(ascii: "/") || directory == SystemPath(".") { return self }
    return directory.appending(bytes)
  }
}
