import MetaLensRendering

extension Plan {
  static func evaluate(_ arguments: ParsedArguments, _ processorCount: Int) throws(UsageError)
    -> EvaluateCommand
  {
    guard let list = arguments.operands.first else {
      throw UsageError("evaluate: name a list of labelled files, or - for standard input", command: .evaluate)
    }
    guard arguments.operands.count == 1 else {
      throw UsageError(
        "evaluate takes one list, but you also named “\(arguments.operands[1].shown)”", command: .evaluate)
    }
    var command = EvaluateCommand(
      list: list, format: arguments.format ?? .text, output: arguments.outputFile, reports: arguments.reports,
      column: arguments.column, jobs: arguments.jobs ?? max(1, processorCount), depth: arguments.chosenDepth,
      signatures: arguments.signatures, scoring: arguments.scoring, quiet: arguments.quiet)
    if let label = arguments.originalLabel { command.originalLabel = label }
    // If the originals' own label is among the labels that are ignored by default, it is meant to be counted.
    if command.ignoredLabels.contains(command.originalLabel) { command.ignoredLabels = [] }
    command.ignoredLabels.formUnion(arguments.ignoredLabels)
    guard !command.ignoredLabels.contains(command.originalLabel) else {
      throw UsageError("--ignore: without originals there is nothing to measure", command: .evaluate)
    }
    if let reports = arguments.reports {
      if arguments.depth != nil || arguments.signatures.isChanged || arguments.scoring.isChanged {
        throw UsageError(
          "--depth, --signatures, --no-shipped-signatures, --prior and --model can't be used with --reports, which "
            + "analyses nothing",
          command: .evaluate)
      }
      try refuseSecondInput([list, reports], .evaluate)
    }
    return command
  }
}
