import MetaLensKit
import MetaLensPlatform

/// The rows that an interrupted batch left in `FILE.partial`, one after the other in the order of their paths.
struct KeptRows {
  /// Why there is no going on.
  enum Refusal: Error {
    /// The file can't be read.
    case unreadable(MetaLensError)
    /// A line is no row, or isn't where its path belongs.
    case notARow(line: Int)
    /// Another model, depth, prior, reference of signatures or check of Content Credentials: the scores of one file would
    /// not be comparable.
    case otherBasis
    /// A row's path is none of those that are named now, nor below one.
    case otherFiles(path: [UInt8])
  }

  /// A row as it was written.
  struct Row: Sendable {
    var path: [UInt8]
    var report: EvaluatedReport
    /// The row with its line break.
    var line: [UInt8]
  }

  /// What rows are compared with: what scores stand on now.
  struct Basis {
    var score: EvaluatedReport.Basis
    /// SHA-256 of the reference of signatures; nil where there is none.
    var signatures: String?
    /// What Content Credentials are checked with; asked for when the first row has some, since a library is loaded for it.
    var credentials: () -> String
  }

  private let basis: Basis
  private let pieces: Pieces
  private var checkedWith: String?
  private var lines = ReportLines()
  private var ready: ArraySlice<[UInt8]> = []
  private var last: [UInt8]?
  private var lineCount = 0
  /// The row that comes next; nil behind the last one.
  private(set) var next: Row?

  /// Opens the file and finds its first row.
  init(of path: SystemPath, from fileSystem: FileSystem, basis: Basis) throws(Refusal) {
    self.basis = basis
    pieces = fileSystem.pieces(path)
    try advance()
  }

  /// Passes over the row that comes next.
  mutating func advance() throws(Refusal) {
    while ready.isEmpty {
      let piece: [UInt8]
      do throws(MetaLensError) { piece = try pieces().get() } catch { throw .unreadable(error) }
      if piece.isEmpty {
        // What no line break follows was cut, and is analysed again.
        next = nil
        return
      }
      var found: [[UInt8]] = []
      let isWhole = lines.add(piece[...]) { line in
        found.append(Array(line))
        return true
      }
      // What is longer than any row is none.
      if !isWhole { throw .notARow(line: lineCount + found.count + 1) }
      ready = found[...]
    }
    next = try row(ready.removeFirst())
  }

  private mutating func row(_ line: [UInt8]) throws(Refusal) -> Row {
    lineCount += 1
    guard let report = try? EvaluatedReport(line: line), let path = report.path,
      last?.precedes(path) ?? true
    else { throw .notARow(line: lineCount) }
    if case .success(let answer) = report.outcome {
      guard answer.basis == basis.score, !answer.isCompared || answer.signatures == basis.signatures
      else { throw .otherBasis }
      if let checked = answer.credentials {
        let now = checkedWith ?? basis.credentials()
        checkedWith = now
        guard checked == now else { throw .otherBasis }
      }
    }
    last = path
    return Row(path: path, report: report, line: line + [UInt8(ascii: "\n")])
  }
}
