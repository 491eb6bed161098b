import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

extension Plan {
  static func history(_ arguments: ParsedArguments) throws(UsageError) -> HistoryCommand {
    guard let store = arguments.store else {
      throw UsageError("history: name the store with --store FILE", command: .history)
    }
    let format = arguments.format ?? (arguments.detail == nil ? .table : .text)
    try refuseOtherFormats(arguments, format, .history)
    if arguments.force, arguments.prune == nil {
      throw UsageError("--force needs --prune", command: .history)
    }
    var search = arguments.search
    search.query.badges = arguments.only
    search.query.verdicts = arguments.verdicts
    search.query.paths = arguments.operands
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
    return HistoryCommand(
      store: store, search: search, prune: arguments.prune, removes: arguments.force,
      listsRemoved: arguments.outputFile != nil || arguments.format != nil || arguments.detail != nil,
      format: format,
      detail: arguments.detail ?? .answer, output: arguments.outputFile, sort: arguments.sort,
      isWide: arguments.wide, redact: arguments.redact, byteOrderMark: arguments.csvBOM,
      quiet: arguments.quiet)
  }
}
