import MetaLensKit
import MetaLensRendering

extension ServedComparison {
  /// Returns the entry for a comparison on the page to drop photos on: the two files, the two answers, where the bytes
  /// first differ, and a link to the whole comparison.
  ///
  /// The entry is a list item that ends with a line break.
  func line(on page: String, in language: Language) -> String {
    let names = [first, second].map {
      HTMLText.value($0.path, maximum: 200, in: language)
    }
    let answers = compared.answers.map { HTMLText.word($0, in: language) }.joined(separator: " ")
    // The place of the first difference is shown too: that the pictures are the same would otherwise be taken for the
    // whole answer.
    let place = compared.firstPlace(in: language).map {
      "<p>" + HTMLText.value($0, maximum: 400, in: language) + "</p>\n"
    }
    let link = "comparison?page=\(page)&amp;language=\(language.rawValue)&amp;comparison=\(id)"
    return """
      <li><p class="name">\(names.joined(separator: " ↔ "))</p>
      <p class="answers">\(answers)</p>
      \(place ?? "")<p><a href="\(link)" target="_blank" rel="noopener">\(HTMLText.word(.serveCompareOpen, in: language))</a></p></li>

      """
  }
}
