import MetaLensKit
import MetaLensRendering

/// What an evaluation says in tables.
enum EvaluationTables {
  /// Returns the table with a row for originals, for every other label, and for all other files together.
  static func labels(of evaluation: Evaluation) -> EvaluationDocument.Section {
    let others = evaluation.labels.count == 1 ? nil : evaluation.others
    return section("By label", head: "label", [evaluation.originals] + evaluation.labels, all: others)
  }

  /// Returns the table with a row for originals and for every finer class of other files.
  static func classes(of evaluation: Evaluation, column: String) -> EvaluationDocument.Section {
    let name = SafeText.shown(column, columns: 40)
    return section("By \(name)", head: name, [evaluation.originals] + evaluation.categories)
  }

  private static func section(
    _ title: String, head: String, _ classes: [EvaluatedClass], all: EvaluatedClass? = nil
  ) -> EvaluationDocument.Section {
    let classes = classes + (all.map { [$0] } ?? [])
    let rows = classes.map { row in
      var cells = [row == all ? "all others" : name(row.name), String(row.fileCount), String(row.groupCount)]
      cells += [ShareText.figure(row.area), ShareText.figure(row.areaOfScore)]
      for badge in Badge.allCases { cells += [String(row[badge].count), ShareText.percent(row[badge])] }
      cells += row.green.interval.map { [ShareText.interval($0), ShareText.method($0.method)] } ?? ["–", ""]
      return cells
    }
    let table = EvaluationDocument.Table(
      heads: [
        head, "files", "groups", "AUC", "of score", "green", "", "amber", "", "red", "", "green, 95%", "by",
      ], numeric: Set(1...11), rows: rows)
    var notes = "AUC: against the originals, by the probability and by the score. "
    notes +=
      "Below \(EvaluatedClass.minimumFiles) files or \(EvaluatedClass.minimumGroups) groups: counts only."
    let methods = Set(classes.compactMap { $0.green.interval?.method })
    if methods.contains(.bootstrap) {
      notes += " Bootstrap: groups resampled \(GroupBootstrap.resamples) times."
    }
    if methods.contains(.wilsonOfGroups) {
      notes += " Wilson, groups: all or none are green, so the interval depends only on the number of groups."
    }
    return .init(title: title, elements: [.table(table), .paragraph(notes)])
  }

  /// Returns a label or class as a table shows it.
  private static func name(_ label: String) -> String {
    label.isEmpty ? "(none)" : SafeText.shown(label, columns: 40)
  }

  /// Returns the table of labels against verdicts, and that of finer classes against verdicts if there are classes.
  static func verdicts(of evaluation: Evaluation, column: String?) -> EvaluationDocument.Section {
    var elements: [EvaluationDocument.Element] = [.table(confusion(evaluation.verdicts, head: "label"))]
    if let column, !evaluation.categoryVerdicts.names.isEmpty {
      elements.append(
        .table(confusion(evaluation.categoryVerdicts, head: SafeText.shown(column, columns: 40))))
    }
    return .init(title: "Verdicts", elements: elements)
  }

  private static func confusion(_ table: ConfusionTable, head: String) -> EvaluationDocument.Table {
    let verdicts = table.verdicts
    return EvaluationDocument.Table(
      heads: [head] + verdicts.map { SafeText.shown($0, columns: 40) },
      numeric: Set(1..<verdicts.count + 1),
      rows: table.names.map { label in [name(label)] + verdicts.map { String(table.count(label, $0)) } })
  }

  /// Returns the section on whether probabilities match what was observed.
  static func calibration(of evaluation: Evaluation) -> EvaluationDocument.Section {
    var elements: [EvaluationDocument.Element] = []
    if evaluation.uncalibratedCount > 0 {
      elements.append(
        .paragraph(
          "\(evaluation.uncalibratedCount) reports say that their probability isn't calibrated (calibrated: "
            + "false); they aren't counted here."))
    }
    guard let calibration = evaluation.calibration else {
      elements.append(
        .paragraph(
          "Too few files to check calibration: it takes \(EvaluatedClass.minimumFiles) originals and as many other "
            + "files, each from \(EvaluatedClass.minimumGroups) groups."))
      return .init(title: "Calibration of probabilities", elements: elements)
    }
    let prior = evaluation.options.prior
    let share = ShareText.percent(prior)
    elements.append(
      .paragraph(
        "Before caps, weighted so that originals make up \(share). If the probabilities are right, each given "
          + "probability matches the observed share of originals."))
    elements.append(.calibration)
    elements.append(.table(bins(of: calibration)))
    elements.append(
      .paragraph(
        "Expected calibration error: \(ShareText.figure(calibration.expectedError)). Brier score: "
          + "\(ShareText.figure(calibration.brierScore)); 0 is perfect, \(ShareText.figure(prior * (1 - prior))) means no "
          + "better than the prior. \(calibration.fileCount) files."))
    return .init(title: "Calibration of probabilities", elements: elements)
  }

  private static func bins(of calibration: CalibrationTable) -> EvaluationDocument.Table {
    EvaluationDocument.Table(
      heads: ["probability", "files", "originals", "groups", "mean", "observed", "95%", "by"],
      numeric: Set(1...6),
      rows: calibration.bins.map {
        [
          FixedDecimal.text($0.low, decimals: 3) + " to " + FixedDecimal.text($0.high, decimals: 3),
          String($0.fileCount), String($0.originalCount), String($0.groupCount),
          ShareText.percent($0.meanProbability), ShareText.percent($0.observedShare),
          ShareText.interval($0.interval), ShareText.method($0.interval.method),
        ]
      })
  }

  /// Returns a section on green files that aren't originals and one on red originals, each only if there are such
  /// files.
  static func misjudged(of report: EvaluationReport, maximum: Int) -> [EvaluationDocument.Section] {
    let greens = report.falseGreens.enumerated().sorted {
      (-$0.element.score, $0.offset) < (-$1.element.score, $1.offset)
    }
    let reds = report.falseReds.enumerated().sorted {
      ($0.element.score, $0.offset) < ($1.element.score, $1.offset)
    }
    return [
      misjudged(
        greens.map(\.element), "False greens",
        "Files of other labels that are green, the highest score first.", maximum: maximum),
      misjudged(
        reds.map(\.element), "False reds", "Originals that are red, the lowest score first.", maximum: maximum
      ),
    ].compactMap(\.self)
  }

  private static func misjudged(
    _ files: [EvaluatedList.Misjudged], _ title: String, _ words: String, maximum: Int
  ) -> EvaluationDocument.Section? {
    guard !files.isEmpty else { return nil }
    let rows = files.prefix(maximum).map {
      [
        SafeText.shown($0.path.path), name($0.label), String($0.score),
        SafeText.shown($0.verdict, columns: 40),
      ]
    }
    var elements: [EvaluationDocument.Element] = [
      .paragraph(words + " Either the score is wrong or the label is."),
      .table(.init(heads: ["file", "label", "score", "verdict"], numeric: [2], rows: Array(rows))),
    ]
    let rest = files.count - rows.count
    if rest > 0 { elements.append(.paragraph("\(rest) more; --format json lists them all.")) }
    return .init(title: title, elements: elements)
  }

  /// The maximum number of files without a result that text and pages list.
  static let maximumFailures = 200

  /// Returns the section on files without a result.
  static func failures(of report: EvaluationReport) -> EvaluationDocument.Section {
    let rows = report.failures.prefix(maximumFailures).map {
      [SafeText.shown($0.path.path), SafeText.shown($0.message, columns: 200)]
    }
    var elements: [EvaluationDocument.Element] = [
      .table(.init(heads: ["file", "why"], numeric: [], rows: Array(rows)))
    ]
    let rest = report.failures.count - rows.count
    if rest > 0 { elements.append(.paragraph("\(rest) more; --format json lists them all.")) }
    return .init(title: "Not evaluated", elements: elements)
  }
}
