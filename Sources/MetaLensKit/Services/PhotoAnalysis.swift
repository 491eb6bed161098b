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
  /// What a rule needs to run, without its texts.
  private let steps: [(reads: Rule.Inputs, evaluate: @Sendable (RuleContext) -> [Finding])]
  private let ids: [String]

  package init(scoreModel: ScoreModel = .plainSum, rules: [Rule] = Rule.all) {
    self.scoreModel = scoreModel
    steps = rules.map { ($0.reads, $0.evaluate) }
    let ids = rules.map(\.id)
    // One array for all reports, which is told by its storage alone when they are written.
    self.ids = ids == Rule.allIDs ? Rule.allIDs : ids
  }

  /// Facts to attributions, rules, findings, assessment, flags and report.
  package func report(of facts: PhotoFacts, depth: ReadDepth, at date: Date) -> OriginalityReport {
    let context = RuleContext(
      facts: facts, attributions: Attributions(facts),
      now: Int(date.timeIntervalSince1970.rounded(.down)))
    var findings: [Finding] = []
    var ran = ids
    for (index, step) in steps.enumerated() {
      if context.inputs.isSuperset(of: step.reads) {
        findings += step.evaluate(context)
      } else {
        ran.removeAll { $0 == ids[index] }
      }
    }
    let assessment = scoreModel.assess(findings)
    return OriginalityReport(
      score: assessment.score, summary: context.attributions.summary, flags: assessment.flags,
      analyzedDate: date, depth: AnalysisDepth(depth), model: scoreModel.version, rules: ran,
      base: assessment.base,
      isComplete: facts.isComplete, bounded: assessment.bounded,
      diagnostics: facts.diagnostics + context.attributions.diagnostics)
  }
}
