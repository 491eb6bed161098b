import MetaLensKit
import MetaLensPlatform

/// How a batch goes on where an interrupted one ended: what comes out is what a run in one piece would write now.
///
/// Rows and files are in the same order, so that each file is held against the row that comes next, and nothing but that
/// row is in memory. A row stands in for its photo where the photo is still the same. Every other file is looked at: the
/// earlier run may have passed over it, left its row out, or not have had it.
struct Resumption {
  private let selection: BatchSelection
  private let state: (SystemPath) -> FileState?
  private let isHashing: Bool
  private var rows: KeptRows
  /// Why the run can't go on.
  private(set) var refusal: KeptRows.Refusal?
  /// How many rows stand in for their photos.
  private(set) var keptCount = 0
  /// How many don't: the photo is gone, has changed, couldn't be read then, or is to be hashed and wasn't.
  private(set) var leftOutCount = 0

  /// Refuses where the first row is of a file that isn't named now.
  init(
    _ rows: KeptRows, selection: BatchSelection, isHashing: Bool,
    state: @escaping (SystemPath) -> FileState?
  ) throws(KeptRows.Refusal) {
    self.rows = rows
    self.selection = selection
    self.isHashing = isHashing
    self.state = state
    if let first = rows.next { try check(first) }
  }

  /// Whether every row was looked at.
  var isAtEnd: Bool { rows.next == nil && refusal == nil }

  /// The row that stands in for a file; nil where it is to be analysed, and where the run is refused.
  mutating func row(for file: BatchSelection.Candidate) -> KeptRows.Row? {
    do throws(KeptRows.Refusal) {
      while let row = rows.next, !file.path.bytes.precedes(row.path) {
        if row.path != file.path.bytes { try check(row) }
        try rows.advance()
        if row.path == file.path.bytes, file.failure == nil, holds(row.report, file.path) {
          keptCount += 1
          return row
        }
        leftOutCount += 1
      }
    } catch {
      refusal = error
    }
    return nil
  }

  /// Passes over the rows behind the last file.
  mutating func finish() {
    do throws(KeptRows.Refusal) {
      while let row = rows.next {
        try check(row)
        try rows.advance()
        leftOutCount += 1
      }
    } catch {
      refusal = error
    }
  }

  private func check(_ row: KeptRows.Row) throws(KeptRows.Refusal) {
    guard selection.covers(row.path) else { throw .otherFiles(path: row.path) }
  }

  /// Whether a row still tells of the photo.
  ///
  /// One that was changed in the second in which it was read is read again, and so is one whose time of modification was
  /// put back.
  private func holds(_ report: EvaluatedReport, _ path: SystemPath) -> Bool {
    guard case .success = report.outcome, !isHashing || report.sha256 != nil, let now = state(path),
      let seconds = report.analyzedSeconds
    else { return false }
    return now.identity.byteCount == report.byteCount && now.identity.modifiedSeconds < seconds
      && now.isUnchanged(since: seconds)
  }
}
