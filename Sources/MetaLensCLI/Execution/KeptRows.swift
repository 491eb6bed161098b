import MetaLensKit
import MetaLensPlatform

/// The rows that an interrupted batch left in `FILE.partial`, as its next run takes them over.
///
/// They are in the order of paths, so that the last one tells where to go on, and none has to be held.
struct KeptRows {
  /// Why there is no going on.
  enum Refusal: Error {
    /// The file can't be read.
    case unreadable(MetaLensError)
    /// A line is no row, or isn't where its path belongs.
    case notARow(line: Int)
    /// Another model, depth, prior or check of Content Credentials: the scores of one file would not be comparable.
    case otherBasis
    /// The rows can't be written.
    case output(OutputError)
  }

  /// What scores stand on now.
  let basis: EvaluatedReport.Basis
  /// What Content Credentials are checked with now; asked for when the first row has some, since a library is loaded for it.
  private let credentials: () -> String
  private var checkedWith: String?
  private(set) var count = 0
  /// The path of the last row.
  private(set) var last: [UInt8]?

  init(basis: EvaluatedReport.Basis, credentials: @escaping () -> String) {
    self.basis = basis
    self.credentials = credentials
  }

  /// Hands over every whole row of a file with its line, in order.
  mutating func read(
    _ path: SystemPath, from fileSystem: FileSystem,
    take: (EvaluatedReport, _ line: [UInt8]) throws(OutputError) -> Void
  ) throws(Refusal) {
    var lines = ReportLines()
    var refusal: Refusal?
    let failure = fileSystem.pieces(path) { piece in
      let isWhole = lines.add(piece) { line in
        do throws(Refusal) {
          try check(line, take)
          return true
        } catch {
          refusal = error
          return false
        }
      }
      // What is longer than any row is none; what no line break follows was cut, and is analysed again.
      if !isWhole, refusal == nil { refusal = .notARow(line: count + 1) }
      return isWhole
    }
    if let refusal { throw refusal }
    if let failure { throw .unreadable(failure) }
  }

  private mutating func check(
    _ line: ArraySlice<UInt8>, _ take: (EvaluatedReport, [UInt8]) throws(OutputError) -> Void
  ) throws(Refusal) {
    guard let row = try? EvaluatedReport(line: line), let path = row.path,
      last?.lexicographicallyPrecedes(path) ?? true
    else { throw .notARow(line: count + 1) }
    if case .success(let answer) = row.outcome {
      guard answer.basis == basis else { throw .otherBasis }
      if let checked = answer.credentials {
        let now = checkedWith ?? credentials()
        checkedWith = now
        guard checked == now else { throw .otherBasis }
      }
    }
    do throws(OutputError) { try take(row, line + [UInt8(ascii: "\n")]) } catch { throw .output(error) }
    last = path
    count += 1
  }
}
