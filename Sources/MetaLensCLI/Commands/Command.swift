/// A command with its options.
package protocol Command: Sendable {
  /// Runs the command and returns the exit code.
  func run(in context: CommandContext) async -> ExitCode
}
