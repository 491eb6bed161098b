package import MetaLensFacts

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The way of one photo from facts to its report.
package struct PhotoAnalysis: Sendable {
  /// What findings are worth.
  let scoreModel: ScoreModel
  /// The rules that are tried, in order.
  let rules: [Rule]

  package init(scoreModel: ScoreModel = .plainSum, rules: [Rule] = Rule.all) {
    self.scoreModel = scoreModel
    self.rules = rules
  }

  /// Facts to attributions, rules, findings, assessment, flags and report.
  package func report(of facts: PhotoFacts, at date: Date) -> OriginalityReport {
    let attributions = Attributions(facts)
    let context = RuleContext(
      facts: facts, attributions: attributions, now: Int(date.timeIntervalSince1970.rounded(.down)))
    let inputs = context.inputs
    let ran = rules.filter { inputs.isSuperset(of: $0.reads) }
    let assessment = scoreModel.assess(ran.flatMap { $0.evaluate(context) })
    return OriginalityReport(
      score: assessment.score, summary: attributions.summary, flags: assessment.flags, analyzedDate: date,
      depth: .metadata, model: scoreModel.version, rules: ran.map(\.id), isComplete: facts.isComplete,
      bounded: assessment.bounded, diagnostics: facts.diagnostics + attributions.diagnostics)
  }
}
