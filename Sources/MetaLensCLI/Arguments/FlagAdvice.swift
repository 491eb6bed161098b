import MetaLensPlatform
import MetaLensRendering

/// Advice for someone who typed an unknown flag: a misspelled flag, or a flag that other programs have.
enum FlagAdvice {
  /// Returns what to add to the error message on an unknown flag, such as a suggestion; empty if there is nothing to
  /// add.
  ///
  /// - Parameters:
  ///   - name: the flag without its dashes.
  ///   - next: the argument after it: in `-f json`, the format.
  ///   - arguments: the whole command line. Only flags of the command that it names are suggested, since the flags of
  ///     another command would be refused next.
  static func ending(for name: String, next: SystemPath?, among arguments: [SystemPath]) -> String {
    let command = arguments.lazy.compactMap { CommandName(rawValue: $0.display) }.first ?? .analyze
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
    return ArgumentLexer.suggestion(
      EditDistance.nearest(to: name, among: Flag.of(command).map(\.name)).map { "--" + $0 })
  }
}
