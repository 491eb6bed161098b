import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

/// The state of one running batch: the files to analyze, the rows to write and the counts.
///
/// A class, since there is one per run, and a copy would count separately.
final class BatchRun {
  private let command: BatchCommand
  private let context: CommandContext
  private let sink: OutputSink
  /// Files that exist at the output paths when the run begins.
  private let targets: [(path: SystemPath, identity: FileIdentity.Place)]
  private let selection: BatchSelection
  private var renderer: BatchRenderer
  private var progress: ProgressLine
  private var tally: BatchTally
  private var sorted: SortedRows
  private var rowCount = 0
  private var shownCount = 0
  private var outputIsInput = false
  /// The number of files found before the run ended, and whether these are all files.
  private var reached = (found: 0, isAll: false)
  /// What an interrupted run left, while this run is still continuing it.
  private var resumption: Resumption?
  /// Whether the partial file is still what an earlier run left.
  private var isPartialThere: Bool
  /// How many rows of the interrupted run were written again.
  private var keptCount = 0
  private var store: StoredReports
  /// Finds photos that are the same or related; nil if that wasn't asked for.
  private var relatives: BatchRelatives?
  /// What a page says of itself, so far when its photos were analyzed.
  private var about = BatchPageAbout()

  init(
    command: BatchCommand, context: CommandContext, selection: BatchSelection, store: StoredReports,
    relatives: BatchRelatives? = nil
  ) throws(OutputError) {
    let arguments = command.arguments
    self.command = command
    self.context = context
    self.selection = selection
    targets = arguments.outputs.compactMap { path in
      context.fileSystem.status(path).map { (path: path, identity: $0.identity) }
    }
    self.store = store
    self.relatives = relatives
    sink = try OutputSink(to: arguments.outputFile, io: context.io, fileSystem: context.fileSystem)
    // The file is claimed first: otherwise a run that ends at this moment could still remove it or leave one.
    isPartialThere = command.canBeResumed ? try sink.claim() : false
    let width = arguments.outputFile == nil ? context.io.width(.output) : nil
    renderer = BatchRenderer(
      format: command.format,
      table: TableReport(
        columns: width, isWide: arguments.wide, language: context.language, paint: context.paint),
      byteOrderMark: arguments.csvBOM,
      page: BatchPage(
        reading: command.reading, language: context.language,
        model: context.service.choice.model.version, exhibit: arguments.exhibit,
        sortsByScore: arguments.sort == .score, selection: command.selectionWords),
      limits: context.limits)
    sink.outlivesProcess = command.canBeResumed
    progress = ProgressLine(io: context.io, language: context.language, quiet: arguments.quiet)
    tally = BatchTally(failUnder: arguments.failUnder)
    sorted = SortedRows(scratch: context.fileSystem.scratch)
  }

  func finished() async throws(OutputError) -> ExitCode {
    do throws(OutputError) {
      if command.arguments.resume, !begins() { return .notAnalyzed }
      if !renderer.beginsLast { try sink.write(renderer.beginning()) }
      try await analyzeAll()
      if let refusal = resumption?.refusal {
        progress.clear()
        tell(refusal)
        return .notAnalyzed
      }
      try sink.write(store.save())
      if renderer.beginsLast { try sink.write(renderer.beginning(about: finishedAbout)) }
      try sorted.finish { row throws(OutputError) in
        try sink.write(renderer.separator())
        try sink.write(row)
      }
      relatives?.find()
      try sink.write(renderer.end(relatives: relatives?.section ?? "", about: about))
      progress.clear()
      if outputIsInput {
        for target in targets { context.noteOutputIsInput(target.path, redacting: command.reading.redact) }
        return .notAnalyzed
      }
    } catch {
      progress.clear()
      // The reports are stored even if no row can be written any more.
      _ = store.save()
      let target = command.arguments.outputFile
      let code = context.ending(for: error, target: target, redacting: command.reading.redact)
      // Before this run's first row, the partial file may be from another run.
      if command.canBeResumed, !sink.isEmpty || resumption != nil {
        context.noteResumable(sink, target: target, quiet: command.arguments.quiet)
      }
      return code
    }
    let code = ending()
    try context.close(
      sink, target: command.arguments.outputFile, ending: code, isNothing: tally.rows == 0,
      keepingPartial: resumption != nil,
      redacting: command.reading.redact)
    return code == .interrupted ? code : code.merged(with: relatives?.written() ?? .success)
  }

  /// Reads the rows that an interrupted run kept; returns false, after a note, if that run can't be continued.
  private func begins() -> Bool {
    guard let partial = sink.partialPath else { return true }
    guard isPartialThere else {
      context.note(Message.batchNothingToResume(file: FileLabel(partial).shown).text(in: context.language))
      return true
    }
    let service = context.service
    let (model, signatures) = (service.choice.model, service.choice.signatures)
    do throws(KeptRows.Refusal) {
      let rows = try KeptRows(
        of: partial, from: context.fileSystem,
        basis: .init(
          score: .init(model: model.version, depth: command.reading.depth.rawValue, prior: model.prior),
          signatures: signatures.reference.sha256, isHashing: command.reading.hashing,
          language: context.language, credentials: { service.credentialBasis() }))
      resumption = try Resumption(
        rows, selection: selection, isHashing: command.reading.hashing, state: context.fileSystem.state)
    } catch {
      tell(error)
      return false
    }
    // Until the kept rows are written again, the partial file is their only copy.
    sink.outlivesProcess = false
    return true
  }

  /// Notes why the run can't continue the interrupted one.
  private func tell(_ refusal: KeptRows.Refusal) {
    guard let partial = sink.partialPath, let output = command.arguments.outputFile else { return }
    let name = FileLabel(partial).shown
    let shown = FileLabel(output).shown
    switch refusal {
    case .unreadable(let error): context.note(error, of: FileLabel(partial))
    case .notARow(let line):
      context.note(
        Message.batchResumeNotARow(file: name, line: String(line), output: shown).text(in: context.language))
    case .otherBasis:
      context.note(Message.batchResumeOtherBasis(file: name, output: shown).text(in: context.language))
    case .otherHash:
      context.note(Message.batchResumeOtherHash(file: name, output: shown).text(in: context.language))
    case .otherLanguage(let tag):
      context.note(
        Message.batchResumeOtherLanguage(
          file: name, language: SafeText.shown(tag, columns: 20), output: shown
        ).text(in: context.language))
    case .otherFiles(let path):
      context.note(
        Message.batchResumeOtherFiles(
          file: name, photo: FileLabel(SystemPath(bytes: path)).shown, output: shown
        ).text(in: context.language))
    }
  }

  /// Replaces the partial file by this run's rows once all its rows are written again; from then on these are kept.
  private func replaceKept() throws(OutputError) {
    guard let resumption, resumption.isAtEnd, keptCount == resumption.keptCount else { return }
    self.resumption = nil
    try sink.write(store.save())
    try sink.keep()
    isPartialThere = false
    guard let partial = sink.partialPath else { return }
    progress.makeRoom(forRow: false)
    let name = FileLabel(partial).shown
    context.note(
      Message.batchResumed(file: name, count: String(keptCount)).text(in: context.language))
    if resumption.leftOutCount > 0 {
      context.note(
        Message.batchResumedLeftOut(file: name, count: String(resumption.leftOutCount))
          .text(in: context.language))
    }
  }

  /// Adds the photo of a kept row to the relatives, with its stored digests if there are any, else with what the row
  /// states.
  private func takeRelative(of row: EvaluatedReport, _ line: [UInt8]) {
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

  private func analyzeAll() async throws(OutputError) {
    let io = context.io
    let work = BatchStep.Work(
      command: command, context: context, renderer: renderer, targets: Set(targets.map(\.identity)),
      photos: store.photos, storeFiles: store.files, readers: command.readers(in: context))
    let count = counted()
    defer { count?.task.cancel() }
    var files = selection.makeIterator()
    var found = 0
    var isFoundAll = false
    try await OrderedPipeline.run(
      jobs: command.jobs,
      // After a request to stop, no further photo is begun; those in progress get a moment to finish.
      isStopped: { io.isInterrupted() },
      next: { () -> BatchStep.Input? in
        guard let candidate = files.next() else {
          isFoundAll = true
          resumption?.finish()
          return nil
        }
        found += 1
        guard let row = resumption?.row(for: candidate) else {
          return resumption?.refusal == nil ? .file(candidate) : nil
        }
        return .kept(row)
      },
      work: { input in await work.step(input) },
      size: { $0.size },
      deliver: { (step: BatchStep) throws(OutputError) in
        try take(step)
        try replaceKept()
        let ahead = count?.files.found ?? (count: 0, isAll: false)
        progress.update(
          .init(
            done: tally.rows + tally.skipped, found: max(found, ahead.count) - tally.passedOver,
            isFoundAll: isFoundAll || ahead.isAll, failed: tally.failed, badges: tally.badges,
            kept: keptCount))
      })
    tally.excluded = files.excluded
    let ahead = count?.files.found ?? (count: 0, isAll: false)
    reached = (max(found, ahead.count), isFoundAll || ahead.isAll)
    // Nothing is counted ahead without a line of progress, but a list needn't be searched.
    if !reached.isAll, io.isInterrupted(), let count = selection.namedCount { reached = (count, true) }
    // Needed if no file comes after the last kept row.
    try replaceKept()
  }

  /// Counts the files in parallel with the work, if progress is shown.
  private func counted() -> (files: FileCount, task: Task<Void, Never>)? {
    guard progress.isShown else { return nil }
    let files = FileCount()
    // A walk of its own, since the run's walk waits for the photos.
    return (files, Task { [selection] in await files.count(selection) })
  }

  /// Returns the ending by which a skipped file is counted; empty if it must not be shown.
  private func ending(of path: SystemPath) -> String {
    // By a photo's extension, an owner would look for a photo that nobody skipped.
    if path.isAppleDouble { return BatchTally.appleDouble }
    // What follows a name's last dot can be a person's name.
    return command.reading.redact ? "" : path.pathExtension
  }

  private func take(_ step: BatchStep) throws(OutputError) {
    switch step {
    case .interrupted: break
    case .passedOver: tally.passedOver += 1
    case .kept(let row): try take(row)
    case .skipped(let path, let error):
      tally.addSkipped(error.code, ending: ending(of: path))
      if command.arguments.verbose {
        progress.makeRoom(forRow: false)
        context.noteSkipped(error, of: FileLabel(path, redacting: command.reading.redact))
      }
    case .row(let row):
      if row.isOutput { outputIsInput = true }
      tally.add(row.outcome, isShown: row.bytes != nil)
      // The counts beside the time are also of rows that aren't shown.
      if let analyzed = row.analyzed { about.add(analyzed) }
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

  /// Counts a row of the interrupted run, and writes it unless this run shows only other rows.
  private func take(_ row: KeptRows.Row) throws(OutputError) {
    keptCount += 1
    var isShown = true
    if case .success(let answer) = row.report.outcome {
      isShown = command.choice.shows(answer.badge, Verdict.Kind(rawValue: answer.verdict))
      row.report.path.map { store.passOver(SystemPath(bytes: $0)) }
    }
    tally.add(BatchTally.Outcome(row.report), isShown: isShown)
    takeRelative(of: row.report, row.line)
    if isShown { try sink.write(store.take(row.line, of: nil)) }
  }

  /// What a page says of itself after all its rows are made.
  private var finishedAbout: BatchPageAbout {
    var about = about
    about.counts = tally.counts(followingLinks: command.arguments.followLinks, in: context.language)
    about.hasRows = shownCount > 0
    if context.io.isInterrupted() { about.interruption = interruption }
    return about
  }

  /// The lines on an interruption: that there was one, and how many files it left.
  private var interruption: [String] {
    let left = tally.left(of: reached.found, isFoundAll: reached.isAll, in: context.language)
    return [MessageKey.summaryInterrupted.text(in: context.language)] + (left.map { [$0] } ?? [])
  }

  /// The line that says whether another run can go on from an interrupted one.
  private var advice: String {
    guard sink.isEmpty, resumption == nil else {
      return MessageKey.summaryResumable.text(in: context.language)
    }
    // Without a row, nothing of this run is kept, but an earlier run's rows may be.
    guard isPartialThere, let partial = sink.partialPath else {
      return MessageKey.summaryNothingKept.text(in: context.language)
    }
    return Message.summaryEarlierPartial(file: FileLabel(partial).shown).text(in: context.language)
  }

  private func ending() -> ExitCode {
    let isInterrupted = context.io.isInterrupted()
    let hasNothing = tally.rows == 0 && !isInterrupted
    if hasNothing { context.note(MessageKey.summaryNoPhotos.text(in: context.language)) }
    if !command.arguments.quiet {
      var lines = tally.summary(
        of: command.reading.depth, model: context.service.choice.model.version,
        followingLinks: command.arguments.followLinks, in: context.language)
      // After an interruption, a glob that matched nothing might still have matched later.
      if !isInterrupted {
        lines += selection.notesOnGlobs(in: context.language, redacting: command.reading.redact)
      }
      lines += store.summary
      lines += relatives?.summary ?? []
      if isInterrupted { lines += interruption }
      if isInterrupted, command.canBeResumed { lines.append(advice) }
      try? context.io.write(Array((lines.joined(separator: "\n") + "\n").utf8), .error)
    }
    if isInterrupted { return .interrupted }
    return tally.exitCode.merged(with: hasNothing || store.hasFailed ? .notAnalyzed : .success)
  }
}
