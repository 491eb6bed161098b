package import MetaLensPlatform
import MetaLensRendering

/// Makes checked arguments of a command line: finds the command, then applies its flags.
package enum ArgumentParser {
  /// Parses the arguments, which are without the program's name.
  ///
  /// - Parameter exists: whether a path names something, which tells a file's name from a misspelled flag.
  package static func parse(
    _ arguments: [SystemPath], exists: @escaping (SystemPath) -> Bool = { _ in false }
  ) throws(UsageError) -> ParsedArguments {
    let tokens = try ArgumentLexer.tokens(of: arguments, exists: exists)
    var result = ParsedArguments()
    var first = true
    for case .operand(let operand, let afterTerminator) in tokens {
      if first {
        first = false
        result.operandsAreFiles = afterTerminator
        if !afterTerminator, let command = CommandName(rawValue: operand.display) {
          result.command = command
          continue
        }
      }
      guard !operand.bytes.isEmpty else {
        throw UsageError("a file name is empty, as of a variable that isn't set", command: result.command)
      }
      result.operands.append(operand)
    }
    let command = result.command ?? .analyze
    for case .flag(let name, let value) in tokens {
      guard let flag = Flag.all.first(where: { $0.name == name && $0.commands.contains(command) }) else {
        let owners = CommandName.allCases.filter { owner in
          Flag.all.contains { $0.name == name && $0.commands.contains(owner) }
        }
        throw UsageError(
          "\(command.rawValue) has no flag --\(name); \(Self.having(owners.map(\.rawValue))) it",
          command: owners.count == 1 ? owners[0] : command)
      }
      let value = value ?? SystemPath("")
      switch flag.value {
      case .word(let words): try check([value.display], of: name, among: words, command)
      case .words(let words): try check(value.listed, of: name, among: words, command)
      case .none, .text, .file: break
      }
      do {
        try flag.apply(value, &result)
      } catch {
        throw UsageError(error.message, command: command)
      }
    }
    try OutputFormat.keepFromPhotos(result.outputs, of: command)
    if result.format == nil { result.format = try OutputFormat.stated(by: result, of: command) }
    return result
  }

  /// Returns names with the verb that fits their number: `batch has`, `batch and history have`,
  /// `analyze, batch and history have`.
  static func having(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.joined() + " has" }
    return names.dropLast().joined(separator: ", ") + " and " + last + " have"
  }

  private static func check(
    _ values: [String], of name: String, among words: [String], _ command: CommandName
  ) throws(UsageError) {
    for value in values where !words.contains(value) {
      throw UsageError(
        "--\(name): “\(SafeText.escaping(value))” isn't one of \(words.joined(separator: ", "))"
          + ArgumentLexer.suggestion(EditDistance.nearest(to: value, among: words)), command: command)
    }
  }
}

extension SystemPath {
  /// The parts of the path's text between commas; empty parts are kept.
  var listed: [String] {
    display.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// The bytes as text that is safe on a terminal.
  var shown: String { SafeText.escaping(display) }
}
