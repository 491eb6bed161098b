package import MetaLensPlatform

/// Tokens to checked arguments: finds the command, then applies its flags.
package enum ArgumentParser {
  /// Reads the arguments, without the program's name.
  package static func parse(_ arguments: [SystemPath]) throws(UsageError) -> LowArguments {
    let tokens = try ArgumentLexer.tokens(of: arguments)
    var result = LowArguments()
    var first = true
    for case .operand(let operand, let afterTerminator) in tokens {
      if first {
        first = false
        result.operandsAreFiles = afterTerminator
        if !afterTerminator, let command = CommandName(rawValue: operand.text) {
          result.command = command
          continue
        }
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
          "--\(name) isn't a flag of \(command.rawValue) but of "
            + owners.map(\.rawValue).joined(separator: " and "), command: command)
      }
      let value = value ?? SystemPath("")
      if case .word(let words) = flag.value, !words.contains(value.text) {
        let meant = EditDistance.nearest(to: value.text, among: words)
        throw UsageError(
          "--\(name): “\(value.shown)” isn't one of \(words.joined(separator: ", "))"
            + ArgumentLexer.suggestion(meant), command: command)
      }
      do {
        try flag.apply(value, &result)
      } catch {
        throw UsageError(error.message, command: command)
      }
    }
    return result
  }
}

extension SystemPath {
  /// The bytes as text; what isn't UTF-8 is repaired.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes as text that is safe on a terminal.
  var shown: String { SafeText.escaping(text) }
}
