/// An error in a command line, described in one line (English).
package struct UsageError: Error, Sendable {
  /// What was wrong and what is allowed.
  package var message: String
  /// The command whose help explains more.
  package var command: CommandName?

  package init(_ message: String, command: CommandName? = nil) {
    self.message = message
    self.command = command
  }
}
