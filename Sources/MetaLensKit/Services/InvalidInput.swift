/// Everything that is wrong with a request, so that the caller can correct it in one go.
package struct InvalidInput: Error, Sendable {
  /// One fault of a request.
  package struct Problem: Sendable {
    /// The value's name, spelled as the command's flag.
    package var field: String
    /// What is wrong with the value and what is allowed, in English.
    package var reason: String

    package init(_ field: String, _ reason: String) {
      self.field = field
      self.reason = reason
    }
  }

  /// The problems; at least one.
  package var problems: [Problem]
}
