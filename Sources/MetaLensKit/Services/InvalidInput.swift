/// Everything that is wrong with a request, so that the caller can correct it in one go.
package struct InvalidInput: Error, Sendable {
  /// One thing that is wrong.
  package struct Problem: Sendable {
    /// The value's name, as flags of the command spell it.
    package var field: String
    /// What is wrong with it and what is allowed (English).
    package var reason: String

    package init(_ field: String, _ reason: String) {
      self.field = field
      self.reason = reason
    }
  }

  /// At least one.
  package var problems: [Problem]
}
