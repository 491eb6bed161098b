/// Completions for shells, made from the tables of commands and flags.
package enum Completions {
  package static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }

  /// The commands as a pattern for `case` in a shell.
  static var commandPattern: String { CommandName.allCases.map(\.rawValue).joined(separator: "|") }

  /// Returns the flags of a command that take a value.
  static func valued(_ command: CommandName) -> [Flag] {
    Flag.of(command).filter { $0.value != .none }
  }

  /// Returns a flag's spellings: `--name`, and `-n` if it has a short name.
  static func spellings(_ flag: Flag) -> [String] {
    ["--" + flag.name] + (flag.short.map { ["-\($0)"] } ?? [])
  }
}
