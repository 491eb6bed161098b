import MetaLensKit
import MetaLensPlatform

/// Finds the row of each report: by the file's path, else by SHA-256.
///
/// Paths are compared by where they lead. Those of the list begin at its directory, those of reports at the working
/// directory, or else at the list's too.
struct ReportMatching {
  private let rows: [LabelsList.Row]
  private let directory: SystemPath
  private var places: FilePlaces
  private var bySpelling: [[UInt8]: Int] = [:]
  private var byPlace: [SystemPath: Int] = [:]
  private var byText: [SystemPath: Int] = [:]
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
  ///   - places: knows where paths lead.
  init(_ rows: [LabelsList.Row], below directory: SystemPath, places: FilePlaces) {
    self.rows = rows
    self.directory = directory
    self.places = places
    outcomes = Array(repeating: nil, count: rows.count)
    for (index, row) in rows.enumerated() {
      if let digest = row.sha256 { byDigest[digest, default: []].append(index) }
      bySpelling[BatchSelection.plain(row.path.bytes)] = index
      if let real = row.place.real { byPlace[real] = index }
      if byText[row.place.text] == nil { byText[row.place.text] = index }
    }
  }

  /// Whether no report belongs to a row.
  var isEmpty: Bool { outcomes.allSatisfy { $0 == nil } }

  /// Returns the row of a path in a report.
  ///
  /// A row whose path is spelled like this precedes a row whose path leads to the same place.
  private mutating func row(of path: [UInt8]) -> Int? {
    if let index = bySpelling[BatchSelection.plain(path)] { return index }
    let path = SystemPath(bytes: path)
    for directory in [SystemPath("."), directory] {
      let place = places.place(of: path, below: directory)
      if let real = place.real, let index = byPlace[real] { return index }
      // The text is asked only where it isn't known that the directories differ.
      if let index = byText[place.text], place.real == nil || rows[index].place.real == nil { return index }
    }
    return nil
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
