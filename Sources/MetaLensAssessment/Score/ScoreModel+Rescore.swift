extension ScoreModel {
  /// Returns another model's report under this model; the photo isn't read again.
  ///
  /// - Returns: The report, or nil if this version doesn't know a finding with the type and the concern that the report
  ///   states.
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

  /// Whether a version belongs to a model that shipped with other readers, whose findings may differ from today's.
  package static func isOfAnotherRelease(_ version: String) -> Bool {
    version.hasPrefix("fitted/") && !version.hasPrefix(shippedVersion)
  }
}
