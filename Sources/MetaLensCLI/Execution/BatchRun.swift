import MetaLensKit
import MetaLensPlatform

/// One batch as it runs: files in, rows out, and what was counted.
struct BatchRun {
  private enum Step: Sendable {
    case row(AnalyzedFile, SystemPath, PhotoDossier.Shown, AnalyzePhotos.Outcome?)
    case skipped(SystemPath, MetaLensError)
  }

  /// A row that waits for the end, since one that comes before it may be found later.
  private struct SortedRow {
    var order: RowOrder
    var bytes: [UInt8]
  }

  /// Why a file that is no photo to begin with can't be analysed.
  private static let reasonsToSkip: Set<MetaLensError.Code> = [
    .notAPhoto, .emptyFile, .readFailed, .permissionDenied, .notRegularFile, .notFound,
  ]

  private let command: BatchCommand
  private let context: CommandContext
  private let sink: OutputSink
  private let target: FileSystem.Identity?
  private var selection: BatchSelection
  private var renderer: BatchRenderer
  private var progress: ProgressLine
  private var tally: BatchTally
  private var sorted: [SortedRow] = []
  private var outputIsInput = false
  private var keptCount = 0
  private var store: StoredReports

  init(
    command: BatchCommand, context: CommandContext, selection: BatchSelection, target: FileSystem.Identity?,
    store: StoredReports
  ) throws(OutputError) {
    self.command = command
    self.context = context
    self.selection = selection
    self.target = target
    self.store = store
    sink = try OutputSink(to: command.output, io: context.io, fileSystem: context.fileSystem)
    let width = command.output == nil ? context.io.width(.output) : nil
    renderer = BatchRenderer(
      format: command.format, language: context.language,
      table: TableReport(
        fit: command.isWide ? .wide : .columns(width), language: context.language, paint: context.paint),
      byteOrderMark: command.byteOrderMark,
      onTerminal: command.output == nil && context.io.isTerminal(.output),
      page: BatchPage(
        language: context.language,
        footer: PageFooter(
          model: command.scoring.version(in: context), caseNumber: command.exhibit.caseNumber,
          language: context.language),
        exhibit: command.exhibit, sortsByScore: command.sort == .score, isRedacted: command.redact,
        command: PageCommand(
          path: SystemPath("FILE"), depth: command.depth, hashing: command.hashing, redact: command.redact,
          signatures: command.signatures, scoring: command.scoring, language: context.language)))
    renderer.limits = context.limits
    progress = ProgressLine(io: context.io, language: context.language, quiet: command.quiet)
    tally = BatchTally(failUnder: command.failUnder)
  }

  mutating func finished() async throws(OutputError) -> ExitCode {
    do throws(OutputError) {
      try sink.write(renderer.beginning())
      if command.isResumed, try !takeOver() { return .notAnalyzed }
      try await analyzeAll()
      try sink.write(store.save())
      for row in sorted.sorted(by: { $0.order < $1.order }) {
        try sink.write(renderer.separator())
        try sink.write(row.bytes)
      }
      try sink.write(renderer.end())
      progress.clear()
      if outputIsInput, let output = command.output {
        context.noteOutputIsInput(output, redacting: command.redact)
        return .notAnalyzed
      }
    } catch {
      progress.clear()
      // What can't be written any more is saved all the same.
      _ = store.save()
      throw error
    }
    let code = ending()
    try context.close(
      sink, target: command.output, ending: code, isNothing: tally.rows == 0, isResumed: command.isResumed,
      redacting: command.redact)
    return code
  }

  /// Takes over what an interrupted run kept; false where it can't be gone on with, which is told.
  private mutating func takeOver() throws(OutputError) -> Bool {
    guard let partial = sink.partialPath, let output = command.output else { return true }
    let language = context.language
    let name = FileLabel(partial).shown
    guard context.fileSystem.status(partial) != nil else {
      context.note(Message.batchNothingToResume(file: name).text(in: language))
      return true
    }
    let model = (try? command.scoring.model(from: context.fileSystem)) ?? .shipped
    var rows = KeptRows(basis: .init(model: model.version, depth: command.depth.rawValue, prior: model.prior))
    do throws(KeptRows.Refusal) {
      try rows.read(partial, from: context.fileSystem) { row, line throws(OutputError) in
        tally.add(row)
        try sink.write(line)
      }
    } catch {
      switch error {
      case .output(let error): throw error
      case .unreadable(let error): context.note(error, of: FileLabel(partial))
      case .notARow(let line):
        context.note(Message.batchResumeNotARow(file: name, line: String(line)).text(in: language))
      case .otherBasis:
        context.note(
          Message.batchResumeOtherBasis(file: name, output: FileLabel(output).shown).text(in: language))
      }
      return false
    }
    keptCount = rows.count
    if let last = rows.last {
      selection.goOn(behind: last)
      context.note(Message.batchResumed(count: String(rows.count), file: name).text(in: language))
    }
    return true
  }

  private mutating func analyzeAll() async throws(OutputError) {
    let analyzer = context.analyzer
    let command = self.command
    let io = context.io
    let photos = store.photos
    let (state, storeFiles) = (context.fileSystem.state, store.files)
    var selection = self.selection
    var found = keptCount
    var isFoundAll = false
    try await OrderedPipeline.run(
      jobs: command.jobs,
      next: { () -> BatchSelection.Candidate? in
        // After a request to stop nothing is begun; what is under way has a moment to end.
        guard !io.isInterrupted(), let candidate = selection.next() else {
          isFoundAll = true
          return nil
        }
        found += 1
        return candidate
      },
      work: { candidate in
        let file = storeFiles.isEmpty ? nil : state(candidate.path)
        if let file, storeFiles.contains(.init(device: file.device, inode: file.inode)) {
          return .skipped(candidate.path, MetaLensError(.notAPhoto))
        }
        return await Self.step(candidate, file, photos, analyzer, command)
      },
      deliver: { (step: Step) throws(OutputError) in
        try take(step)
        progress.update(
          done: tally.rows + tally.skipped, found: found, isFoundAll: isFoundAll, failed: tally.failed)
      })
  }

  private static func step(
    _ candidate: BatchSelection.Candidate, _ file: FileIdentity?, _ photos: AnalyzePhotos,
    _ analyzer: Analyzer, _ command: BatchCommand
  ) async -> Step {
    let outcome: Result<OriginalityReport, MetaLensError>
    var picture = PhotoDossier.Shown.notRead
    var kept: AnalyzePhotos.Outcome?
    if let failure = candidate.failure {
      if failure.code == .linkNotFollowed { return .skipped(candidate.path, failure) }
      outcome = .failure(failure)
    } else {
      do throws(MetaLensError) {
        let isPage = command.format == .html
        // A page shows pictures, which no store keeps.
        kept = try await photos.outcome(of: candidate.path, file: file, readsAnyway: isPage) {
          () async throws(MetaLensError) in
          guard isPage else {
            return try await analyzer.analyze(.path(candidate.path), command.depth, command.hashing)
          }
          let wishes = PhotoDossier.Wishes(
            pictures: !command.redact, details: false, reduced: BatchPageRow.reduction)
          let dossier = try await analyzer.dossier(
            .path(candidate.path), command.depth, command.hashing, wishes)
          picture = dossier.picture
          return dossier.report
        }
        outcome = kept.map { .success($0.report) } ?? .failure(MetaLensError(.cancelled))
      } catch {
        if !candidate.isNamed, reasonsToSkip.contains(error.code), !PhotoExtension.isIn(candidate.path) {
          return .skipped(candidate.path, error)
        }
        outcome = .failure(error)
      }
    }
    let file = AnalyzedFile(label: FileLabel(command.shownPath(candidate.path)), outcome: outcome)
    return .row(command.redact ? Redaction.applied(to: file) : file, candidate.path, picture, kept)
  }

  private mutating func take(_ step: Step) throws(OutputError) {
    switch step {
    case .skipped(let path, let error):
      tally.addSkipped()
      if command.verbose {
        progress.makeRoom(forRow: false)
        context.noteSkipped(error, of: FileLabel(command.shownPath(path)))
      }
    case .row(let file, let path, let picture, let outcome):
      if case .failure(let error) = file.outcome, context.exitCode(of: error) == .interrupted { return }
      if let target, context.fileSystem.status(path)?.identity == target { outputIsInput = true }
      let isShown = command.choice.shows(file)
      tally.add(file, isShown: isShown, in: context.language)
      guard isShown else { return try sink.write(store.take([], of: outcome)) }
      let bytes = renderer.row(of: file, picture: picture)
      // A page sorts its own rows: they needn't wait in memory.
      if command.sort != .path, command.format != .html {
        let order = RowOrder(of: file, by: command.sort, path: path.bytes)
        sorted.append(SortedRow(order: order, bytes: Array(bytes[...])))
        return try sink.write(store.take([], of: outcome))
      }
      progress.makeRoom(forRow: true)
      try sink.write(store.take(renderer.separator() + bytes, of: outcome))
    }
  }

  private func ending() -> ExitCode {
    let isInterrupted = context.io.isInterrupted()
    let hasNothing = tally.rows == 0 && !isInterrupted
    if hasNothing { context.note(MessageKey.summaryNoPhotos.text(in: context.language)) }
    if !command.quiet {
      var lines = tally.summary(of: command.depth, in: context.language)
      lines += store.summary
      if isInterrupted { lines.append(MessageKey.summaryInterrupted.text(in: context.language)) }
      try? context.io.write(Array((lines.joined(separator: "\n") + "\n").utf8), .error)
    }
    if isInterrupted { return .interrupted }
    return tally.exitCode.merged(with: hasNothing || store.hasFailed ? .notAnalyzed : .success)
  }
}
