/// When colours are used.
package enum ColorChoice: String, Sendable, Hashable, CaseIterable {
  /// On a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`.
  case auto
  /// Also into files and pipes.
  case always
  /// Not at all.
  case never
}
