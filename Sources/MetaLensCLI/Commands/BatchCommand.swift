import MetaLensKit
package import MetaLensPlatform
package import MetaLensRendering

/// `metalens batch`: writes a row for every photo below directories.
package struct BatchCommand: Command {
  package var roots: [SystemPath]
  package var format = OutputFormat.table
  package var output: SystemPath?
  /// The file in which reports are stored; nil if none are.
  package var store: SystemPath?
  package var sort = SortOrder.path
  package var choice = RowFilter()
  package var isWide = false
  /// Whether to continue an interrupted run.
  package var isResumed = false
  package var jobs = 1
  package var failUnder: Int?
  package var filesFrom: SystemPath?
  package var nulSeparated = false
  package var include: [SystemPath] = []
  package var exclude: [SystemPath] = []
  package var followLinks = false
  package var reading = ReadingChoice()
  /// Whether the run looks for photos that are the same or related.
  package var findsRelatives = false
  /// The file to which all groups of such photos are written; nil for none.
  package var relatives: SystemPath?
  package var exhibit = ExhibitDetails()
  package var byteOrderMark = false
  package var quiet = false
  package var verbose = false
  /// Whether photos are read in separate processes; nil if neither flag was given.
  package var isIsolated: Bool?

  /// Runs the command.
  package func run(in context: CommandContext) async -> ExitCode {
    guard let context = reading.applied(to: context) else { return .notAnalyzed }
    let paths: [SystemPath]
    do throws(MetaLensError) {
      let content = try list(in: context)
      let text = ListText.utf8(content)
      // A UTF-16 list without a NUL character is separated by line breaks, whatever --null says.
      let isNulSeparated = nulSeparated && (text.contains(0) || !ListText.isUTF16(content))
      // No file name contains NUL, so a list that does has to be read with --null.
      guard isNulSeparated || !text.contains(0) else {
        let reason = MessageKey.batchListHoldsNUL.text(in: context.language)
        context.note(FileLabel(filesFrom ?? SystemPath("-"), redacting: reading.redact).shown + ": " + reason)
        return .usage
      }
      paths = roots + Self.listed(text, isNulSeparated: isNulSeparated)
    } catch {
      context.note(error, of: FileLabel(filesFrom ?? SystemPath("-"), redacting: reading.redact))
      return context.exitCode(of: error)
    }
    for output in [output, relatives]
    where context.refusesOutput(output, over: paths, redacting: reading.redact) { return .notAnalyzed }
    let selection = BatchSelection(
      roots: paths, followLinks: followLinks, include: include, exclude: exclude,
      fileSystem: context.fileSystem)
    guard let store = StoredReports(store, in: context, reading, relatives: findsRelatives) else {
      return .notAnalyzed
    }
    let related: BatchRelatives?
    do throws(OutputError) {
      related = findsRelatives ? try BatchRelatives(to: relatives, redact: reading.redact, in: context) : nil
    } catch {
      return context.ending(for: error, target: relatives, redacting: reading.redact)
    }
    do throws(OutputError) {
      let run = try BatchRun(
        command: self, context: context, selection: selection, store: store, relatives: related)
      return try await run.finished()
    } catch {
      return context.ending(for: error, target: output, redacting: reading.redact)
    }
  }

  /// The flags that select what is shown; nil if everything is.
  ///
  /// Patterns are left out, since they can contain a person's name.
  var selectionWords: String? {
    let flags =
      choice.flags + (include.isEmpty ? [] : ["--include"]) + (exclude.isEmpty ? [] : ["--exclude"])
    return flags.isEmpty ? nil : flags.joined(separator: " ")
  }

  /// Whether an interrupted run can be continued: its rows must be separate lines in a file, sorted by path and not
  /// redacted.
  var canBeResumed: Bool { format == .ndjson && output != nil && sort == .path && !reading.redact }

  /// Returns the bytes of the list that `--files-from` names; empty without the flag.
  private func list(in context: CommandContext) throws(MetaLensError) -> [UInt8] {
    guard let filesFrom else { return [] }
    return try context.contents(of: filesFrom, maximum: 1 << 28)
  }

  /// Returns the names in a list.
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
  func isolates(byDefault: Bool) -> Bool { isIsolated ?? (byDefault && reading.depth != .metadata) }

  /// Returns the processes that read the photos; nil if this process reads them.
  func readers(in context: CommandContext) -> ReaderPool? {
    guard isolates(byDefault: context.io.startsReaders) else { return nil }
    // With --quiet, a note that confinement is missing appears only if --isolate was given.
    return reading.readers(in: context, isQuiet: quiet && isIsolated == nil) { settings in
      settings.format = format
      settings.columns = output == nil ? context.io.width(.output) : nil
      settings.isWide = isWide
      settings.isPainted = context.paint.isEnabled
      settings.sort = sort
      settings.choice = choice
      settings.answer = wantedAnswer
    }
  }

  /// What those processes are to answer: rows, unless a page, a store or the search for relatives needs reports.
  var wantedAnswer: ReaderSettings.Answer {
    guard format == .html || store != nil || findsRelatives else { return .row }
    return .report(
      picture: format == .html && !reading.redact && reading.depth == .pixels, relatives: findsRelatives)
  }
}
