import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

/// `metalens batch`: writes a row for every photo below directories.
package struct BatchCommand: Command {
  let arguments: ParsedArguments
  let format: OutputFormat
  let jobs: Int
  let choice: RowFilter
  let reading: ReadingChoice

  init(_ arguments: ParsedArguments, processorCount: Int) throws(UsageError) {
    self.arguments = arguments
    format = arguments.format ?? .table
    jobs = arguments.jobs ?? max(1, processorCount)
    choice = RowFilter(
      badges: arguments.only, showsFailed: arguments.onlyFailed, verdicts: arguments.verdicts)
    reading = ReadingChoice(arguments)
    guard !arguments.operands.isEmpty || arguments.filesFrom != nil else {
      throw UsageError("batch: name a directory, or a list of files with --files-from", command: .batch)
    }
    if arguments.nulSeparated, arguments.filesFrom == nil {
      throw UsageError("--null needs --files-from", command: .batch)
    }
    try arguments.refuseFlags(notFor: format)
    if arguments.resume, !canBeResumed {
      throw UsageError(
        "--resume needs --format ndjson and --output, and goes neither with --sort nor with --redact",
        command: .batch)
    }
    if arguments.findsRelatives {
      if arguments.hashing == false {
        throw UsageError("--relatives compares files by SHA-256: leave out --no-hash", command: .batch)
      }
      if let file = arguments.relativesOutput, file == arguments.outputFile || file == arguments.store {
        throw UsageError("--relatives-to: “\(file.shown)” is named twice", command: .batch)
      }
    }
    try arguments.refuseExhibitWithoutPage()
  }

  package func run(in context: CommandContext) async -> ExitCode {
    guard let context = reading.applied(to: context) else { return .notAnalyzed }
    let listName = FileLabel(arguments.filesFrom ?? SystemPath("-"), redacting: reading.redact)
    let paths: [SystemPath]
    do throws(MetaLensError) {
      let content = try list(in: context)
      let text = ListText.utf8(content)
      // A UTF-16 list without a NUL character is separated by line breaks, whatever --null says.
      let isNulSeparated = arguments.nulSeparated && (text.contains(0) || !ListText.isUTF16(content))
      // No file name contains NUL, so a list that does has to be read with --null.
      guard isNulSeparated || !text.contains(0) else {
        let reason = MessageKey.batchListHoldsNUL.text(in: context.language)
        context.note(listName.shown(in: context.language) + ": " + reason)
        return .usage
      }
      paths = arguments.operands + Self.listed(text, isNulSeparated: isNulSeparated)
    } catch {
      context.note(error, ofList: listName)
      return context.exitCode(of: error)
    }
    let input = SystemPath("-")
    if arguments.operands.contains(input), context.fileSystem.status(input) == nil {
      context.note(MessageKey.batchInputIsNoList.text(in: context.language))
    }
    for output in arguments.outputs
    where context.refusesOutput(output, over: paths, redacting: reading.redact) { return .notAnalyzed }
    let selection = BatchSelection(
      roots: paths, followLinks: arguments.followLinks, include: arguments.include,
      exclude: arguments.exclude, outputs: arguments.outputs, fileSystem: context.fileSystem)
    guard
      let store = StoredReports(
        arguments.store, in: context, reading, relatives: arguments.findsRelatives)
    else { return .notAnalyzed }
    let related: BatchRelatives?
    do throws(OutputError) {
      related =
        arguments.findsRelatives
        ? try BatchRelatives(to: arguments.relativesOutput, redact: reading.redact, in: context) : nil
    } catch {
      return context.ending(for: error, target: arguments.relativesOutput, redacting: reading.redact)
    }
    do throws(OutputError) {
      let run = try BatchRun(
        command: self, context: context, selection: selection, store: store, relatives: related)
      return try await run.finished()
    } catch {
      return context.ending(for: error, target: arguments.outputFile, redacting: reading.redact)
    }
  }

  /// The flags that select what is shown; nil if everything is.
  ///
  /// Patterns are left out, since they can contain a person's name.
  var selectionWords: String? {
    let flags =
      choice.flags + (arguments.include.isEmpty ? [] : ["--include"])
      + (arguments.exclude.isEmpty ? [] : ["--exclude"])
    return flags.isEmpty ? nil : flags.joined(separator: " ")
  }

  /// Whether an interrupted run can be continued: its rows must be separate lines in a file, sorted by path and not
  /// redacted.
  var canBeResumed: Bool {
    format == .ndjson && arguments.outputFile != nil && arguments.sort == .path && !reading.redact
  }

  /// Returns the bytes of the list that `--files-from` names; empty without the flag.
  private func list(in context: CommandContext) throws(MetaLensError) -> [UInt8] {
    guard let filesFrom = arguments.filesFrom else { return [] }
    return try context.contents(of: filesFrom, maximum: 1 << 28)
  }

  private static func listed(_ list: [UInt8], isNulSeparated: Bool) -> [SystemPath] {
    let separator: UInt8 = isNulSeparated ? 0 : UInt8(ascii: "\n")
    var rest = list[...]
    if !isNulSeparated, rest.starts(with: CSVReport.byteOrderMark) { rest = rest.dropFirst(3) }
    var paths: [SystemPath] = []
    while !rest.isEmpty {
      let end = rest.firstIndex(of: separator) ?? rest.endIndex
      var name = rest[..<end]
      rest = rest[end...].dropFirst()
      // Lists from Windows end lines with CR LF; no photo's name ends with CR.
      if !isNulSeparated, name.last == UInt8(ascii: "\r") { name = name.dropLast() }
      // No system accepts a name this long; it is cut, and becomes an error row.
      if !name.isEmpty { paths.append(SystemPath(bytes: Array(name.prefix(1 << 16)))) }
    }
    return paths
  }
}

extension BatchCommand {
  /// Whether photos are read in separate processes: as the flags say, or by default at every depth except `metadata`.
  ///
  /// At depth `metadata` a photo is read quickly, and passing it to another process adds more than a fifth to the time
  /// (Docs/Benchmarks.md).
  ///
  /// - Parameter byDefault: `CommandIO.startsReaders`, which applies if neither flag was given.
  func isolates(byDefault: Bool) -> Bool {
    arguments.isolates ?? (byDefault && reading.depth != .metadata)
  }

  /// Returns the processes that read the photos; nil if this process reads them.
  func readers(in context: CommandContext) -> ReaderPool? {
    guard isolates(byDefault: context.io.startsReaders) else { return nil }
    // With --quiet, a note that confinement is missing appears only if --isolate was given.
    let isQuiet = arguments.quiet && arguments.isolates == nil
    return reading.readers(in: context, isQuiet: isQuiet) { settings in
      settings.format = format
      settings.columns = arguments.outputFile == nil ? context.io.width(.output) : nil
      settings.isWide = arguments.wide
      settings.isPainted = context.paint.isEnabled
      settings.sort = arguments.sort
      settings.choice = choice
      settings.answer = wantedAnswer
    }
  }

  /// What those processes are to answer: rows, unless a page, a store or the search for relatives needs reports.
  var wantedAnswer: ReaderSettings.Answer {
    guard format == .html || arguments.store != nil || arguments.findsRelatives else { return .row }
    return .photo(wishes)
  }

  /// What is wanted of each photo besides its report.
  var wishes: PhotoDossier.Wishes {
    var wishes: PhotoDossier.Wishes = arguments.findsRelatives ? .relatives : []
    if format == .html { wishes.formUnion(reading.redact ? .small : [.small, .pictures]) }
    return wishes
  }
}
