package import MetaLensAssessment
import MetaLensFacts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes text safe for a page: it can't contain markup or change the direction of the text around it.
package enum HTMLText {
  /// The maximum number of characters shown of a value; the number of further ones is stated.
  static let maximumCharacters = 1_500
  /// The number of characters within which a cut is moved back to the end of a word.
  private static let maximumOfAWord = 30

  /// Escapes markup's characters; for texts of the program itself, and for text that is safe otherwise.
  package static func escaped(_ text: String) -> String { escaped(text.utf8) }

  /// Escapes markup's characters in UTF-8.
  static func escaped(_ text: some Collection<UInt8>) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(text.count + 16)
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): out += "&amp;".utf8
      case UInt8(ascii: "<"): out += "&lt;".utf8
      case UInt8(ascii: ">"): out += "&gt;".utf8
      case UInt8(ascii: "\""): out += "&quot;".utf8
      case UInt8(ascii: "'"): out += "&#39;".utf8
      // In old browsers, a grave accent could end an attribute without quotes.
      case UInt8(ascii: "`"): out += "&#96;".utf8
      default: out.append(byte)
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// Returns a text of the program, escaped.
  package static func word(_ key: MessageKey, in language: Language) -> String {
    escaped(key.text(in: language))
  }

  /// Returns a text of the program as a paragraph, with a class if one is named, ending with a line break.
  static func paragraph(_ text: String, _ name: String? = nil) -> String {
    "<p\(name.map { " class=\"\($0)\"" } ?? "")>\(escaped(text))</p>\n"
  }

  /// Returns a message as a paragraph, with a class if one is named, ending with a line break.
  static func paragraph(_ key: MessageKey, _ name: String? = nil, in language: Language) -> String {
    paragraph(key.text(in: language), name)
  }

  /// Returns sentences that say that something is missing from the page, each as a paragraph that stands out.
  static func notices(_ sentences: [String]) -> String {
    sentences.map { "<p class=\"missing\"><strong>\(escaped($0))</strong></p>\n" }.joined()
  }

  /// Returns a message as a heading, ending with a line break.
  static func heading(_ key: MessageKey, in language: Language) -> String {
    "<h3>\(word(key, in: language))</h3>\n"
  }

  /// Returns lines of commands, ending with a line break.
  static func code(_ lines: [String]) -> String {
    "<pre dir=\"ltr\"><code>\(lines.map(shown).joined(separator: "\n"))</code></pre>\n"
  }

  /// Returns a picture that is embedded in the page.
  ///
  /// - Parameter words: the alternative text, escaped.
  static func picture(_ picture: DisplayPicture, _ words: String, isLazy: Bool = false) -> String {
    "<img alt=\"\(words)\"\(isLazy ? " loading=\"lazy\"" : "") width=\"\(picture.size.width)\" "
      + "height=\"\(picture.size.height)\" "
      + "src=\"data:image/jpeg;base64,\(Data(picture.bytes).base64EncodedString())\">"
  }

  /// Returns a picture in a figure, with a caption that is the alternative text too.
  static func figure(_ picture: DisplayPicture, _ words: String, class name: String? = nil) -> String {
    let words = escaped(words)
    let kind = name.map { " class=\"\($0)\"" } ?? ""
    return "<figure\(kind)>\n\(Self.picture(picture, words))\n<figcaption>\(words)</figcaption>\n</figure>\n"
  }

  /// Returns all of a text from a file, with control characters escaped.
  package static func shown(_ text: String) -> String { escaped(SafeText.escaping(text)) }

  /// Returns a text from a file: cut, with control characters escaped and few marks on each letter, and isolated from
  /// the direction of the text around it.
  package static func value(_ text: String, maximum: Int = maximumCharacters, in language: Language) -> String
  {
    "<bdi>" + plainValue(text, maximum: maximum, in: language) + "</bdi>"
  }

  /// Returns text escaped for places that can't contain elements, such as a page's title.
  static func plainValue(_ text: String, maximum: Int = maximumCharacters, in language: Language) -> String {
    let text = SafeText.thinned(text)
    guard let end = cut(text, maximum: maximum, in: language) else { return escaped(SafeText.escaping(text)) }
    return escaped(SafeText.escaping(String(text[..<end])) + " " + note(on: text[end...], in: language))
  }

  /// Returns where a text that is too long is cut: after a word if one ends nearby.
  ///
  /// Returns nil if the text isn't too long, or if the hidden part wouldn't be more than twice as long as the note on
  /// it.
  private static func cut(_ text: String, maximum: Int, in language: Language) -> String.Index? {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: maximum, limitedBy: scalars.endIndex),
      scalars[end...].count > 2 * note(on: text[end...], in: language).unicodeScalars.count
    else { return nil }
    return scalars[end] == " " ? end : scalars[..<end].suffix(maximumOfAWord).lastIndex(of: " ") ?? end
  }

  private static func note(on rest: Substring, in language: Language) -> String {
    Message.pageLong(count: String(rest.unicodeScalars.count)).text(in: language)
  }

  /// Returns a message with each value isolated from the words around it.
  static func message(_ pieces: [MessagePiece], in language: Language) -> String {
    pieces.map { piece in
      switch piece {
      case .words(let words): escaped(words)
      case .value(let text): value(text, in: language)
      }
    }.joined()
  }
}
