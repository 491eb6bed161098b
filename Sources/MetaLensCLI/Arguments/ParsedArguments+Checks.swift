import MetaLensPlatform
import MetaLensRendering

/// The checks of flags and operands against each other that more than one command needs.
extension ParsedArguments {
  /// Throws if an examiner's text was given for a page and the format isn't HTML.
  func refuseExhibitWithoutPage() throws(UsageError) {
    guard exhibit.isEmpty || format == .html else {
      throw UsageError("--case, --examiner, --evidence and --note belong to --format html", command: command)
    }
  }

  /// Throws if a flag was given that belongs to another format than the one that is written.
  func refuseFlags(notFor format: OutputFormat) throws(UsageError) {
    let command = command ?? .analyze
    if let detail, format != .text {
      throw UsageError("--\(detail.rawValue) belongs to --format text", command: command)
    }
    if csvBOM, format != .csv {
      throw UsageError("--csv-bom needs --format csv", command: command)
    }
    if wide, format != .table {
      throw UsageError("--wide belongs to --format table", command: command)
    }
  }

  /// Throws if standard input is named more than once.
  func refuseSecondInput() throws(UsageError) {
    let inputs = operands + [reports].compactMap(\.self)
    guard inputs.count(where: \.isStandardInput) > 1 else { return }
    let command = command ?? .analyze
    throw UsageError(
      "\(command.rawValue): name - only once; standard input can be read only once", command: command)
  }

  func refuseOperands() throws(UsageError) {
    guard let first = operands.first, let command else { return }
    throw UsageError(
      "\(command.rawValue) takes no operand, but you named “\(first.shown)”", command: command)
  }

  /// Returns the only operand as one of a list of words; nil if there is no operand.
  func onlyWord<Word: RawRepresentable<String> & CaseIterable>(
    _ type: Word.Type
  ) throws(UsageError) -> Word? {
    if operands.count > 1, let command {
      throw UsageError(
        "\(command.rawValue): name one only, not “\(operands[0].shown)” and “\(operands[1].shown)”",
        command: command)
    }
    return try firstWord(type)
  }

  /// Returns the first operand as one of a list of words; nil if there is no operand.
  func firstWord<Word: RawRepresentable<String> & CaseIterable>(
    _ type: Word.Type
  ) throws(UsageError) -> Word? {
    guard let first = operands.first, let command else { return nil }
    guard let word = Word(rawValue: first.display) else { throw Self.isNone(first, of: type, command) }
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
