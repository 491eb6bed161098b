/// The shells that completions are made for.
package enum Shell: String, Sendable, Hashable, CaseIterable {
  case bash
  case zsh
  case fish
}
