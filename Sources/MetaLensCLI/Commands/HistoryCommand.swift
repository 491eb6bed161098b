package import MetaLensKit
package import MetaLensPlatform
package import MetaLensRendering

/// `metalens history`: finds stored reports, shows them again and removes them.
package struct HistoryCommand: Command {
  package var store: SystemPath
  package var search = SearchReports.Input()
  package var prune: PruneReports.Choice?
  /// Whether the reports that `prune` chooses are removed; if false, they are only shown.
  package var removes = false
  /// Whether reports are written before they are removed, because an output, a format or a detail was named.
  package var listsRemoved = false
  package var format = OutputFormat.table
  package var detail = TextDetail.answer
  package var output: SystemPath?
  package var sort = SortOrder.path
  package var isWide = false
  package var redact = false
  package var byteOrderMark = false
  package var quiet = false

  /// Runs the command.
  package func run(in context: CommandContext) -> ExitCode {
    do {
      let repository = try context.fileSystem.repository(store, false)
      if let prune, removes, !listsRemoved {
        let found = try PruneReports(prune, of: search).found(
          in: repository, isMissing: context.fileSystem.isMissing)
        try remove(found.keys, from: repository, in: context)
        return noting(found.damaged, in: context)
      }
      var list = try HistoryList(command: self, context: context)
      let written = try list.written(from: repository)
      // A report is removed only after the list of removed reports was written completely.
      if removes, written.code != .interrupted {
        try remove(written.toRemove, from: repository, in: context)
      }
      return written.code
    } catch let error as RepositoryError {
      context.note(error, ofStore: store, isRedacting: redact)
    } catch OutputError.closedPipe where removes {
      // Nothing was removed then, and a quiet end would hide that.
      return context.ending(for: .failed("Broken pipe"), target: output, redacting: redact)
    } catch let error as OutputError {
      return context.ending(for: error, target: output, redacting: redact)
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
    let name = FileLabel(store, redacting: redact).shown
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
