import MetaLensKit
import MetaLensRendering

/// What an evaluation says in sentences: what was counted, and how often the tool was wrong.
enum EvaluationSummary {
  /// Returns the section on what was counted and what the scores are based on.
  static func basis(of report: EvaluationReport) -> EvaluationDocument.Section {
    let evaluation = report.evaluation
    var lines = [
      "Files: \(evaluation.fileCount), groups: \(evaluation.groupCount); labelled "
        + "“\(SafeText.shown(evaluation.options.originalLabel))”: \(evaluation.originals.fileCount), labelled otherwise: "
        + "\(evaluation.others.fileCount)."
    ]
    for basis in report.sortedBases {
      lines.append(
        "Score model \(SafeText.shown(basis.model)) at depth \(SafeText.shown(basis.depth)), prior "
          + FixedDecimal.text(basis.prior, decimals: 6, trimming: true) + ".")
    }
    for digest in report.signatures.sorted() {
      lines.append("Camera signatures: SHA-256 \(SafeText.shown(digest)).")
    }
    if !report.isComparable {
      lines.append(
        "These scores come from different models, depths, priors or signatures and can't be compared. The figures below mix them."
      )
    }
    if !report.ignoredCounts.isEmpty {
      let counts = report.ignoredCounts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { "\(SafeText.shown($0.key)) \($0.value)" }
      lines.append("Left out by label: " + counts.joined(separator: ", ") + ".")
    }
    if !report.failures.isEmpty {
      lines.append(
        "Files that couldn't be evaluated: \(report.failures.count); listed below, not counted.")
    }
    if report.ungroupedCount > 0 {
      lines.append(
        "Files without a group: \(report.ungroupedCount); each counts as its own group, as if independent."
      )
    }
    if report.duplicateCount > 0 {
      lines.append("Rows that name a file again: \(report.duplicateCount); only the first row counts.")
    }
    return .init(title: "What was measured", elements: lines.map { .paragraph($0) })
  }

  /// Returns the section on false greens, false reds and the ROC curve.
  static func errors(of evaluation: Evaluation) -> EvaluationDocument.Section {
    let greens = evaluation.falseGreens
    let reds = evaluation.falseReds
    var elements: [EvaluationDocument.Element] = [
      .paragraph(
        "False greens, among other files: "
          + ShareText.counted(greens, groups: evaluation.others.groupCount) + "."),
      .paragraph(
        "False reds, among originals: " + ShareText.counted(reds, groups: evaluation.originals.groupCount)
          + "."),
    ]
    elements += [
      limit(of: greens, "false greens", evaluation.others.groupCount),
      limit(of: reds, "false reds", evaluation.originals.groupCount),
    ].compactMap(\.self)
    let areas = evaluation.others.area.flatMap { area in
      evaluation.others.areaOfScore.map { (area, $0) }
    }
    if let (area, areaOfScore) = areas {
      elements.append(
        .paragraph(
          "ROC AUC: \(ShareText.figure(area)) by the probability, \(ShareText.figure(areaOfScore)) by the score. This "
            + "is how often the original ranks above the other file of a random pair, ties counting half; 0.5 is "
            + "chance, 1 is perfect."))
      elements.append(.curve)
    } else {
      elements.append(.paragraph("Too few files for an ROC curve: " + tooFew))
    }
    return .init(title: "How often it is wrong", elements: elements)
  }

  /// The end of a sentence that explains why there are counts but no percentages.
  static let tooFew =
    "below \(EvaluatedClass.minimumFiles) files or \(EvaluatedClass.minimumGroups) groups, only counts are shown."

  /// Returns a note on what so few files can't show if none of them was wrong; nil otherwise.
  private static func limit(of share: CountedShare, _ name: String, _ groups: Int) -> EvaluationDocument
    .Element?
  {
    guard share.count == 0, let interval = share.interval else { return nil }
    // Rounded up, so that the bound never looks better than it is.
    let bound = FixedDecimal.text((interval.high * 1000).rounded(.up) / 10, decimals: 1)
    let minimum = WilsonInterval.minimumTotal(boundUnder: 0.01)
    let rest =
      interval.high < 0.01 ? "" : " To show less than 1% takes \(minimum) independent files without an error."
    return .paragraph(
      "No \(name) among \(share.total) files of \(groups) groups only shows that the true share is below "
        + "\(bound)%.\(rest)")
  }
}
