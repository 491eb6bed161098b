import MetaLensKit
import MetaLensPlatform

/// What came of one file of a batch.
enum BatchStep: Sendable {
  case row(Row)
  /// No photo to begin with, and nobody named it.
  case skipped(SystemPath, MetaLensError)
  /// Somebody asked to stop while it was read.
  case interrupted

  /// A file's row, and what is counted of it: all that waits until the rows before it are there.
  struct Row: Sendable {
    var outcome: BatchTally.Outcome
    /// The row as it is written; nil where the reader chose others.
    var bytes: [UInt8]?
    /// Where it goes; nil where rows keep the order of their paths.
    var order: RowOrder?
    /// Whether the file is the one that rows are written to.
    var isOutput: Bool
  }

  /// About how many bytes it holds while it waits.
  var size: Int {
    switch self {
    case .row(let row): 256 + (row.bytes?.count ?? 0)
    case .skipped, .interrupted: 256
    }
  }

  /// What makes a step of a file: everything that can be done without knowing the other files, words included, so that
  /// all processors have their share of it.
  struct Work: Sendable {
    let command: BatchCommand
    let context: CommandContext
    let renderer: BatchRenderer
    /// What stands where rows are written to.
    let target: FileSystem.Identity?

    /// Analyses a file and writes its row.
    func step(_ candidate: BatchSelection.Candidate) async -> BatchStep {
      let outcome: Result<OriginalityReport, MetaLensError>
      var picture = PhotoDossier.Shown.notRead
      if let failure = candidate.failure {
        if failure.code == .linkNotFollowed { return .skipped(candidate.path, failure) }
        outcome = .failure(failure)
      } else {
        do throws(MetaLensError) {
          let dossier = try await dossier(of: candidate.path)
          picture = dossier.picture
          outcome = .success(dossier.report)
        } catch {
          if context.exitCode(of: error) == .interrupted { return .interrupted }
          if !candidate.isNamed, Self.reasonsToSkip.contains(error.code),
            !PhotoExtension.isIn(candidate.path)
          {
            return .skipped(candidate.path, error)
          }
          outcome = .failure(error)
        }
      }
      let label = FileLabel(command.shownPath(candidate.path))
      let file = AnalyzedFile(label: label, outcome: outcome)
      return .row(row(of: command.redact ? Redaction.applied(to: file) : file, candidate.path, picture))
    }

    private func dossier(of path: SystemPath) async throws(MetaLensError) -> PhotoDossier {
      guard command.format == .html else {
        return PhotoDossier(
          report: try await context.analyzer.analyze(.path(path), command.depth, command.hashing))
      }
      let wishes = PhotoDossier.Wishes(
        pictures: !command.redact, details: false, reduced: BatchPageRow.reduction)
      return try await context.analyzer.dossier(.path(path), command.depth, command.hashing, wishes)
    }

    private func row(of file: AnalyzedFile, _ path: SystemPath, _ picture: PhotoDossier.Shown) -> Row {
      var row = Row(
        outcome: BatchTally.Outcome(file, in: context.language), bytes: nil, order: nil,
        isOutput: target.map { $0 == context.fileSystem.status(path)?.identity } ?? false)
      guard command.choice.shows(file) else { return row }
      // A page sorts its own rows: they needn't wait.
      if command.sort != .path, command.format != .html {
        row.order = RowOrder(of: file, by: command.sort, place: 0)
      }
      row.bytes = Array(renderer.row(of: file, picture: picture)[...])
      return row
    }

    /// Why a file that is no photo to begin with can't be analysed.
    private static let reasonsToSkip: Set<MetaLensError.Code> = [
      .notAPhoto, .emptyFile, .readFailed, .permissionDenied, .notRegularFile, .notFound,
    ]
  }
}
