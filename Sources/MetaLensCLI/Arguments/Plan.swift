import MetaLensKit
package import MetaLensPlatform
import MetaLensRendering

/// What is to be done: arguments that make sense together.
package enum Plan: Sendable {
  /// Carry out a command.
  case run(any Command)
  /// Show this text.
  case show(String)
  /// Show help for a command, or for the tool.
  case help(CommandName?)
  /// Nothing was asked for: a short usage and exit code 2.
  case usage
}

extension Plan {
  /// Makes a plan of checked arguments.
  ///
  /// - Parameters:
  ///   - exists: whether something stands at a path; tells a file from a misspelt command.
  package init(
    _ arguments: LowArguments, processorCount: Int, exists: (SystemPath) -> Bool
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
      var command = WorkerCommand()
      command.reading = ReadingChoice(arguments)
      self = .run(command)
    case .serve:
      try Self.refuseOperands(arguments)
      self = .run(Self.serve(arguments, processorCount))
    case .inspect: self = .run(try Self.inspect(arguments))
    case .compare: self = .run(try Self.compare(arguments))
    case .extract: self = .run(try Self.extract(arguments))
    case .flags:
      try Self.refuseOperands(arguments)
      var command = FlagsCommand()
      command.format = arguments.format ?? .text
      self = .run(command)
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

  /// The line of `--version`.
  package static var version: String {
    "metalens \(MetaLensVersion.current) (score model \(ScoreModel.shippedVersion))\n"
  }

  private static func analyze(_ arguments: LowArguments, _ exists: (SystemPath) -> Bool) throws(UsageError)
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
    var command = AnalyzeCommand(files: arguments.operands)
    command.reading = ReadingChoice(arguments)
    command.reading.hashing = arguments.hashing ?? true
    command.format = arguments.format ?? .text
    try refuseOtherFormats(arguments, command.format, .analyze)
    command.detail = arguments.detail ?? .answer
    command.output = arguments.outputFile
    command.store = arguments.store
    command.failUnder = arguments.failUnder
    command.exhibit = try exhibit(arguments)
    return command
  }

  private static func signatures(_ arguments: LowArguments) throws(UsageError) -> SignaturesCommand {
    let words = SignaturesCommand.Action.allCases.map(\.rawValue)
    var command = SignaturesCommand()
    if let first = arguments.operands.first {
      guard let action = SignaturesCommand.Action(rawValue: first.display) else {
        throw UsageError(
          "signatures: “\(first.shown)” isn't one of \(words.joined(separator: ", "))"
            + ArgumentLexer.suggestion(EditDistance.nearest(to: first.display, among: words)),
          command: .signatures)
      }
      command.action = action
    }
    command.roots = Array(arguments.operands.dropFirst())
    command.output = arguments.outputFile
    command.selection = arguments.signatures
    command.include = arguments.include
    command.exclude = arguments.exclude
    command.followLinks = arguments.followLinks
    command.quiet = arguments.quiet
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

  private static func batch(_ arguments: LowArguments, _ processorCount: Int) throws(UsageError)
    -> BatchCommand
  {
    guard !arguments.operands.isEmpty || arguments.filesFrom != nil else {
      throw UsageError("batch: name a directory, or a list of files with --files-from", command: .batch)
    }
    if arguments.nulSeparated, arguments.filesFrom == nil {
      throw UsageError("--null needs --files-from", command: .batch)
    }
    var command = BatchCommand(roots: arguments.operands)
    command.format = arguments.format ?? .table
    try refuseOtherFormats(arguments, command.format, .batch)
    command.output = arguments.outputFile
    command.sort = arguments.sort
    command.reading = ReadingChoice(arguments)
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
    command.findsRelatives = arguments.findsRelatives
    command.relatives = arguments.relativesOutput
    command.isResumed = arguments.resume
    command.store = arguments.store
    command.choice = RowChoice(badges: arguments.only, verdicts: arguments.verdicts)
    command.isWide = arguments.wide
    command.jobs = arguments.jobs ?? max(1, processorCount)
    command.failUnder = arguments.failUnder
    command.filesFrom = arguments.filesFrom
    command.nulSeparated = arguments.nulSeparated
    command.include = arguments.include
    command.exclude = arguments.exclude
    command.followLinks = arguments.followLinks
    command.exhibit = try exhibit(arguments)
    command.byteOrderMark = arguments.csvBOM
    command.quiet = arguments.quiet
    command.verbose = arguments.verbose
    command.isIsolated = arguments.isolates
    return command
  }

  /// What an examiner writes on a page; only a page has room for it.
  static func exhibit(_ arguments: LowArguments) throws(UsageError) -> ExhibitDetails {
    guard arguments.exhibit.isEmpty || arguments.format == .html else {
      throw UsageError(
        "--case, --examiner, --evidence and --note belong to --format html", command: arguments.command)
    }
    return arguments.exhibit
  }

  /// Refuses what belongs to another format than the one that is written.
  static func refuseOtherFormats(
    _ arguments: LowArguments, _ format: OutputFormat, _ command: CommandName
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

  static func refuseOperands(_ arguments: LowArguments) throws(UsageError) {
    guard let first = arguments.operands.first, let command = arguments.command else { return }
    throw UsageError(
      "\(command.rawValue) takes no operand, but you named “\(first.shown)”", command: command)
  }

  /// The only operand as one of a list of words; nil where there is none.
  private static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ arguments: LowArguments, _ type: Word.Type
  ) throws(UsageError) -> Word? {
    guard let first = arguments.operands.first else { return nil }
    let words = Word.allCases.map(\.rawValue)
    guard arguments.operands.count == 1, let word = Word(rawValue: first.display) else {
      let wrong = arguments.operands.count == 1 ? first : arguments.operands[1]
      throw UsageError(
        "\(arguments.command?.rawValue ?? ""): “\(wrong.shown)” isn't one of \(words.joined(separator: ", "))"
          + ArgumentLexer.suggestion(EditDistance.nearest(to: wrong.display, among: words)),
        command: arguments.command)
    }
    return word
  }
}
