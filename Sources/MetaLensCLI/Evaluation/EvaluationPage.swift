import MetaLensKit
import MetaLensRendering

/// An evaluation as one self-contained page: no script, and nothing is fetched.
enum EvaluationPage {
  static func html(of report: EvaluationReport) -> String {
    let document = EvaluationDocument(report)
    let title = HTMLText.shown(document.title)
    let policy = PagePolicy.text(style: style)
    var page =
      PageHead.markup(in: .english, policy: policy, style: style, title: title) + "</header>\n<main>\n"
    for section in document.sections {
      page += "<section>\n<h2>\(HTMLText.shown(section.title))</h2>\n"
      for element in section.elements { page += html(of: element, report.evaluation) }
      page += "</section>\n"
    }
    page +=
      "<footer><p>metalens \(MetaLensVersion.current). \(HTMLText.shown(HelpText.caution))</p></footer>\n"
    return page + "</main>\n</body>\n</html>\n"
  }

  private static func html(of element: EvaluationDocument.Element, _ evaluation: Evaluation) -> String {
    switch element {
    case .paragraph(let words): "<p>\(HTMLText.shown(words))</p>\n"
    case .table(let table): html(of: table)
    case .curve: EvaluationCharts.curve(of: evaluation)
    case .calibration: evaluation.calibration.map(EvaluationCharts.calibration) ?? ""
    }
  }

  private static func html(of table: EvaluationDocument.Table) -> String {
    func row(_ cells: [String], _ tag: String) -> String {
      let cells = cells.enumerated().map { column, cell in
        let kind = table.numeric.contains(column) ? " class=\"number\"" : ""
        return "<\(tag)\(kind)>\(HTMLText.shown(cell))</\(tag)>"
      }
      return "<tr>" + cells.joined() + "</tr>\n"
    }
    return "<div class=\"wide\"><table>\n<thead>\n" + row(table.heads, "th") + "</thead>\n<tbody>\n"
      + table.rows.map { row($0, "td") }.joined() + "</tbody>\n</table></div>\n"
  }

  /// The style of every page, and what this one adds: tables that may be wide, and curves.
  private static let style =
    "\n" + PageStyle.sheet + String(decoding: PackageResources.evaluation_page_css, as: UTF8.self)
}
