#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Xcode's string catalogue, as far as plain texts go.
struct StringCatalogue: Decodable {
  struct Entry: Decodable {
    var localizations: [String: Localization]
  }

  struct Localization: Decodable {
    /// Nil where the text varies by plural or device, which isn't supported.
    var stringUnit: StringUnit?
  }

  struct StringUnit: Decodable {
    var state: String
    var value: String
  }

  var version: String
  var sourceLanguage: String
  var strings: [String: Entry]

  /// Decodes a catalogue; `path` is for the error.
  static func read(_ text: String, path: String) throws(GeneratorError) -> StringCatalogue {
    do {
      let catalogue = try JSONDecoder().decode(StringCatalogue.self, from: Data(text.utf8))
      guard catalogue.version == "1.0", catalogue.sourceLanguage == "en" else {
        throw GeneratorError(path: path, reason: "is not a catalogue of version 1.0 from English")
      }
      return catalogue
    } catch let error as GeneratorError {
      throw error
    } catch {
      throw GeneratorError(path: path, reason: "is no string catalogue: \(error)")
    }
  }

  /// A key's text in a language (a BCP 47 tag); nil where nobody has translated it.
  func text(of key: String, in tag: String) -> String? {
    guard let unit = strings[key]?.localizations[tag]?.stringUnit, unit.state != "new" else { return nil }
    return unit.value
  }

  /// The placeholders of a text, such as `%1$@`, sorted, each once.
  ///
  /// Nil where a percent sign begins something else that formats read.
  static func placeholders(of text: String) -> [String]? {
    var found: Set<String> = []
    for part in text.split(separator: "%", omittingEmptySubsequences: false).dropFirst() {
      guard let digit = part.first, ("1"..."9").contains(digit), part.dropFirst().hasPrefix("$@") else {
        return nil
      }
      found.insert("%\(digit)$@")
    }
    return found.sorted()
  }
}
