/// An error in making something.
struct ToolError: Error, Hashable {
  /// The reason in one sentence, for the user.
  var reason: String
}

extension ToolError {
  /// - Parameter path: the file at fault, from the package's root.
  init(path: String, reason: String) { self.init(reason: "\(path): \(reason)") }
}
