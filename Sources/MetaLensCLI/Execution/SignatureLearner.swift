import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

/// Makes rows for a table of signatures from photos, one after the other, and counts the results.
struct SignatureLearner {
  private let context: CommandContext
  private var progress: ProgressLine
  private(set) var rows: [CameraSignature] = []
  private(set) var unfit = 0
  private(set) var skipped = 0
  private(set) var failed = 0
  private(set) var isInterrupted = false
  /// Whether a photo was found that the table would overwrite.
  private(set) var outputIsInput = false
  private var found = 0

  init(context: CommandContext, quiet: Bool) {
    self.context = context
    progress = ProgressLine(io: context.io, language: context.language, quiet: quiet)
  }

  mutating func learn(
    from selection: BatchSelection, source: String, target: FileIdentity.Place?
  ) async {
    for candidate in selection {
      if context.io.isInterrupted() {
        isInterrupted = true
        break
      }
      found += 1
      if let target, context.fileSystem.status(candidate.path)?.identity == target { outputIsInput = true }
      await take(candidate, source: source)
      progress.update(.init(done: found, found: found, isFoundAll: false, failed: failed))
    }
    progress.clear()
  }

  private mutating func take(_ candidate: BatchSelection.Candidate, source: String) async {
    do throws(MetaLensError) {
      if let failure = candidate.failure { throw failure }
      if let row = try await context.service.signature(candidate.path, source) {
        rows.append(row)
      } else {
        unfit += 1
      }
    } catch {
      if context.exitCode(of: error) == .interrupted {
        isInterrupted = true
        return
      }
      let isOther = !candidate.isNamed && !PhotoExtension.isIn(candidate.path) && candidate.failure == nil
      if isOther || error.code == .linkNotFollowed {
        // A run's temporary file isn't counted, this run's own among them.
        if error.code == .linkNotFollowed || !ReplacingFile.isTemporary(candidate.path) { skipped += 1 }
        return
      }
      failed += 1
      progress.makeRoom(forRow: false)
      context.note(error, of: FileLabel(candidate.path))
    }
  }
}
