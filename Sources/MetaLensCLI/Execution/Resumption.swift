import MetaLensKit
import MetaLensPlatform

/// The continuation of an interrupted batch; its output is the same as that of an uninterrupted run now.
///
/// Rows and files are in the same order, so each file is compared with the next row, and only that row is in memory. A
/// row replaces the reading of its photo if the photo is unchanged. Every other file is examined: the earlier run may
/// have skipped it, left its row out, or not found it.
struct Resumption {
  private let selection: BatchSelection
  private let state: (SystemPath) -> FileState?
  private let isHashing: Bool
  private var rows: KeptRows
  /// Why the run can't go on.
  private(set) var refusal: KeptRows.Refusal?
  /// The number of rows that replace the reading of their photos.
  private(set) var keptCount = 0
  /// The number of other rows: the photo is gone, isn't chosen now, has changed, couldn't be read then, or needs a hash
  /// and the row has none.
  private(set) var leftOutCount = 0

  /// Throws if the first row is for a file that isn't named now.
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

  /// Whether every row was examined.
  var isAtEnd: Bool { rows.next == nil && refusal == nil }

  /// Returns the row that replaces reading a file; nil if the file has to be analyzed or the run can't go on.
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

  /// Skips the rows after the last file.
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

  /// Whether a row still describes the photo.
  ///
  /// A photo that was changed in the second in which it was read is read again, and so is a photo whose modification
  /// time was set back.
  private func holds(_ report: EvaluatedReport, _ path: SystemPath) -> Bool {
    guard case .success = report.outcome, !isHashing || report.sha256 != nil, let now = state(path),
      let seconds = report.analyzedSeconds
    else { return false }
    return now.identity.byteCount == report.byteCount && now.identity.modifiedSeconds < seconds
      && now.isUnchanged(since: seconds)
  }
}
