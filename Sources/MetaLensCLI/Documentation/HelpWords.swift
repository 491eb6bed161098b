package import MetaLensKit

/// What help says, in a person's language.
///
/// Commands and flags declare their help in English; that text is the key of its translations in `Help.xcstrings`, so
/// that words which change in English are translated again.
package enum HelpWords {
  /// A text of help in a language; in English where nobody has translated it, which a test refuses.
  package static func text(_ english: String, in language: Language) -> String {
    guard let column = Language.allCases.firstIndex(of: language), let row = table.row(of: english) else {
      return english
    }
    return table[row, column]
  }

  /// Every text that help shows, in English, each once.
  package static var all: [String] {
    let commands = CommandDescription.all.flatMap { [$0.summary] + $0.details + $0.examples.map(\.meaning) }
    let flags = Flag.Category.allCases.map(\.rawValue) + Flag.all.map(\.help)
    let texts = HelpText.ownWords + commands + flags + ExitCode.allCases.map(\.meaning)
    return Set(texts).sorted()
  }
}
