/// What the process tells its caller when it ends.
package enum ExitCode: Int32, Sendable, Hashable, CaseIterable {
  /// Everything was analysed; also where the reader of a pipe has gone.
  case success = 0
  /// Something scored under `--fail-under`.
  case underThreshold = 1
  /// The command line was wrong.
  case usage = 2
  /// Something couldn't be analysed, or the output couldn't be written.
  case notAnalyzed = 3
  /// Interrupted; the rows so far are whole (128 and SIGINT's number).
  case interrupted = 130

  /// The heavier of two: interrupted, then 2 before 3 before 1 before 0.
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

  /// What it means, in one line (English).
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
