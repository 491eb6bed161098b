extension Rule {
  /// Every rule, in the order they run.
  package static let all: [Rule] = []
}
