package import MetaLensAssessment

/// Colours and weights for a terminal, or none.
package struct Paint: Sendable {
  /// Whether text is coloured at all.
  package let isEnabled: Bool

  package init(isEnabled: Bool) { self.isEnabled = isEnabled }

  /// Decides whether to use colour: `NO_COLOR` (no-color.org), `TERM` and the terminal only matter for `auto`.
  package init(choice: ColorChoice, isTerminal: Bool, environment: (String) -> String?) {
    switch choice {
    case .always: isEnabled = true
    case .never: isEnabled = false
    case .auto:
      let refused = environment("NO_COLOR").map { !$0.isEmpty } ?? false
      isEnabled = isTerminal && !refused && environment("TERM") != "dumb"
    }
  }

  package func bold(_ text: String) -> String { wrap(text, "1") }
  func dim(_ text: String) -> String { wrap(text, "2") }
  func badge(_ badge: Badge, _ text: String) -> String {
    switch badge {
    case .green: wrap(text, "1;32")
    case .amber: wrap(text, "1;33")
    case .red: wrap(text, "1;31")
    }
  }
  package func type(_ type: FlagType, _ text: String) -> String {
    switch type.color {
    case .green: wrap(text, "32")
    case .red: wrap(text, "31")
    case .orange: wrap(text, "33")
    case .blue: wrap(text, "34")
    }
  }
  func failure(_ text: String) -> String { wrap(text, "31") }

  private func wrap(_ text: String, _ code: String) -> String {
    isEnabled ? "\u{1B}[" + code + "m" + text + "\u{1B}[0m" : text
  }
}
