import Foundation
import MetaLensKit
import Testing

/// Tests that every text uses its language's technical term for a thing, and no other word.
struct GlossaryTests {
  /// A row of `glossary.tsv`: for each language the forms of a word, and what is never used for it.
  struct Entry {
    struct Words {
      var forms: [Form]
      var never: [Form]

      init(_ cell: Substring, _ language: Language) {
        let halves = cell.split(separator: " ! ")
        func forms(_ half: Substring?) -> [Form] {
          half?.split(separator: " | ").map { Form(String($0), language) } ?? []
        }
        self.forms = forms(halves.first)
        never = halves.count > 1 ? forms(halves.last) : []
      }
    }

    var term: String
    var words: [Language: Words]
  }

  /// A word with `*` for any letters, matched as a whole word in languages that separate words by spaces.
  struct Form {
    let pattern: String
    private let expression: NSRegularExpression?

    init(_ word: String, _ language: Language) {
      pattern = word
      let escaped = NSRegularExpression.escapedPattern(for: word).replacingOccurrences(
        of: "\\*", with: "\\w*")
      let partsWords = ![.korean, .japanese, .simplifiedChinese].contains(language)
      expression = try? NSRegularExpression(
        pattern: partsWords ? "(?<!\\w)\(escaped)(?!\\w)" : escaped, options: .caseInsensitive)
    }

    func stands(in text: String) -> Bool {
      expression?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
  }

  private static let path = "Sources/MetaLensAssessment/Messages/glossary.tsv"

  static func entries() throws -> [Entry] {
    let lines = try Repository.text(path).split(separator: "\n").filter { !$0.hasPrefix("#") }
    let languages = try #require(lines.first).split(separator: "\t").map { Language(rawValue: String($0)) }
    return try lines.dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      try #require(cells.count == languages.count, "\(line)")
      var words: [Language: Entry.Words] = [:]
      for (language, cell) in zip(languages, cells) {
        let language = try #require(language)
        words[language] = Entry.Words(cell, language)
      }
      return Entry(term: String(cells[0]), words: words)
    }
  }

  /// Returns the catalog's texts by key and language, without the values, as terms don't apply to other people's words.
  static func texts() throws -> [(key: String, texts: [Language: String])] {
    struct Catalogue: Decodable {
      struct Text: Decodable { var localizations: [String: Localization] }
      struct Localization: Decodable { var stringUnit: Unit }
      struct Unit: Decodable { var value: String }
      var strings: [String: Text]
    }
    let paths = ["Sources/MetaLensAssessment/Messages/Localizable", "Sources/MetaLensCLI/Documentation/Help"]
    return try paths.flatMap { path in
      let data = try Data(contentsOf: Repository.url(path + ".xcstrings"))
      return try JSONDecoder().decode(Catalogue.self, from: data).strings.sorted { $0.key < $1.key }
    }.map { key, text in
      // The keys of help texts are the English texts.
      var texts: [Language: String] = text.localizations["en"] == nil ? [.english: key] : [:]
      for (tag, localization) in text.localizations {
        guard let language = Language(rawValue: tag) else { continue }
        // A private-use character separates the words on both sides of a value.
        texts[language] = localization.stringUnit.value.replacing(/\{\w+\}/, with: "\u{E000}")
      }
      return (key, texts)
    }
  }

  @Test func everyLanguageHasEveryWord() throws {
    let entries = try Self.entries()
    #expect(entries.count >= 25)
    for entry in entries {
      for language in Language.allCases {
        #expect(entry.words[language]?.forms.isEmpty == false, "\(entry.term) in \(language.rawValue)")
      }
    }
  }

  /// Checks that every term is used, as one in no text has no effect.
  @Test func everyTermIsUsed() throws {
    let texts = try Self.texts()
    for entry in try Self.entries() {
      #expect(
        texts.contains { _, texts in
          entry.words[.english]?.forms.contains { $0.stands(in: texts[.english] ?? "") } ?? false
        }, "\(entry.term)")
    }
  }

  @Test(arguments: Language.allCases) func textsKeepToIt(language: Language) throws {
    let texts = try Self.texts()
    for entry in try Self.entries() {
      let english = try #require(entry.words[.english])
      let words = try #require(entry.words[language])
      for (key, texts) in texts {
        guard let text = texts[language], let source = texts[.english] else { continue }
        let wrong = words.never.filter { $0.stands(in: text) }.map(\.pattern)
        #expect(
          wrong.isEmpty, "\(key) in \(language.rawValue) says \(wrong), not \(words.forms.map(\.pattern))")
        guard english.forms.contains(where: { $0.stands(in: source) }) else { continue }
        #expect(
          words.forms.contains { $0.stands(in: text) },
          "\(key) in \(language.rawValue) lacks \(words.forms.map(\.pattern)) for “\(entry.term)”: \(text)")
      }
    }
  }

  /// Checks that Japanese and Chinese use full-width brackets, except in a symbol that is printed otherwise.
  @Test(arguments: [Language.japanese, .simplifiedChinese]) func bracketsAreFullWidth(language: Language)
    throws
  {
    for (key, texts) in try Self.texts() {
      let text = (texts[language] ?? "").replacingOccurrences(of: "(–)", with: "")
      #expect(!text.contains("(") && !text.contains(")"), "\(key) in \(language.rawValue): \(text)")
    }
  }

  /// Checks for phrases that read as translated, or that say more than bytes can show.
  @Test func englishIsPlain() throws {
    let phrases = [
      "speaks for", "speak for", "speaks of", "speaks against", "stands there", "came to", "come to",
      "beforehand",
      "is no", "are no", "after the camera", "of the camera", "metadata are",
    ]
    for (key, texts) in try Self.texts() {
      let text = texts[.english] ?? ""
      let found = phrases.filter { Form($0, .english).stands(in: text) }
      #expect(found.isEmpty, "\(key) says \(found): \(text)")
    }
  }
}
