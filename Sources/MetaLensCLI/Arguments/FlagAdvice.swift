import MetaLensPlatform
import MetaLensRendering

/// Advice for someone who typed an unknown flag: a misspelled flag, or a flag that other programs have.
enum FlagAdvice {
  /// What other programs call a flag, the flag that does the same here, and how it is written.
  private static let elsewhere: [(names: [String], flag: String, spelling: String)] = [
    (["threads", "workers", "parallel"], "jobs", "--jobs"),
    (["no-color", "no-colour", "nocolor"], "color", "--color never"),
    (["timeout"], "photo-seconds", "--photo-seconds"),
  ]

  /// Returns the command that a command line names; nil if it names none.
  static func command(among arguments: [SystemPath]) -> CommandName? {
    arguments.lazy.compactMap { CommandName(rawValue: $0.display) }.first
  }

  /// Returns the error on an argument that begins with an unknown flag.
  ///
  /// - Parameters:
  ///   - flag: how the message names the flag.
  ///   - name: the flag without its dashes, for a suggestion.
  ///   - argument: the argument as it was given. If a file has that name, the message says how to name the file.
  ///   - next: the argument after it.
  ///   - line: the whole command line.
  static func unknown(
    _ flag: String, named name: String, in argument: SystemPath, next: SystemPath?, of line: Line
  ) -> UsageError {
    let advice =
      line.exists(argument)
      ? "; a file of that name is here: write ./\(argument.shown), or -- before it"
      : ending(for: name, next: next, among: line.arguments)
    return UsageError("unknown flag " + flag + advice, command: command(among: line.arguments))
  }

  /// A command line, and a way to find out whether one of its arguments is a file's name.
  struct Line {
    var arguments: [SystemPath]
    var exists: (SystemPath) -> Bool
  }

  /// Returns what to add to the error message on an unknown flag, such as a suggestion; empty if there is nothing to
  /// add.
  ///
  /// - Parameters:
  ///   - name: the flag without its dashes.
  ///   - next: the argument after it: in `-f json`, the format.
  ///   - arguments: the whole command line. Only flags of the command that it names are suggested, since the flags of
  ///     another command would be refused next.
  private static func ending(for name: String, next: SystemPath?, among arguments: [SystemPath]) -> String {
    let command = command(among: arguments) ?? .analyze
    let meant = name == "f" ? next?.display : name.lowercased()
    if let meant, let format = meant == "jsonl" ? .ndjson : OutputFormat(rawValue: meant) {
      let owners = CommandName.allCases.filter { OutputFormat.names(of: $0).contains(format.rawValue) }
      return owners.contains(command)
        ? "; did you mean --format \(format.rawValue)?"
        : "; \(ArgumentParser.having(owners.map(\.rawValue))) --format \(format.rawValue)"
    }
    if ["r", "R", "recursive", "recurse"].contains(name) {
      return "; batch looks into directories by itself"
    }
    if let same = elsewhere.first(where: { $0.names.contains(name.lowercased()) }) {
      let owners = CommandName.allCases.filter { owner in Flag.of(owner).contains { $0.name == same.flag } }
      return owners.contains(command)
        ? "; did you mean \(same.spelling)?"
        : "; \(ArgumentParser.having(owners.map(\.rawValue))) \(same.spelling)"
    }
    return ArgumentLexer.suggestion(
      EditDistance.nearest(to: name, among: Flag.of(command).map(\.name)).map { "--" + $0 })
  }
}
