import MetaLensKit
package import MetaLensPlatform
import MetaLensRendering

/// What to do: the command that the arguments name, after checking that they fit together.
package enum Plan: Sendable {
  /// Carry out a command.
  case run(any Command)
  /// Show this text.
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
    case nil, .analyze: self = .run(try Self.analyze(arguments, exists))
    case .batch: self = .run(try Self.batch(arguments, processorCount))
    case .worker:
      try Self.refuseOperands(arguments)
      self = .run(WorkerCommand(reading: ReadingChoice(arguments)))
    case .serve:
      try Self.refuseOperands(arguments)
      self = .run(Self.serve(arguments, processorCount))
    case .inspect: self = .run(try Self.inspect(arguments))
    case .compare: self = .run(try Self.compare(arguments))
    case .extract: self = .run(try Self.extract(arguments))
    case .flags:
      try Self.refuseOperands(arguments)
      self = .run(FlagsCommand(format: arguments.format ?? .text))
    case .signatures: self = .run(try Self.signatures(arguments))
    case .evaluate: self = .run(try Self.evaluate(arguments, processorCount))
    case .history: self = .run(try Self.history(arguments))
    case .help:
      self = .help(try Self.word(arguments, CommandName.self))
    case .completions:
      guard let shell = try Self.word(arguments, Shell.self) else {
        throw UsageError(
          "completions: name a shell: " + Shell.allCases.map(\.rawValue).joined(separator: ", "),
          command: .completions)
      }
      self = .show(Completions.script(for: shell))
    case .version:
      try Self.refuseOperands(arguments)
      self = .show(Self.version)
    case .man:
      try Self.refuseOperands(arguments)
      self = .show(ManualPage.text)
    }
  }

  /// The line that `--version` shows.
  package static var version: String {
    "metalens \(MetaLensVersion.current) (score model \(ScoreModel.shippedVersion))\n"
  }

  private static func analyze(_ arguments: ParsedArguments, _ exists: (SystemPath) -> Bool) throws(UsageError)
    -> AnalyzeCommand
  {
    guard let first = arguments.operands.first else {
      throw UsageError("analyze: name a photo, or - for standard input", command: .analyze)
    }
    if arguments.command == nil, !arguments.operandsAreFiles, !exists(first),
      let meant = EditDistance.nearest(to: first.display, among: CommandName.allCases.map(\.rawValue))
    {
      throw UsageError("“\(first.shown)” is neither a command nor a file; did you mean \(meant)?")
    }
    try refuseSecondInput(arguments.operands, .analyze)
    let format = arguments.format ?? .text
    try refuseOtherFormats(arguments, format, .analyze)
    var reading = ReadingChoice(arguments)
    reading.hashing = arguments.hashing ?? true
    return AnalyzeCommand(
      files: arguments.operands, format: format, detail: arguments.detail ?? .answer,
      output: arguments.outputFile, store: arguments.store, failUnder: arguments.failUnder,
      exhibit: try exhibit(arguments), reading: reading)
  }

  private static func signatures(_ arguments: ParsedArguments) throws(UsageError) -> SignaturesCommand {
    let action = try arguments.operands.first.map { operand throws(UsageError) in
      try word(operand, SignaturesCommand.Action.self, .signatures)
    }
    let command = SignaturesCommand(
      action: action ?? .list, roots: Array(arguments.operands.dropFirst()), output: arguments.outputFile,
      selection: arguments.signatures, include: arguments.include, exclude: arguments.exclude,
      followLinks: arguments.followLinks, quiet: arguments.quiet)
    switch command.action {
    case .list:
      if let extra = command.roots.first {
        throw UsageError(
          "signatures list takes no operand, but you named “\(extra.shown)”", command: .signatures)
      }
    case .learn:
      guard !command.roots.isEmpty else {
        throw UsageError("signatures learn: name a directory of photos", command: .signatures)
      }
      guard command.output != nil else {
        throw UsageError("signatures learn: name the file to write with --output", command: .signatures)
      }
      if command.selection.isChanged {
        throw UsageError(
          "--signatures and --no-shipped-signatures belong to signatures list, analyze and batch",
          command: .signatures)
      }
    }
    return command
  }

  private static func batch(_ arguments: ParsedArguments, _ processorCount: Int) throws(UsageError)
    -> BatchCommand
  {
    guard !arguments.operands.isEmpty || arguments.filesFrom != nil else {
      throw UsageError("batch: name a directory, or a list of files with --files-from", command: .batch)
    }
    if arguments.nulSeparated, arguments.filesFrom == nil {
      throw UsageError("--null needs --files-from", command: .batch)
    }
    let format = arguments.format ?? .table
    try refuseOtherFormats(arguments, format, .batch)
    var command = BatchCommand(
      roots: arguments.operands, format: format, output: arguments.outputFile, store: arguments.store,
      sort: arguments.sort,
      choice: RowFilter(
        badges: arguments.only, showsFailed: arguments.onlyFailed, verdicts: arguments.verdicts),
      isWide: arguments.wide, isResumed: arguments.resume, jobs: arguments.jobs ?? max(1, processorCount),
      failUnder: arguments.failUnder, filesFrom: arguments.filesFrom, nulSeparated: arguments.nulSeparated,
      include: arguments.include, exclude: arguments.exclude, followLinks: arguments.followLinks,
      reading: ReadingChoice(arguments), findsRelatives: arguments.findsRelatives,
      relatives: arguments.relativesOutput, byteOrderMark: arguments.csvBOM, quiet: arguments.quiet,
      verbose: arguments.verbose, isIsolated: arguments.isolates)
    if arguments.resume, !command.canBeResumed {
      throw UsageError(
        "--resume needs --format ndjson and --output, and goes neither with --sort nor with --redact",
        command: .batch)
    }
    if arguments.findsRelatives {
      if arguments.hashing == false {
        throw UsageError("--relatives compares files by SHA-256: leave out --no-hash", command: .batch)
      }
      if let file = arguments.relativesOutput, file == arguments.outputFile || file == arguments.store {
        throw UsageError("--relatives-to: “\(file.shown)” is named twice", command: .batch)
      }
    }
    command.exhibit = try exhibit(arguments)
    return command
  }

  /// Returns what an examiner writes on a page; throws if there is such a text and the format isn't HTML.
  static func exhibit(_ arguments: ParsedArguments) throws(UsageError) -> ExhibitDetails {
    guard arguments.exhibit.isEmpty || arguments.format == .html else {
      throw UsageError(
        "--case, --examiner, --evidence and --note belong to --format html", command: arguments.command)
    }
    return arguments.exhibit
  }

  /// Throws if a flag was given that belongs to another format than the one that is written.
  static func refuseOtherFormats(
    _ arguments: ParsedArguments, _ format: OutputFormat, _ command: CommandName
  ) throws(UsageError) {
    if let detail = arguments.detail, format != .text {
      throw UsageError("--\(detail.rawValue) belongs to --format text", command: command)
    }
    if arguments.csvBOM, format != .csv {
      throw UsageError("--csv-bom needs --format csv", command: command)
    }
    if arguments.wide, format != .table {
      throw UsageError("--wide belongs to --format table", command: command)
    }
  }

  static func refuseSecondInput(_ inputs: [SystemPath], _ command: CommandName) throws(UsageError) {
    guard inputs.count(where: \.isStandardInput) > 1 else { return }
    throw UsageError(
      "\(command.rawValue): name - only once; standard input can be read only once", command: command)
  }

  static func refuseOperands(_ arguments: ParsedArguments) throws(UsageError) {
    guard let first = arguments.operands.first, let command = arguments.command else { return }
    throw UsageError(
      "\(command.rawValue) takes no operand, but you named “\(first.shown)”", command: command)
  }

  /// Returns the only operand as one of a list of words; nil if there is no operand.
  private static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ arguments: ParsedArguments, _ type: Word.Type
  ) throws(UsageError) -> Word? {
    guard let first = arguments.operands.first, let command = arguments.command else { return nil }
    guard arguments.operands.count == 1 else { throw isNone(arguments.operands[1], of: type, command) }
    return try word(first, type, command)
  }

  private static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ operand: SystemPath, _ type: Word.Type, _ command: CommandName
  ) throws(UsageError) -> Word {
    guard let word = Word(rawValue: operand.display) else { throw isNone(operand, of: type, command) }
    return word
  }

  private static func isNone<Word: RawRepresentable<String> & CaseIterable>(
    _ operand: SystemPath, of type: Word.Type, _ command: CommandName
  ) -> UsageError {
    let words = Word.allCases.map(\.rawValue)
    return UsageError(
      "\(command.rawValue): “\(operand.shown)” isn't one of \(words.joined(separator: ", "))"
        + ArgumentLexer.suggestion(EditDistance.nearest(to: operand.display, among: words)),
      command: command)
  }
}
