package import MetaLensFacts

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The way of one photo from facts to its report.
package struct PhotoAnalysis: Sendable {
  /// What findings are worth.
  private let scoreModel: ScoreModel
  private let signatures: CameraSignatures
  /// What is run on photos of each depth and kind; other combinations of what was read are rare and made when met.
  private let plans: [Plan]
  private let rules: [Rule]

  package init(
    scoreModel: ScoreModel = .shipped, rules: [Rule] = Rule.all, signatures: CameraSignatures = .shipped
  ) {
    self.scoreModel = scoreModel
    self.rules = rules
    self.signatures = signatures
    plans = Rule.Inputs.usual.map { Plan(inputs: $0, of: rules) }
  }

  /// The rules that run where these groups of facts were read.
  private struct Plan: Sendable {
    let inputs: Rule.Inputs
    /// Without the rules' texts, which nothing needs here.
    let steps: [@Sendable (RuleContext) -> [Finding]]
    let ids: [String]

    init(inputs: Rule.Inputs, of rules: [Rule]) {
      let running = rules.filter { inputs.isSuperset(of: $0.reads) }
      self.inputs = inputs
      steps = running.map(\.evaluate)
      let ids = running.map(\.id)
      // One array for all reports, which is told by its storage alone when they are written.
      self.ids = Rule.usualIDs.first { $0 == ids } ?? ids
    }
  }

  /// Facts to attributions, rules, findings, assessment, flags and report.
  ///
  /// - Parameters:
  ///   - name: the file's name; nil for bytes without one.
  package func report(
    of facts: PhotoFacts, depth: AnalysisDepth, at date: Date, name: FileName? = nil
  ) -> OriginalityReport {
    let context = RuleContext(
      facts: facts, attributions: Attributions(facts, signatures: signatures),
      now: Int(date.timeIntervalSince1970.rounded(.down)), name: name)
    let plan = plans.first { $0.inputs == context.inputs } ?? Plan(inputs: context.inputs, of: rules)
    var findings: [Finding] = []
    // Most photos have ten to twenty: growing there by doubling costs more than the rules.
    findings.reserveCapacity(24)
    for evaluate in plan.steps { findings += evaluate(context) }
    let assessment = scoreModel.assess(findings, depth: depth, format: facts.format)
    return OriginalityReport(
      score: assessment.score, summary: context.attributions.summary, flags: assessment.flags,
      analyzedDate: date, depth: min(depth, .pixels), model: scoreModel.version, rules: plan.ids,
      probability: assessment.probability, prior: scoreModel.prior, base: assessment.base,
      isCalibrated: assessment.isCalibrated, verdict: assessment.verdict, changed: assessment.changed,
      isComplete: facts.isComplete, bounded: assessment.bounded,
      diagnostics: facts.diagnostics + context.attributions.diagnostics,
      signatures: facts.structure.wasRead ? signatures.reference : nil)
  }
}
