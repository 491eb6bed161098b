import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

/// `metalens history`: finds stored reports, shows them again and removes them.
package struct HistoryCommand: Command {
  let arguments: ParsedArguments
  let store: SystemPath
  let search: SearchReports.Input
  let format: OutputFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let store = arguments.store else {
      throw UsageError("history: name the store with --store FILE", command: .history)
    }
    self.arguments = arguments
    self.store = store
    format = arguments.format ?? (arguments.detail == nil ? .table : .text)
    var search = arguments.search
    search.query.badges = arguments.only
    search.query.verdicts = arguments.verdicts
    search.query.paths = arguments.operands
    self.search = search
    try arguments.refuseFlags(notFor: format)
    if arguments.force, arguments.prune == nil {
      throw UsageError("--force needs --prune", command: .history)
    }
    // Reports everything that is wrong with the conditions at once, before the store is opened.
    do throws(InvalidInput) {
      if let prune = arguments.prune {
        _ = try PruneReports(prune, of: search)
      } else {
        _ = try SearchReports(search)
      }
    } catch {
      let problems = error.problems.map { "--\($0.field): \(SafeText.escaping($0.reason))" }
      throw UsageError(problems.joined(separator: "; "), command: .history)
    }
  }

  /// Whether reports are written before they are removed, because an output, a format or a detail was named.
  private var listsRemoved: Bool {
    arguments.outputFile != nil || arguments.format != nil || arguments.detail != nil
  }

  package func run(in context: CommandContext) -> ExitCode {
    do {
      let repository = try context.fileSystem.repository(store, false)
      if let prune = arguments.prune, arguments.force, !listsRemoved {
        let found = try PruneReports(prune, of: search).found(
          in: repository, isMissing: context.fileSystem.isMissing)
        try remove(found.keys, from: repository, in: context)
        return noting(found.damaged, in: context)
      }
      var list = try HistoryList(command: self, context: context)
      let written = try list.written(from: repository)
      // A report is removed only after the list of removed reports was written completely.
      if arguments.force, written.code != .interrupted {
        try remove(written.toRemove, from: repository, in: context)
      }
      return written.code
    } catch let error as RepositoryError {
      context.note(error, ofStore: store, isRedacting: arguments.redact)
    } catch OutputError.closedPipe where arguments.force {
      // Nothing was removed then, and a quiet end would hide that.
      return context.ending(
        for: .failed("Broken pipe"), target: arguments.outputFile, redacting: arguments.redact)
    } catch let error as OutputError {
      return context.ending(for: error, target: arguments.outputFile, redacting: arguments.redact)
    } catch {
      context.note("\(error)")
    }
    return .notAnalyzed
  }

  private func remove(
    _ keys: [ReportKey], from repository: any ReportRepository, in context: CommandContext
  ) throws {
    let count = try repository.remove(keys)
    context.note(Message.historyRemoved(count: String(count)).text(in: context.language))
  }

  /// Notes how many rows couldn't be read, if any, and returns the exit code.
  func noting(_ damaged: Int, in context: CommandContext) -> ExitCode {
    guard damaged > 0 else { return .success }
    let name = FileLabel(store, redacting: arguments.redact).shown
    context.note(Message.storeDamagedRows(file: name, count: String(damaged)).text(in: context.language))
    return .notAnalyzed
  }
}

extension FileSystem {
  /// Whether nothing exists at a path; false if that can't be determined.
  func isMissing(_ path: SystemPath) -> Bool {
    do throws(OutputError) { return try entry(path) == nil } catch { return false }
  }
}
