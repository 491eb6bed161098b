import MetaLensKit
import MetaLensRendering

/// What the page to drop photos on tells of a comparison: the two files, the two answers, and where everything stands.
struct ServedComparisonLine: Sendable {
  private let comparison: ServedComparison
  private let page: String
  private let language: Language

  init(_ comparison: ServedComparison, on page: String, in language: Language) {
    self.comparison = comparison
    self.page = page
    self.language = language
  }

  /// The list's entry, ending with a line break.
  var markup: String {
    let names = [comparison.first, comparison.second].map {
      HTMLText.value($0.path, most: 200, in: language)
    }
    let answers = comparison.compared.answers.map { HTMLText.word($0, in: language) }.joined(separator: " ")
    let link = "comparison?page=\(page)&amp;language=\(language.rawValue)&amp;comparison=\(comparison.id)"
    return """
      <li><p class="name">\(names.joined(separator: " ↔ "))</p>
      <p class="answers">\(answers)</p>
      <p><a href="\(link)" target="_blank" rel="noopener">\(HTMLText.word(.serveCompareOpen, in: language))</a></p></li>

      """
  }
}
