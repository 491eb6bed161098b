package import MetaLensPlatform
import MetaLensRendering

/// Splits a command line into flags and operands: `--name=value`, `--name value`, `-abc`, `-j4`, `-j 4` and `--`.
package enum ArgumentLexer {
  /// A flag or an operand of a command line.
  package enum Token: Sendable, Equatable {
    /// A flag, by its long name, with its value.
    case flag(String, SystemPath?)
    /// An operand; `afterTerminator` is true if `--` came before it.
    case operand(SystemPath, afterTerminator: Bool)
  }

  /// Returns the flags and operands among the arguments, in the order given; the program's name isn't among the
  /// arguments.
  ///
  /// - Parameter exists: whether a path names something, which tells a file's name from a misspelled flag.
  package static func tokens(
    of arguments: [SystemPath], exists: @escaping (SystemPath) -> Bool = { _ in false }
  ) throws(UsageError) -> [Token] {
    let line = FlagAdvice.Line(arguments: arguments, exists: exists)
    var tokens: [Token] = []
    var rest = arguments[...]
    var terminated = false
    while let argument = rest.popFirst() {
      let bytes = argument.bytes
      if terminated || bytes.first != UInt8(ascii: "-") || bytes.count == 1 {
        tokens.append(.operand(argument, afterTerminator: terminated))
      } else if bytes == Array("--".utf8) {
        terminated = true
      } else if bytes[1] == UInt8(ascii: "-") {
        tokens.append(try long(argument, &rest, of: line))
      } else {
        try short(argument, &rest, &tokens, of: line)
      }
    }
    return tokens
  }

  private static func long(
    _ argument: SystemPath, _ rest: inout ArraySlice<SystemPath>, of line: FlagAdvice.Line
  ) throws(UsageError) -> Token {
    let bytes = argument.bytes.dropFirst(2)
    let equals = bytes.firstIndex(of: UInt8(ascii: "="))
    let name = String(decoding: bytes[..<(equals ?? bytes.endIndex)], as: UTF8.self)
    guard let flag = Flag.all.first(where: { $0.name == name }) else {
      throw FlagAdvice.unknown(
        "--" + SafeText.escaping(name), named: name, in: argument, next: rest.first, of: line)
    }
    let attached = equals.map { SystemPath(bytes: Array(bytes[bytes.index(after: $0)...])) }
    if flag.value == .none {
      guard attached == nil else { throw UsageError("--\(name) takes no value") }
      return .flag(name, nil)
    }
    guard let value = attached ?? rest.popFirst() else { throw missingValue(flag, "--\(name)") }
    return .flag(name, value)
  }

  private static func short(
    _ argument: SystemPath, _ rest: inout ArraySlice<SystemPath>, _ tokens: inout [Token],
    of line: FlagAdvice.Line
  ) throws(UsageError) {
    let bytes = argument.bytes.dropFirst()
    var letters = bytes
    while let byte = letters.popFirst() {
      let letter = Character(Unicode.Scalar(byte))
      guard byte < 0x80, let flag = Flag.all.first(where: { $0.short == letter }) else {
        let whole = SystemPath(bytes: Array(bytes)).shown
        // In `-qr` the unknown flag is the letter `r`; in `-format`, most likely the whole word.
        let name = letters.isEmpty ? String(letter) : whole
        throw FlagAdvice.unknown("-" + whole, named: name, in: argument, next: rest.first, of: line)
      }
      if flag.value == .none {
        tokens.append(.flag(flag.name, nil))
        continue
      }
      if letters.first == UInt8(ascii: "=") { letters.removeFirst() }
      let attached = letters.isEmpty ? nil : SystemPath(bytes: Array(letters))
      guard let value = attached ?? rest.popFirst() else { throw missingValue(flag, "-\(letter)") }
      tokens.append(.flag(flag.name, value))
      return
    }
  }

  private static func missingValue(_ flag: Flag, _ spelling: String) -> UsageError {
    UsageError("\(spelling) needs a value: \(flag.valueName ?? "")")
  }

  static func suggestion(_ meant: String?) -> String { meant.map { "; did you mean \($0)?" } ?? "" }
}
