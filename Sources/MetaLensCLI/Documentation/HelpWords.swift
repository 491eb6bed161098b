package import MetaLensKit

/// Translations of help.
///
/// Commands and flags declare their help in English. That text is the key of its translations in `Help.xcstrings`, so a
/// changed English text has to be translated again.
package enum HelpWords {
  /// Returns a help text in a language, or in English if it has no translation, which a test refuses.
  package static func text(_ english: String, in language: Language) -> String {
    guard let column = Language.allCases.firstIndex(of: language), let row = table.row(of: english) else {
      return english
    }
    return table[row, column]
  }

  /// Every text that help shows, in English, without duplicates.
  package static var all: [String] {
    let commands = CommandDescription.all.flatMap { [$0.summary] + $0.details + $0.examples.map(\.meaning) }
    let flags = Flag.Category.allCases.map(\.rawValue) + Flag.all.map(\.help)
    let texts = HelpText.ownWords + commands + flags + ExitCode.allCases.map(\.meaning)
    return Set(texts).sorted()
  }
}
