/// What a command was told, and how it is carried out.
package protocol Command: Sendable {
  /// Runs it.
  func run(in context: CommandContext) async -> ExitCode
}
