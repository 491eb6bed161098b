/// The exit code of the process.
package enum ExitCode: Int32, Sendable, Hashable, CaseIterable {
  /// Everything was analyzed, or the reader of a pipe has closed it.
  case success = 0
  /// Something scored under `--fail-under`.
  case underThreshold = 1
  /// The command line was wrong.
  case usage = 2
  /// Something couldn't be analyzed, or the output couldn't be written.
  case notAnalyzed = 3
  /// The run was interrupted; the rows so far are complete (128 and SIGINT's number).
  case interrupted = 130

  /// Returns the more serious of two codes: interrupted, then 2, then 3, then 1, then 0.
  package func merged(with other: ExitCode) -> ExitCode { rank >= other.rank ? self : other }

  private var rank: Int {
    switch self {
    case .success: 0
    case .underThreshold: 1
    case .notAnalyzed: 2
    case .usage: 3
    case .interrupted: 4
    }
  }

  /// The code's meaning in one line (English).
  package var meaning: String {
    switch self {
    case .success: "everything was analysed, or the reader closed the pipe"
    case .underThreshold: "everything was analysed and something scored under --fail-under"
    case .usage: "the command line was wrong; nothing was done"
    case .notAnalyzed: "something couldn't be analysed, or the output couldn't be written"
    case .interrupted: "interrupted; the rows written so far are complete"
    }
  }
}
