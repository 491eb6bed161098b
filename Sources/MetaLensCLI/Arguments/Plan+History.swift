import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

extension Plan {
  static func history(_ arguments: LowArguments) throws(UsageError) -> HistoryCommand {
    guard let store = arguments.store else {
      throw UsageError("history: name the store with --store FILE", command: .history)
    }
    var command = HistoryCommand(store: store)
    command.format = arguments.format ?? (arguments.detail == nil ? .table : .text)
    try refuseOtherFormats(arguments, command.format, .history)
    if arguments.force, arguments.prune == nil {
      throw UsageError("--force needs --prune", command: .history)
    }
    command.search = arguments.search
    command.search.badges = arguments.only
    command.search.verdicts = arguments.verdicts
    command.search.paths = arguments.operands
    // Before a store is opened: all that is wrong with the conditions at once.
    do throws(InvalidInput) {
      if let prune = arguments.prune {
        _ = try PruneReports(prune, of: command.search)
      } else {
        _ = try SearchReports(command.search)
      }
    } catch {
      let problems = error.problems.map { "--\($0.field): \(SafeText.escaping($0.reason))" }
      throw UsageError(problems.joined(separator: "; "), command: .history)
    }
    command.prune = arguments.prune
    command.removes = arguments.force
    command.detail = arguments.detail ?? .answer
    command.output = arguments.outputFile
    command.sort = arguments.sort
    command.isWide = arguments.wide
    command.redact = arguments.redact
    command.byteOrderMark = arguments.csvBOM
    command.quiet = arguments.quiet
    return command
  }
}
