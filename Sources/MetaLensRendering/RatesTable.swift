import MetaLensAssessment

/// The table of how often scores were right: files of each colour, by what had been done to them.
struct RatesTable: Sendable {
  let rates: MeasuredRates
  let language: Language

  init(_ rates: MeasuredRates, in language: Language) {
    self.rates = rates
    self.language = language
  }

  private var heads: [String] {
    [MessageKey.ratesColumnFiles.text(in: language)] + Badge.allCases.map { $0.name(in: language) }
  }

  private func numbers(_ operation: MeasuredRates.Operation) -> [String] {
    let counts = rates[operation]
    return [counts.total, counts.green, counts.amber, counts.red].map { String($0) }
  }

  /// Returns the table as text, with numbers before words, which are wrapped at the given width in columns.
  func lines(_ paint: Paint, columns width: Int) -> [String] {
    let operations = MeasuredRates.Operation.allCases
    var columns = TextColumns(heads: heads, numeric: [0, 1, 2, 3])
    for operation in operations { columns.add(numbers(operation)) }
    let lines = columns.lines(paint)
    // Heads are dimmed, so that their width is taken from a line of numbers.
    let indent = 2 + (lines.dropFirst().map(DisplayWidth.of).max() ?? 0)
    func wrapped(_ text: String) -> [String] { TextWrapping.lines(text, columns: width - indent) }
    let words =
      [wrapped(MessageKey.ratesColumnDone.text(in: language)).map(paint.dim)]
      + operations.map { wrapped($0.name(in: language)) }
    return zip(lines, words).flatMap { line, words in
      [line + "  " + words[0]] + words.dropFirst().map { String(repeating: " ", count: indent) + $0 }
    }
  }

  /// The table on a page under its heading, with what was measured; it ends with a line break.
  ///
  /// - Parameter level: the level of the heading.
  func markup(headingLevel level: Int) -> String {
    var out = "<h\(level)>\(HTMLText.word(.ratesHeading, in: language))</h\(level)>\n"
    out += HTMLText.paragraph(rates.about(in: language), "small")
    out += "<table class=\"rates\">\n<thead>\n<tr>"
    out += "<th scope=\"col\">\(HTMLText.word(.ratesColumnDone, in: language))</th>"
    out += heads.map { "<th scope=\"col\" class=\"number\">\(HTMLText.escaped($0))</th>" }.joined()
    out += "</tr>\n</thead>\n<tbody>\n"
    for operation in MeasuredRates.Operation.allCases {
      out += "<tr><th scope=\"row\">\(HTMLText.escaped(operation.name(in: language)))</th>"
      out += numbers(operation).map { "<td class=\"number\">\($0)</td>" }.joined() + "</tr>\n"
    }
    return out + "</tbody>\n</table>\n"
  }
}
