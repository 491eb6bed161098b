import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

/// `metalens compare`: shows what two files have in common and where they differ.
package struct CompareCommand: Command {
  let arguments: ParsedArguments
  let first: SystemPath
  let second: SystemPath
  let format: OutputFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.operands.count == 2 else {
      throw UsageError("compare: name two photos; one of them may be - for standard input", command: .compare)
    }
    self.arguments = arguments
    first = arguments.operands[0]
    second = arguments.operands[1]
    format = arguments.format ?? .text
    try arguments.refuseSecondInput()
    try arguments.refuseExhibitWithoutPage()
  }

  package func run(in context: CommandContext) async -> ExitCode {
    if context.refusesOutput(arguments.outputFile, over: arguments.operands, redacting: arguments.redact) {
      return .notAnalyzed
    }
    do {
      return try await results(in: context)
    } catch {
      return context.ending(for: error, target: arguments.outputFile, redacting: arguments.redact)
    }
  }

  private func results(in context: CommandContext) async throws(OutputError) -> ExitCode {
    let sink = try OutputSink(to: arguments.outputFile, io: context.io, fileSystem: context.fileSystem)
    var places: [PhotoSource] = []
    var sides: [(inspection: PhotoInspection, context: OutputContext)] = []
    var failures: [(error: MetaLensError, label: FileLabel)] = []
    for path in [first, second] where !context.io.isInterrupted() {
      let label = label(of: path)
      // The place is kept along with the inspection: standard input can be read only once, and another file may be put
      // where a file was.
      let inspected = await Result(awaiting: { () async throws(MetaLensError) in
        let place = try context.service.opened(context.place(of: path))
        return (try await context.service.inspect(place, false, false, false), place)
      })
      switch inspected {
      case .success(let (inspection, place)):
        places.append(place)
        let outputContext = label.outputContext(
          in: context.language, isRedacted: arguments.redact, maximumBytes: context.limits.outputBytes)
        sides.append((inspection, outputContext))
      case .failure(let error): failures.append((redacted(error), label))
      }
    }
    if context.io.isInterrupted() {
      context.note(MessageKey.summaryInterrupted.text(in: context.language))
      return .interrupted
    }
    guard failures.isEmpty, sides.count == 2 else {
      try tell(failures, to: sink, in: context)
      return .notAnalyzed
    }
    let compared = await Result(awaiting: { () async throws(MetaLensError) in
      try await context.service.compare(
        sides[0].inspection, sides[1].inspection, places[0], places[1])
    })
    let comparison: PhotoComparison
    switch compared {
    case .success(let answer): comparison = arguments.redact ? Redaction.redacted(answer) : answer
    case .failure(let error): return ending(error, in: context)
    }
    if format == .json {
      try sink.write(comparison.written(sides[0], sides[1], pretty: true) + [UInt8(ascii: "\n")])
    } else if format == .html {
      let paired = await Result(awaiting: { () async throws(MetaLensError) in
        try await context.service.pair(places[0], places[1])
      })
      switch paired {
      case .success(let pair):
        let compared = ComparedPhotos(comparison, of: sides[0].inspection, sides[1].inspection)
        let shown = arguments.redact ? Redaction.redacted(pair) : pair
        try sink.write(page(of: compared, shown, in: context.language))
      case .failure(let error): return ending(error, in: context)
      }
    } else {
      let report = CompareReport(
        language: context.language, paint: context.paint, isRedacted: arguments.redact)
      let compared = ComparedPhotos(comparison, of: sides[0].inspection, sides[1].inspection)
      try sink.write(report.text(of: compared, label(of: first), label(of: second)))
    }
    try sink.commit()
    return .success
  }

  /// Notes an error in a file that could be inspected but failed when it was read again, and returns the exit code.
  private func ending(_ error: MetaLensError, in context: CommandContext) -> ExitCode {
    // Standard input has no path.
    let failed = [first, second].first { error.path == ($0.isStandardInput ? nil : $0.display) }
    context.note(redacted(error), ofOperand: label(of: failed ?? first))
    return context.exitCode(of: error)
  }

  private func label(of path: SystemPath) -> FileLabel { FileLabel(path, redacting: arguments.redact) }

  private func redacted(_ error: MetaLensError) -> MetaLensError {
    arguments.redact ? Redaction.redacted(error) : error
  }

  private func page(
    of compared: ComparedPhotos, _ pair: PicturePair, in language: Language
  ) -> String {
    ComparePage(
      compared: compared, pair: pair, first: label(of: first), second: label(of: second),
      exhibit: arguments.exhibit, commands: Self.check(first, second, redacting: arguments.redact),
      made: ComparePage.now, language: language, isRedacted: arguments.redact
    ).markup
  }

  /// Returns the commands with which somebody else can repeat the comparison.
  static func check(_ first: SystemPath, _ second: SystemPath, redacting: Bool = false) -> [String] {
    let paths = redacting ? [first, second].map { Redaction.path($0) } : [first, second]
    let names = paths.map(ShellText.word).joined(separator: " ")
    let flag = redacting ? "--redact " : ""
    return ["sha256sum -- \(names)", "metalens compare \(flag)--format json -- \(names)"]
  }

  /// Reports the failures; in JSON the first one is the single object that is written, and the others are noted.
  private func tell(
    _ failures: [(error: MetaLensError, label: FileLabel)], to sink: OutputSink, in context: CommandContext
  ) throws(OutputError) {
    var rest = failures[...]
    if format == .json, let (error, label) = rest.popFirst() {
      let object = error.written(for: label.outputContext(in: context.language), pretty: true)
      try sink.write(object + [UInt8(ascii: "\n")])
      try sink.commit()
    }
    for (error, label) in rest { context.note(error, ofOperand: label) }
  }
}
