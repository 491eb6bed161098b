import MetaLensPlatform
import MetaLensRendering

/// What somebody means who types a flag that isn't one of ours: a misspelt one, or one that other programs have.
enum FlagAdvice {
  /// What to add to the error message on an unknown flag, such as a suggestion; empty if there is nothing to add.
  ///
  /// - Parameters:
  ///   - name: without its dashes.
  ///   - next: what stands behind it: in `-f json`, the format.
  ///   - arguments: all of them; the flags of the command that they name are looked at, since another's would be refused
  ///     next.
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
