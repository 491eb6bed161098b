package import MetaLensKit
package import MetaLensPlatform
package import MetaLensRendering

/// `metalens history`: stored reports, looked for, shown again and removed.
package struct HistoryCommand: Command {
  package var store: SystemPath
  package var search = SearchReports.Input()
  package var prune: PruneReports.Choice?
  /// Whether what `prune` chooses is removed; else it is shown.
  package var removes = false
  package var format = OutputFormat.table
  package var detail = TextDetail.answer
  package var output: SystemPath?
  package var sort = SortOrder.path
  package var isWide = false
  package var redact = false
  package var byteOrderMark = false
  package var quiet = false

  /// Runs it.
  package func run(in context: CommandContext) -> ExitCode {
    do {
      let repository = try context.fileSystem.repository(store, false)
      if let prune, removes { return try remove(prune, from: repository, in: context) }
      var list = try HistoryList(command: self, context: context)
      return try list.written(from: repository)
    } catch let error as RepositoryError {
      context.note(error, ofStore: store, isRedacting: redact)
    } catch let error as OutputError {
      return context.ending(for: error, target: output, redacting: redact)
    } catch {
      context.note("\(error)")
    }
    return .notAnalyzed
  }

  private func remove(
    _ choice: PruneReports.Choice, from repository: any ReportRepository, in context: CommandContext
  ) throws -> ExitCode {
    let found = try PruneReports(choice, of: search).found(
      in: repository, isMissing: context.fileSystem.isMissing)
    let count = try repository.remove(found.keys)
    context.note(Message.historyRemoved(count: String(count)).text(in: context.language))
    return noting(found.damaged, in: context)
  }

  /// Says how many rows couldn't be read, which is an error.
  func noting(_ damaged: Int, in context: CommandContext) -> ExitCode {
    guard damaged > 0 else { return .success }
    let name = FileLabel(store, redacting: redact).shown
    context.note(Message.storeDamagedRows(file: name, count: String(damaged)).text(in: context.language))
    return .notAnalyzed
  }
}

extension FileSystem {
  /// Whether nothing stands at a path; not where that can't be told.
  func isMissing(_ path: SystemPath) -> Bool {
    do throws(OutputError) { return try entry(path) == nil } catch { return false }
  }
}
