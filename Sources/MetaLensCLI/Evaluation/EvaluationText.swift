import MetaLensRendering

/// An evaluation as text for a terminal.
enum EvaluationText {
  private static let columns = 100
  /// How many false greens, and how many false reds, are listed.
  private static let maximumMisjudged = 40

  static func text(of report: EvaluationReport, paint: Paint) -> String {
    let document = EvaluationDocument(report, maximumMisjudged: maximumMisjudged)
    var lines = [paint.bold(document.title)]
    for section in document.sections {
      lines += ["", paint.bold(section.title)]
      var isAfterTable = false
      for element in section.elements {
        switch element {
        case .paragraph(let words):
          lines += TextWrapping.lines(words, columns: columns - 2).map { "  " + $0 }
          isAfterTable = false
        case .table(let table):
          var columns = TextColumns(heads: table.heads, numeric: table.numeric)
          for row in table.rows { columns.add(row) }
          if isAfterTable { lines.append("") }
          lines += columns.lines(paint)
          isAfterTable = true
        case .curve, .calibration: break
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
