import MetaLensKit
import MetaLensPlatform

/// Finds the row of each report: by the file's path, else by SHA-256.
///
/// Paths are compared from the root on, without `.` and `..`. Those of the list begin at its directory, those of
/// reports at the working directory, or else at the list's too.
struct ReportMatching {
  private let rows: [LabelsList.Row]
  private let directory: SystemPath
  private let working: SystemPath?
  private var bySpelling: [[UInt8]: Int] = [:]
  private var byPlace: [SystemPath: Int] = [:]
  private var byDigest: [String: [Int]] = [:]
  private var outcomes: [Outcome?]
  /// The number of reports on files that the list doesn't name.
  private(set) var strangerCount = 0
  /// The path in the first of these reports that has one.
  private(set) var firstStranger: SystemPath?
  /// The number of reports on files that already have a report.
  private(set) var repeatedCount = 0

  private struct Outcome {
    var report: EvaluatedReport
    var isByPath: Bool
  }

  /// - Parameters:
  ///   - directory: the directory at which the list's paths begin.
  ///   - working: the directory at which that directory, and paths of reports, begin; nil if it isn't known.
  init(_ rows: [LabelsList.Row], below directory: SystemPath, from working: SystemPath?) {
    self.rows = rows
    self.directory = directory.lexical(in: working)
    self.working = working
    outcomes = Array(repeating: nil, count: rows.count)
    for (index, row) in rows.enumerated() {
      if let digest = row.sha256 { byDigest[digest, default: []].append(index) }
      bySpelling[BatchSelection.plain(row.path.bytes)] = index
      let place = row.path.lexical(in: self.directory)
      // Of two rows that name one file in different ways, the first counts.
      if byPlace[place] == nil { byPlace[place] = index }
    }
  }

  /// Whether no report belongs to a row.
  var isEmpty: Bool { outcomes.allSatisfy { $0 == nil } }

  /// Returns the row of a path in a report.
  ///
  /// A row whose path is spelled like this precedes a row whose path leads to the same place.
  private func row(of path: [UInt8]) -> Int? {
    if let index = bySpelling[BatchSelection.plain(path)] { return index }
    let path = SystemPath(bytes: path)
    return byPlace[path.lexical(in: working)] ?? byPlace[path.lexical(in: directory)]
  }

  mutating func add(_ report: EvaluatedReport) {
    if let path = report.path, let index = row(of: path) {
      put(report, at: index, isByPath: true)
    } else if let digest = report.sha256, let indices = byDigest[digest] {
      for index in indices { put(report, at: index, isByPath: false) }
    } else {
      strangerCount += 1
      if firstStranger == nil { firstStranger = report.path.map { SystemPath(bytes: $0) } }
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
