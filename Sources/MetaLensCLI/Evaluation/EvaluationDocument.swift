import MetaLensKit
import MetaLensRendering

/// An evaluation in sentences and tables (English), which text and the page both show.
struct EvaluationDocument {
  /// A table: rows under heads; `numeric` has the indices of the columns that hold numbers.
  struct Table {
    var heads: [String]
    var numeric: Set<Int>
    var rows: [[String]]
  }

  /// A part of a section.
  enum Element {
    case paragraph(String)
    case table(Table)
    /// The ROC curve; text doesn't show it.
    case curve
    /// The calibration curve; text doesn't show it.
    case calibration
  }

  /// A heading and what follows it.
  struct Section {
    var title: String
    var elements: [Element]
  }

  let title: String
  let sections: [Section]

  /// - Parameter maximumMisjudged: how many false greens, and how many false reds, are listed; the worst come first.
  init(_ report: EvaluationReport, maximumMisjudged: Int = .max) {
    let evaluation = report.evaluation
    title = "Evaluation of " + report.list.shown(in: .english)
    var sections = [EvaluationSummary.basis(of: report), EvaluationSummary.errors(of: evaluation)]
    sections += EvaluationTables.misjudged(of: report, maximum: maximumMisjudged)
    sections.append(EvaluationTables.labels(of: evaluation))
    if !evaluation.categories.isEmpty {
      sections.append(EvaluationTables.classes(of: evaluation, column: report.column ?? ""))
    }
    if evaluation.fileCount > 0 {
      sections.append(EvaluationTables.verdicts(of: evaluation, column: report.column))
    }
    sections.append(EvaluationTables.calibration(of: evaluation))
    if !report.failures.isEmpty { sections.append(EvaluationTables.failures(of: report)) }
    self.sections = sections
  }
}
