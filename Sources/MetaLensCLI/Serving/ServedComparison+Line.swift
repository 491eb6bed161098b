import MetaLensKit
import MetaLensRendering

extension ServedComparison {
  /// What the page to drop photos on tells of a comparison: the two files, the two answers, where the bytes differ
  /// first, and where everything stands.
  ///
  /// It is the list's entry, ending with a line break.
  func line(on page: String, in language: Language) -> String {
    let names = [first, second].map {
      HTMLText.value($0.path, maximum: 200, in: language)
    }
    let answers = compared.answers.map { HTMLText.word($0, in: language) }.joined(separator: " ")
    // That the pictures are the same, and no more, would be taken for all of it.
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
