package import MetaLensAssessment
import MetaLensFacts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Text made safe for a page: nothing in it is markup, nothing in it turns its neighbours around.
package enum HTMLText {
  /// Characters shown of one value; the rest is counted.
  static let maximumCharacters = 1_500
  /// Characters of a word that is left out whole; a longer one is cut.
  private static let maximumOfAWord = 30

  /// Our own words, and what was made safe already: markup's characters are written out.
  package static func escaped(_ text: String) -> String { escaped(text.utf8) }

  /// The same of UTF-8.
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
      // An attribute without quotes would end at a grave accent in old browsers.
      case UInt8(ascii: "`"): out += "&#96;".utf8
      default: out.append(byte)
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// Our own word for something.
  package static func word(_ key: MessageKey, in language: Language) -> String {
    escaped(key.text(in: language))
  }

  /// Our own words as a paragraph, of a class where one is named, ending with a line break.
  static func paragraph(_ text: String, _ name: String? = nil) -> String {
    "<p\(name.map { " class=\"\($0)\"" } ?? "")>\(escaped(text))</p>\n"
  }

  /// The same of a message.
  static func paragraph(_ key: MessageKey, _ name: String? = nil, in language: Language) -> String {
    paragraph(key.text(in: language), name)
  }

  /// Our own words over a part of a page, ending with a line break.
  static func heading(_ key: MessageKey, in language: Language) -> String {
    "<h3>\(word(key, in: language))</h3>\n"
  }

  /// Lines for a command line, ending with a line break.
  static func code(_ lines: [String]) -> String {
    "<pre dir=\"ltr\"><code>\(lines.map(shown).joined(separator: "\n"))</code></pre>\n"
  }

  /// A picture that stands in the page itself.
  ///
  /// - Parameter words: what stands for it, escaped.
  static func picture(_ picture: PictureToLookAt, _ words: String, isLazy: Bool = false) -> String {
    "<img alt=\"\(words)\"\(isLazy ? " loading=\"lazy\"" : "") width=\"\(picture.size.width)\" "
      + "height=\"\(picture.size.height)\" "
      + "src=\"data:image/jpeg;base64,\(Data(picture.bytes).base64EncodedString())\">"
  }

  /// A picture in a box of its own, with words below it that stand for it too.
  static func figure(_ picture: PictureToLookAt, _ words: String, class name: String? = nil) -> String {
    let words = escaped(words)
    let kind = name.map { " class=\"\($0)\"" } ?? ""
    return "<figure\(kind)>\n\(Self.picture(picture, words))\n<figcaption>\(words)</figcaption>\n</figure>\n"
  }

  /// A stranger's text whole, its controls written out.
  package static func shown(_ text: String) -> String { escaped(SafeText.escaping(text)) }

  /// A stranger's text: cut, its controls written out, with few marks on each letter, and apart from the direction of
  /// what stands around it.
  package static func value(_ text: String, maximum: Int = maximumCharacters, in language: Language) -> String
  {
    "<bdi>" + plainValue(text, maximum: maximum, in: language) + "</bdi>"
  }

  /// Text escaped for places that can't hold elements, such as a page's title.
  static func plainValue(_ text: String, maximum: Int = maximumCharacters, in language: Language) -> String {
    let text = SafeText.thinned(text)
    guard let end = cut(text, maximum: maximum, in: language) else { return escaped(SafeText.escaping(text)) }
    return escaped(SafeText.escaping(String(text[..<end])) + " " + note(on: text[end...], in: language))
  }

  /// Where a text that is too long is cut: behind a word where one ends nearby; nil where the note on what is
  /// hidden would hide little more than it takes itself.
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

  /// A message, each value in it by itself.
  static func message(_ pieces: [MessagePiece], in language: Language) -> String {
    pieces.map { piece in
      switch piece {
      case .words(let words): escaped(words)
      case .value(let text): value(text, in: language)
      }
    }.joined()
  }
}
