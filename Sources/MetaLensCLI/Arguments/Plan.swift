import MetaLensKit
package import MetaLensPlatform
import MetaLensRendering

/// What to do: the command that the arguments name, after checking that they fit together.
package enum Plan: Sendable {
  case run(any Command)
  case show(String)
  /// Show help for a command, or for the tool.
  case help(CommandName?)
  /// Show a short usage and end with exit code 2, since the command line is empty.
  case usage
}

extension Plan {
  /// Makes a plan from checked arguments.
  ///
  /// - Parameters:
  ///   - exists: whether a path names something, which distinguishes a file from a misspelled command.
  package init(
    _ arguments: ParsedArguments, processorCount: Int, exists: (SystemPath) -> Bool
  ) throws(UsageError) {
    if arguments.help {
      self = .help(arguments.command)
      return
    }
    if arguments.version {
      self = .show(Self.version)
      return
    }
    switch arguments.command {
    case nil where arguments.operands.isEmpty: self = .usage
    case nil, .analyze: self = .run(try AnalyzeCommand(arguments, exists: exists))
    case .batch: self = .run(try BatchCommand(arguments, processorCount: processorCount))
    case .worker:
      try arguments.refuseOperands()
      self = .run(WorkerCommand(reading: ReadingChoice(arguments)))
    case .serve: self = .run(try ServeCommand(arguments, processorCount: processorCount))
    case .inspect: self = .run(try InspectCommand(arguments))
    case .compare: self = .run(try CompareCommand(arguments))
    case .extract where arguments.extractsAll: self = .run(try ExtractAllCommand(arguments))
    case .extract: self = .run(try ExtractCommand(arguments))
    case .flags:
      try arguments.refuseOperands()
      self = .run(FlagsCommand(format: arguments.format ?? .text))
    case .signatures: self = .run(try SignaturesCommand(arguments))
    case .evaluate: self = .run(try EvaluateCommand(arguments, processorCount: processorCount))
    case .history: self = .run(try HistoryCommand(arguments))
    case .help:
      self = .help(try arguments.onlyWord(CommandName.self))
    case .completions:
      guard let shell = try arguments.onlyWord(Shell.self) else {
        throw UsageError(
          "completions: name a shell: " + Shell.allCases.map(\.rawValue).joined(separator: ", "),
          command: .completions)
      }
      self = .show(Completions.script(for: shell))
    case .version:
      try arguments.refuseOperands()
      self = .show(Self.version)
    case .man:
      try arguments.refuseOperands()
      self = .show(ManualPage.text)
    }
  }

  /// The line that `--version` shows.
  package static var version: String {
    "metalens \(MetaLensVersion.current) (score model \(ScoreModel.shippedVersion))\n"
  }
}
