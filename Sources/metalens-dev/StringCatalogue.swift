import MetaLensFacts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An Xcode string catalog, limited to plain texts.
struct StringCatalogue: Decodable {
  struct Entry: Decodable {
    var localizations: [String: Localization]
  }

  struct Localization: Decodable {
    /// The text; nil if it varies by plural or device, which isn't supported.
    var stringUnit: StringUnit?
  }

  struct StringUnit: Decodable {
    var state: String
    var value: String
  }

  var version: String
  var sourceLanguage: String
  var strings: [String: Entry]

  /// Decodes a catalog; `path` is named in errors.
  static func read(_ text: String, path: String) throws(ToolError) -> StringCatalogue {
    do {
      let catalogue = try JSONDecoder().decode(StringCatalogue.self, from: Data(text.utf8))
      guard catalogue.version == "1.0", catalogue.sourceLanguage == "en" else {
        throw ToolError(path: path, reason: "is not a catalogue of version 1.0 from English")
      }
      return catalogue
    } catch let error as ToolError {
      throw error
    } catch {
      throw ToolError(path: path, reason: "is no string catalogue: \(error)")
    }
  }

  /// Returns a key's text in a language (a BCP 47 tag); nil if it isn't translated.
  func text(of key: String, in tag: String) -> String? {
    guard let unit = strings[key]?.localizations[tag]?.stringUnit, unit.state != "new" else { return nil }
    return unit.value
  }

  /// Returns the names of a text's placeholders, such as `{share}`, without duplicates, in order.
  ///
  /// Returns nil if a brace doesn't belong to a placeholder.
  static func placeholders(of text: String) -> [String]? {
    var names: [String] = []
    var parts = text.split(separator: "{", omittingEmptySubsequences: false)[...]
    guard let first = parts.popFirst(), !first.contains("}") else { return nil }
    for part in parts {
      let halves = part.split(separator: "}", omittingEmptySubsequences: false)
      guard halves.count == 2, let name = halves.first, name.first?.isLowercase == true,
        name.utf8.allSatisfy({ $0.isASCIILetter })
      else { return nil }
      if !names.contains(String(name)) { names.append(String(name)) }
    }
    return names
  }
}
