/// Why something can't be made.
struct ToolError: Error, Hashable {
  /// In one sentence, for whoever typed the command.
  var reason: String
}

extension ToolError {
  /// - Parameter path: the file at fault, from the package's root.
  init(path: String, reason: String) { self.init(reason: "\(path): \(reason)") }
}
