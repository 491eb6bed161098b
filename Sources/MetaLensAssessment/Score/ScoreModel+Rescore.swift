extension ScoreModel {
  /// A report under this model, of what another model's report found; the photo isn't read again.
  ///
  /// - Returns: nil where the report has a finding that this version doesn't know as it is written.
  package func rescored(_ report: OriginalityReport) -> OriginalityReport? {
    var findings: [Finding] = []
    for flag in report.flags {
      guard let kind = flag.detail.flag, flag.type == kind.type, flag.concern == flag.detail.concern else {
        return nil
      }
      findings.append(
        Finding(
          kind, FlagValues(json: flag.detail.parameters), grade: flag.grade, evidence: flag.evidence))
    }
    let assessment = assess(
      findings, depth: report.depth, format: report.summary.format,
      maker: report.summary.make.map { StatedMaker($0) }, diagnostics: report.diagnostics)
    var rescored = OriginalityReport(
      score: assessment.score, summary: report.summary, flags: assessment.flags,
      analyzedDate: report.analyzedDate, depth: report.depth, model: version, rules: report.rules,
      probability: assessment.probability, prior: prior, base: assessment.base,
      isCalibrated: assessment.isCalibrated, verdict: assessment.verdict, changed: assessment.changed,
      isComplete: report.isComplete, bounded: assessment.bounded, diagnostics: report.diagnostics,
      signatures: report.signatures)
    rescored.credentials = report.credentials
    return rescored
  }

  /// Whether a version is that of a model which shipped with other readers, whose findings may not be those of today.
  package static func isOfAnotherRelease(_ version: String) -> Bool {
    version.hasPrefix("fitted/") && !version.hasPrefix(shippedVersion)
  }
}
