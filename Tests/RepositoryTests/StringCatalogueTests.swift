import Foundation
import Testing

@testable import MetaLensAssessment

/// Tests that the translators' source has every key in every language, with the same placeholders.
struct StringCatalogueTests {
  private struct Catalogue: Decodable {
    struct Entry: Decodable { var localizations: [String: Localization] }
    struct Localization: Decodable { var stringUnit: Unit }
    struct Unit: Decodable { var state, value: String }
    var sourceLanguage, version: String
    var strings: [String: Entry]
  }

  private static let path = "Sources/MetaLensAssessment/Messages/Localizable.xcstrings"

  private static func catalogue() throws -> Catalogue {
    try JSONDecoder().decode(Catalogue.self, from: Data(contentsOf: Repository.url(path)))
  }

  @Test func itIsTheSourceOfTheKeys() throws {
    let catalogue = try Self.catalogue()
    #expect(catalogue.version == "1.0" && catalogue.sourceLanguage == "en")
    #expect(catalogue.strings.keys.sorted() == MessageKey.allCases.map(\.id))
  }

  @Test func keysAreSorted() throws {
    let keys = try Repository.text(Self.path).split(separator: "\n")
      .filter { $0.hasPrefix("    \"") }.compactMap { $0.split(separator: "\"").dropFirst().first }
    #expect(keys.count == MessageKey.allCases.count)
    #expect(keys == keys.sorted())
  }

  @Test(arguments: Language.allCases) func textsAreWhole(language: Language) throws {
    for (key, entry) in try Self.catalogue().strings {
      let unit = try #require(entry.localizations[language.rawValue]?.stringUnit, "\(key)")
      let english = try #require(entry.localizations["en"]?.stringUnit.value, "\(key)")
      let value = unit.value
      #expect(unit.state == "translated", "\(key)")
      #expect(!value.isEmpty && value == value.trimmingCharacters(in: .whitespacesAndNewlines), "\(key)")
      #expect(!value.contains("  ") && !value.contains("\n"), "\(key)")
      #expect(Self.placeholders(value) == Self.placeholders(english), "\(key)")
      #expect(language == .english || english.count <= 25 || value != english, "\(key) isn't translated")
      #expect(
        !english.hasSuffix(".") || value.hasSuffix(".") || value.hasSuffix("。")
          // A list follows the text.
          || value.hasSuffix(":") || value.hasSuffix("："), "\(key) ends otherwise than in English")
      #expect(MessageKey(id: key)?.template(in: language) == value, "\(key): generate the messages")
    }
  }

  /// Checks that a message with placeholders is made by its function, which asks for their values by name.
  ///
  /// Flags and bounds get their values by key.
  @Test func placeholdersAreFilledByName() throws {
    let keys = MessageKey.allCases.filter {
      $0.template(in: .english).contains("{") && !$0.id.hasPrefix("flag.") && !$0.id.hasPrefix("bound.")
    }
    let names = Set(
      keys.map { key -> String in
        let parts = key.id.split(separator: ".").map(String.init)
        return parts[0] + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      })
    for path in Repository.files(under: "Sources", ending: ".swift") where !path.hasSuffix("+Generated.swift")
    {
      for use in try Repository.text(path).matches(of: /MessageKey\.(\w+)/) {
        #expect(!names.contains(String(use.1)), "\(path): use Message.\(use.1)")
      }
    }
  }

  /// Checks that a count follows the plural, as before one it would be wrong for 1; `reports: {count}` has no number.
  @Test func countsStandBehindWhatTheyCount() throws {
    let plurals = [
      "en": #/\{(count|saved|kept|again|signCount)\} (\w+ )?(reports|files|photos|signs)\b/#,
      "de": #/\{(count|saved|kept|again|signCount)\} (\w+ )?(Berichte|Dateien|Fotos|Merkmale)\b/#,
      "fr": #/\{(count|saved|kept|again|signCount)\} (\w+ )?(rapports|fichiers|photos|signes)\b/#,
      "es": #/\{(count|saved|kept|again|signCount)\} (\w+ )?(informes|archivos|fotos|señales)\b/#,
    ]
    for (key, entry) in try Self.catalogue().strings {
      for (tag, plural) in plurals {
        let value = try #require(entry.localizations[tag]?.stringUnit.value)
        #expect(try plural.firstMatch(in: value) == nil, "\(key) in \(tag): \(value)")
      }
    }
  }

  /// Checks the same for counts of bytes that may be 1, unlike those of a video.
  @Test(arguments: [
    "bytesBetweenSegments", "containerItemsMissing", "makerNoteBroken", "makerNoteCutShort",
    "makerNoteMissing.zeros", "makerNotePadded", "trailerText", "trailerText.inside", "trailerUnknown",
    "trailerUnknown.block", "trailerUnknown.inside", "trailerUnlikeMaker.foreign",
    "trailerUnlikeMaker.inside", "trailerUnlikeMaker.unknown",
  ])
  func countsStandBehindBytes(flag: String) throws {
    let entry = try #require(try Self.catalogue().strings["flag.\(flag).description"])
    for tag in ["en", "de", "fr", "es"] {
      let value = try #require(entry.localizations[tag]?.stringUnit.value)
      #expect(
        value.firstMatch(of: /\{\w+\}\s(\w+ )?(bytes|Bytes|Füllbytes|Nullbytes|octets)\b/) == nil,
        "\(flag) in \(tag): \(value)")
    }
  }

  /// Checks that no name follows a word that is elided: `de Apple` is wrong in French, and `d’Canon` is too.
  @Test func nothingIsElidedBeforeAName() throws {
    for (key, entry) in try Self.catalogue().strings {
      let value = try #require(entry.localizations["fr"]?.stringUnit.value)
      #expect(
        value.firstMatch(of: #/\b(de|le|la|que|ne|se|si) \{(make|maker|program|software|camera|writers?)\}/#)
          == nil,
        "\(key): \(value)")
    }
  }

  /// Checks that no Korean particle depends on a value's final sound, which is unknown, and that requests use one form.
  @Test func koreanNeedsNoValuesSound() throws {
    for (key, entry) in try Self.catalogue().strings {
      let value = try #require(entry.localizations["ko"]?.stringUnit.value)
      #expect(value.firstMatch(of: #/\((이|가|은|는|을|를|과|와|으)\)/#) == nil, "\(key): \(value)")
      #expect(!value.contains("십시오"), "\(key): \(value)")
    }
  }

  /// Checks that no text judges the picture: a file is original or not, but whether a picture is true isn't claimed
  /// here.
  @Test func noTextJudgesThePicture() throws {
    let words = [
      "authentic", "fake", "genuine", "forged", "진품", "위조", "조작", "本物", "偽", "捏造", "真实", "伪造", "假",
      "authentisch", "gefälscht", "Fälschung", "echt", "authentique", "faux", "falsifi", "auténtic", "fals",
    ]
    for (key, entry) in try Self.catalogue().strings {
      for (tag, localization) in entry.localizations {
        let text = localization.stringUnit.value.lowercased()
        let parts = text.split { !$0.isLetter }
        let found = words.filter { word in
          word.unicodeScalars.allSatisfy { $0.value < 0x250 }
            ? parts.contains { $0.hasPrefix(word.lowercased()) } : text.contains(word)
        }
        #expect(found.isEmpty, "\(key) in \(tag) says \(found)")
      }
    }
  }

  private static func placeholders(_ text: String) -> Set<Substring> {
    Set(text.matches(of: /\{(\w+)\}/).map(\.1))
  }
}
