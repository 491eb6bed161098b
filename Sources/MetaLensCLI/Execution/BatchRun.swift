import MetaLensKit
import MetaLensPlatform

/// One batch as it runs: files in, rows out, and what was counted.
struct BatchRun {
  private let command: BatchCommand
  private let context: CommandContext
  private let sink: OutputSink
  /// What stands where something is written to.
  private let targets: [(path: SystemPath, identity: FileSystem.Identity)]
  private var selection: BatchSelection
  private var renderer: BatchRenderer
  private var progress: ProgressLine
  private var tally: BatchTally
  private var sorted: SortedRows
  private var rowCount = 0
  private var shownCount = 0
  private var outputIsInput = false
  private var keptCount = 0
  /// Whether a photo's reading was broken off.
  ///
  /// Rows of later ones aren't written then: `--resume` goes on behind the last
  /// row, and would never see that photo again.
  private var hasGap = false
  private var store: StoredReports
  /// What tells which photos are the same or related; nil where nobody asked.
  private var relatives: BatchRelatives?

  init(
    command: BatchCommand, context: CommandContext, selection: BatchSelection, store: StoredReports,
    relatives: BatchRelatives? = nil
  ) throws(OutputError) {
    self.command = command
    self.context = context
    self.selection = selection
    targets = [command.output, command.relatives].compactMap { path in
      path.flatMap { path in context.fileSystem.status(path).map { (path, $0.identity) } }
    }
    self.store = store
    self.relatives = relatives
    sink = try OutputSink(to: command.output, io: context.io, fileSystem: context.fileSystem)
    let width = command.output == nil ? context.io.width(.output) : nil
    renderer = BatchRenderer(
      format: command.format, language: context.language,
      table: TableReport(
        fit: command.isWide ? .wide : .columns(width), language: context.language, paint: context.paint),
      byteOrderMark: command.byteOrderMark,
      page: BatchPage(
        language: context.language,
        footer: PageFooter(
          model: command.scoring.version(in: context), caseNumber: command.exhibit.caseNumber,
          language: context.language),
        exhibit: command.exhibit, sortsByScore: command.sort == .score, isRedacted: command.redact,
        command: PageCommand(
          path: SystemPath("FILE"), depth: command.depth, hashing: command.hashing, redact: command.redact,
          signatures: command.signatures, scoring: command.scoring, credentials: command.credentials,
          language: context.language)))
    renderer.limits = context.limits
    progress = ProgressLine(io: context.io, language: context.language, quiet: command.quiet)
    tally = BatchTally(failUnder: command.failUnder)
    sorted = SortedRows(scratch: context.fileSystem.scratch)
  }

  mutating func finished() async throws(OutputError) -> ExitCode {
    do throws(OutputError) {
      try sink.write(renderer.beginning())
      if command.isResumed, try !takeOver() { return .notAnalyzed }
      try await analyzeAll()
      try sink.write(store.save())
      // Its own copy, since writing a row changes the rest of the run.
      var sorted = sorted
      try sorted.finish { row throws(OutputError) in
        try sink.write(renderer.separator())
        try sink.write(row)
      }
      relatives?.find()
      try sink.write(renderer.end(relatives: relatives?.section ?? ""))
      progress.clear()
      if outputIsInput {
        for target in targets { context.noteOutputIsInput(target.path, redacting: command.redact) }
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
    return code == .interrupted ? code : code.merged(with: relatives?.written() ?? .success)
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
    var rows = KeptRows(
      basis: .init(model: model.version, depth: command.depth.rawValue, prior: model.prior),
      credentials: context.analyzer.credentialBasis)
    do throws(KeptRows.Refusal) {
      try rows.read(partial, from: context.fileSystem) { row, line throws(OutputError) in
        tally.add(BatchTally.Outcome(row))
        takeRelative(of: row, line)
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

  /// Of a row of an earlier run what the store kept of its photo, or else what the row says.
  private mutating func takeRelative(of row: EvaluatedReport, _ line: [UInt8]) {
    guard relatives != nil, case .success = row.outcome, let path = row.path.map(SystemPath.init(bytes:))
    else {
      return
    }
    if let kept = store.photos.keptTraits(of: path, file: store.state(of: path)) {
      relatives?.add(kept, path: path)
    } else {
      relatives?.add(RelativeTraits(line: line), path: path, isPartial: true)
    }
  }

  private mutating func analyzeAll() async throws(OutputError) {
    let io = context.io
    let work = BatchStep.Work(
      command: command, context: context, renderer: renderer, targets: Set(targets.map(\.identity)),
      photos: store.photos, storeFiles: store.files, readers: command.readers(in: context))
    let count = counted()
    defer { count?.task.cancel() }
    var files = selection.makeIterator()
    var found = keptCount
    var isFoundAll = false
    try await OrderedPipeline.run(
      jobs: command.jobs,
      // After a request to stop nothing is begun; what is under way has a moment to end.
      isStopped: { io.isInterrupted() },
      next: { () -> BatchSelection.Candidate? in
        guard let candidate = files.next() else {
          isFoundAll = true
          return nil
        }
        found += 1
        return candidate
      },
      work: { candidate in await work.step(candidate) },
      size: { $0.size },
      deliver: { (step: BatchStep) throws(OutputError) in
        try take(step)
        let ahead = count?.files.found ?? (count: 0, isAll: false)
        progress.update(
          .init(
            done: tally.rows + tally.skipped, found: max(found, keptCount + ahead.count),
            isFoundAll: isFoundAll || ahead.isAll, failed: tally.failed, badges: tally.badges,
            kept: keptCount))
      })
  }

  /// Counts the files beside the work, where somebody watches.
  private func counted() -> (files: FileCount, task: Task<Void, Never>)? {
    guard progress.isWatched else { return nil }
    let files = FileCount()
    // A walk of its own: that of the run waits for the photos.
    return (files, Task { [selection] in await files.count(selection) })
  }

  private mutating func take(_ step: BatchStep) throws(OutputError) {
    switch step {
    case .interrupted: hasGap = true
    case .skipped where hasGap: break
    case .skipped(let path, let error):
      tally.addSkipped()
      if command.verbose {
        progress.makeRoom(forRow: false)
        context.noteSkipped(error, of: FileLabel(command.shownPath(path)))
      }
    case .row(let row) where hasGap && row.order == nil:
      try sink.write(store.take([], of: row.kept))
    case .row(let row):
      if row.isOutput { outputIsInput = true }
      tally.add(row.outcome, isShown: row.bytes != nil)
      if row.bytes != nil { shownCount += 1 }
      if let relative = row.relative {
        relatives?.add(relative.traits, path: relative.path, row: row.bytes == nil ? 0 : shownCount)
      }
      guard var bytes = row.bytes else { return try sink.write(store.take([], of: row.kept)) }
      if relatives != nil { bytes = renderer.numbered(bytes, shownCount) }
      if var order = row.order {
        order.place = rowCount
        rowCount += 1
        try sorted.add(bytes, at: order)
        return try sink.write(store.take([], of: row.kept))
      }
      progress.makeRoom(forRow: true)
      try sink.write(store.take(renderer.separator() + bytes, of: row.kept))
    }
  }

  private func ending() -> ExitCode {
    let isInterrupted = context.io.isInterrupted()
    let hasNothing = tally.rows == 0 && !isInterrupted
    if hasNothing { context.note(MessageKey.summaryNoPhotos.text(in: context.language)) }
    if !command.quiet {
      var lines = tally.summary(of: command.depth, in: context.language)
      lines += store.summary
      lines += relatives?.summary ?? []
      if isInterrupted { lines.append(MessageKey.summaryInterrupted.text(in: context.language)) }
      try? context.io.write(Array((lines.joined(separator: "\n") + "\n").utf8), .error)
    }
    if isInterrupted { return .interrupted }
    return tally.exitCode.merged(with: hasNothing || store.hasFailed ? .notAnalyzed : .success)
  }
}
