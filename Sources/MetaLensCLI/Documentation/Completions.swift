/// Completions for shells, made of the tables of commands and flags.
package enum Completions {
  /// The script for a shell.
  package static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }

  /// The commands as a pattern of a shell's `case`.
  static var commandPattern: String { CommandName.allCases.map(\.rawValue).joined(separator: "|") }

  /// Flags by spelling that take a value, each name once.
  static func valued(_ command: CommandName) -> [Flag] {
    Flag.of(command).filter { $0.value != .none }
  }

  /// `--name` and `-n`.
  static func spellings(_ flag: Flag) -> [String] {
    ["--" + flag.name] + (flag.short.map { ["-\($0)"] } ?? [])
  }
}
