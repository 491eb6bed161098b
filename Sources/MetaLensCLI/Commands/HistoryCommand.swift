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
  /// Whether what is removed is written before, since somebody said where or how.
  package var listsRemoved = false
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
      if let prune, removes, !listsRemoved {
        let found = try PruneReports(prune, of: search).found(
          in: repository, isMissing: context.fileSystem.isMissing)
        try remove(found.keys, from: repository, in: context)
        return noting(found.damaged, in: context)
      }
      var list = try HistoryList(command: self, context: context)
      let written = try list.written(from: repository)
      // Only what somebody has a list of, whole and in its place.
      if removes, written.code != .interrupted {
        try remove(written.toRemove, from: repository, in: context)
      }
      return written.code
    } catch let error as RepositoryError {
      context.note(error, ofStore: store, isRedacting: redact)
    } catch OutputError.closedPipe where removes {
      // Nothing was removed then, which a quiet end would hide.
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
