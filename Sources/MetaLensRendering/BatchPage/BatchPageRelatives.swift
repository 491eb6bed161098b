package import MetaLensAssessment
import MetaLensPlatform

/// The section of a page on photos that are the same or related: groups of names, each linked to its photo's row.
///
/// The script adds the rows' pictures to the names, and lets readers choose photos by their relatives.
package enum BatchPageRelatives {
  /// The maximum number of characters shown of a name.
  private static let maximumCharacters = 200

  /// Returns the section; empty if relatives weren't looked for.
  ///
  /// - Parameter partial: the number of photos known only from an earlier run's rows.
  package static func markup(
    _ groups: [RelativeGroups], of index: RelativesIndex, partial: Int = 0, in language: Language
  ) -> String {
    func item(_ photo: Int) -> String {
      let name = HTMLText.value(index.path(of: photo).display, maximum: maximumCharacters, in: language)
      guard let row = index.row(of: photo) else { return "<li>\(name)</li>" }
      return "<li><a href=\"#\(PageDocument.anchor(row))\">\(name)</a></li>"
    }
    guard !groups.isEmpty else { return "" }
    var out = "<section id=\"relatives\"><h2>\(HTMLText.word(.pageManyRelatives, in: language))</h2>\n"
    if groups.allSatisfy({ $0.count == 0 }) {
      out += HTMLText.paragraph(.relativesNone, in: language)
    } else {
      out += HTMLText.paragraph(.relativesMeaning, "small", in: language)
    }
    for kind in groups where kind.count > 0 {
      let name = kind.kind.name(in: language)
      let found = Message.relativesFound(
        kind: name, photos: String(kind.photoCount), groups: String(kind.count)
      ).text(in: language)
      out += "<h3 data-kind=\"\(kind.kind.rawValue)\" data-name=\"\(HTMLText.escaped(name))\">"
      out += "\(HTMLText.escaped(found))</h3>\n<ol class=\"groups\">\n"
      for group in 0..<kind.count {
        out += "<li><ul>" + kind[group].map(item).joined() + "</ul></li>\n"
      }
      out += "</ol>\n"
    }
    if groups.contains(where: \.isCut) {
      out += HTMLText.paragraph(.relativesCut, "note", in: language)
    }
    out += RelativesText.missing(in: index, partial, in: language).map { HTMLText.paragraph($0, "note") }
      .joined()
    return out + "</section>\n"
  }
}
