/// Why no package could be made.
struct PackageError: Error, Hashable {
  /// In one sentence, for whoever typed the command.
  var reason: String
}
