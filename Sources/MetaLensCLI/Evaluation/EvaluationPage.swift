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

  private static let style = """
    :root { color-scheme: light dark; --ink: #1b1f24; --paper: #fff; --faint: #d8dde3; --soft: #57606a; --line: #0b57d0; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #e6e8eb; --paper: #14171a; --faint: #343a41; --soft: #9aa4ae; --line: #8ab4f8; }
    }
    body { margin: 0; padding: 1.5rem 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
    header, main { max-width: 70rem; margin: 0 auto; padding: 0 1.5rem; }
    h1 { font-size: 1.5rem; overflow-wrap: anywhere; }
    h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; border-bottom: 1px solid var(--faint); }
    p { margin: .3rem 0; max-width: 46rem; overflow-wrap: anywhere; }
    .wide { overflow-x: auto; margin: .6rem 0; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
    th, td { padding: .2rem .6rem .2rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--faint); }
    th { color: var(--soft); font-weight: 600; }
    .number { text-align: right; white-space: nowrap; }
    figure { margin: 1rem 0; max-width: 27rem; break-inside: avoid; }
    figcaption { color: var(--soft); font-size: .85rem; }
    svg { width: 100%; height: auto; }
    svg text { fill: var(--soft); font: 11px system-ui, sans-serif; }
    .grid { stroke: var(--faint); stroke-width: .7; }
    .diagonal { stroke: var(--soft); stroke-width: 1; stroke-dasharray: 4 4; }
    .line { fill: none; stroke: var(--line); stroke-width: 2; }
    .interval { stroke: var(--line); stroke-width: 1.5; opacity: .5; }
    .point { fill: var(--line); }
    footer { margin-top: 2rem; color: var(--soft); font-size: .85rem; }
    @media print {
      :root { color-scheme: light; --ink: #000; --paper: #fff; --faint: #bbb; --soft: #444; --line: #0b3d91; }
      body { padding: 0; font-size: 10pt; }
      header, main { max-width: none; padding: 0; }
      .wide { overflow: visible; }
      table { font-size: 8pt; }
      tr, section > h2 { break-inside: avoid; }
      h2 { break-after: avoid; }
    }
    """
}
