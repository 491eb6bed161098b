import MetaLensKit
import MetaLensPlatform

/// The rows that an interrupted batch left in `FILE.partial`, read one by one in the order of their paths.
struct KeptRows {
  /// Why the interrupted batch can't be continued.
  enum Refusal: Error {
    /// The file can't be read.
    case unreadable(MetaLensError)
    /// A line isn't a row, or isn't in the order of paths.
    case notARow(line: Int)
    /// The model, depth, prior, signatures or check of Content Credentials differ, so the scores in the file wouldn't
    /// be comparable.
    case otherBasis
    /// The file has rows with SHA-256, which this run doesn't make.
    case otherHash
    /// The file has rows with texts in another language.
    case otherLanguage(tag: String)
    /// A row's path is neither one of the paths named now nor below one.
    case otherFiles(path: [UInt8])
  }

  /// A row as it was written.
  struct Row: Sendable {
    var path: [UInt8]
    var report: EvaluatedReport
    /// The row with its line break.
    var line: [UInt8]
  }

  /// What scores are based on now, for comparison with the rows.
  struct Basis {
    var score: EvaluatedReport.Basis
    /// SHA-256 of the signatures; nil if there are none.
    var signatures: String?
    /// Whether rows have SHA-256 now; a row without it doesn't replace reading its photo then.
    var isHashing: Bool
    /// The language of the texts in rows now; nil to take rows in any language.
    var language: Language?
    /// Returns what Content Credentials are checked with; called for the first row with credentials, since it loads a
    /// library.
    var credentials: () -> String
  }

  private let basis: Basis
  private let pieces: Pieces
  private var checkedWith: String?
  private var lines = ReportLines()
  private var ready: ArraySlice<[UInt8]> = []
  private var last: [UInt8]?
  private var lineCount = 0
  /// The next row; nil after the last one.
  private(set) var next: Row?

  /// Opens the file and reads its first row.
  init(of path: SystemPath, from fileSystem: FileSystem, basis: Basis) throws(Refusal) {
    self.basis = basis
    pieces = fileSystem.pieces(path)
    try advance()
  }

  mutating func advance() throws(Refusal) {
    while ready.isEmpty {
      let piece: [UInt8]
      do throws(MetaLensError) { piece = try pieces().get() } catch { throw .unreadable(error) }
      if piece.isEmpty {
        // A last line without a line break is incomplete, and its photo is analyzed again.
        next = nil
        return
      }
      var found: [[UInt8]] = []
      let isWhole = lines.add(piece[...]) { line in
        found.append(Array(line))
        return true
      }
      // A line longer than any row isn't a row.
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
      guard basis.isHashing || report.sha256 == nil else { throw .otherHash }
      if let tag = report.language, let language = basis.language, tag != language.rawValue {
        throw .otherLanguage(tag: tag)
      }
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
