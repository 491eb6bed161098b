package import MetaLensKit
import MetaLensRendering

/// The language of a run, and a note if the requested language isn't available.
package struct LanguageChoice: Sendable {
  package var language: Language
  /// A line for standard error (English), or nil if the requested language is available.
  package var note: String?

  /// Chooses the language of `--language`, else of the first of LC_ALL, LC_MESSAGES and LANG that is set and not empty
  /// (POSIX.1-2017, Base Definitions 8.2), else English.
  package init(requested: String?, environment: (String) -> String?) {
    if let requested {
      language = Language(tag: requested) ?? .english
      if Language(tag: requested) == nil, !Self.isNeutral(requested) {
        let known = Language.allCases.map(\.rawValue).joined(separator: ", ")
        note =
          "--language: “\(SafeText.shown(requested, columns: 40))” isn't available, so English is used (\(known))"
      }
      return
    }
    let stated = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
    language = stated.flatMap(Language.init(tag:)) ?? .english
  }

  /// Whether a locale names no language: `C` and `POSIX`.
  private static func isNeutral(_ tag: String) -> Bool {
    let name = tag.prefix { $0 != "." }
    return name == "C" || name == "POSIX"
  }
}
