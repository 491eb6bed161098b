import MetaLensPlatform
import Synchronization

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Makes a photo's report from its facts.
///
/// It is a class, so that copying a service doesn't copy the score model and the signatures.
package final class PhotoAnalysis: Sendable {
  private let scoreModel: ScoreModel
  private let signatures: CameraSignatures
  private let plans = Plans()

  package init(scoreModel: ScoreModel = .shipped, signatures: CameraSignatures = .shipped) {
    self.scoreModel = scoreModel
    self.signatures = signatures
  }

  /// A rule's check.
  ///
  /// Stored in a struct, since calling a bare closure of an array goes through a second function.
  private struct Step: Sendable {
    var look: @Sendable (RuleContext, inout [Finding]) -> Void

    /// Gives each step a closure and a flag of its own, so that threads don't contend for their reference counts.
    init(_ rule: Rule) {
      let (flag, look) = (rule.flag.copy(), rule.look)
      self.look = { context, findings in
        // Most rules find nothing, so that the loop usually doesn't run.
        for sighting in look(context) { findings.append(Finding(flag, sighting)) }
      }
    }
  }

  /// The rules that run if certain groups of facts were read, without their texts, which aren't needed here.
  private struct Plan: Sendable {
    let inputs: Rule.Inputs
    let rules: RanRules
    /// The thread that used the plan last.
    var thread: UInt
    private let steps: [(needs: Rule.Needs, step: Step)]
    /// The steps whose needs are met, for each combination of what a photo has; most runs have a dozen combinations.
    private var chosen: [(present: Rule.Needs, steps: [Step])] = []

    init(_ inputs: Rule.Inputs, thread: UInt) {
      self.thread = thread
      let rules = Rule.all.filter { inputs.isSuperset(of: $0.reads) }
      self.inputs = inputs
      steps = rules.map { ($0.needs, Step($0)) }
      self.rules = RanRules(rules.map(\.id))
    }

    /// Returns the steps whose needs are met by what the photo has.
    mutating func steps(_ present: Rule.Needs) -> [Step] {
      if let index = chosen.firstIndex(where: { $0.present == present }) { return chosen[index].steps }
      let steps = steps.filter { present.isSuperset(of: $0.needs) }.map(\.step)
      chosen.append((present, steps))
      return steps
    }
  }

  /// The plans that aren't in use.
  ///
  /// As many are made as photos are analyzed at once, for each combination of what was read.
  ///
  /// Most runs have one or two combinations.
  private final class Plans: Sendable {
    private let idle = Mutex<[Plan]>([])

    /// Returns a plan that only the caller uses until it returns it: if idle, the one that this thread used last, which
    /// is still in the processor's cache.
    func take(_ inputs: Rule.Inputs) -> Plan {
      let thread = RunningThread.number
      let plan = idle.withLock { idle in
        let index =
          idle.lastIndex { $0.inputs == inputs && $0.thread == thread }
          ?? idle.lastIndex { $0.inputs == inputs }
        return index.map { idle.remove(at: $0) }
      }
      guard var plan else { return Plan(inputs, thread: thread) }
      plan.thread = thread
      return plan
    }

    func give(_ plan: Plan) { idle.withLock { $0.append(plan) } }
  }

  /// Returns what is concluded from facts.
  package func attributions(of facts: PhotoFacts) -> Attributions {
    Attributions(facts, signatures: signatures)
  }

  /// Makes a report: from facts to attributions, findings of rules, assessment and flags.
  ///
  /// If the task is cancelled, no further rule runs and the report is incomplete, so the caller has to check for
  /// cancellation.
  ///
  /// - Parameters:
  ///   - date: when the report is made; it is clamped to the years that reports can state.
  ///   - name: the file's name; nil for bytes without one.
  ///   - attributions: what was concluded from the facts, if the caller has it already.
  package func report(
    of facts: PhotoFacts, depth: AnalysisDepth, at date: Date, name: FileName? = nil,
    attributions: Attributions? = nil
  ) -> OriginalityReport {
    let context = RuleContext(
      facts: facts, attributions: attributions ?? self.attributions(of: facts),
      now: OriginalityReport.wholeSeconds(date), name: name)
    var plan = plans.take(context.inputs)
    defer { plans.give(plan) }
    var findings: [Finding] = []
    // Most photos have ten to twenty findings: growing the array by doubling would cost more than the rules.
    findings.reserveCapacity(24)
    for step in plan.steps(context.present) {
      if Task.isCancelled { break }
      step.look(context, &findings)
    }
    let assessment = scoreModel.assess(
      findings, depth: depth, format: facts.format, maker: context.attributions.maker,
      diagnostics: facts.diagnostics)
    var report = OriginalityReport(
      score: assessment.score, summary: context.reportedSummary, flags: assessment.flags,
      analyzedDate: date, depth: min(depth, .pixels), model: scoreModel.version, rules: [],
      probability: assessment.probability, prior: scoreModel.prior, base: assessment.base,
      isCalibrated: assessment.isCalibrated, verdict: assessment.verdict, changed: assessment.changed,
      isComplete: facts.isComplete, bounded: assessment.bounded,
      diagnostics: facts.diagnostics + context.attributions.diagnostics,
      signatures: facts.structure.wasRead || context.attributions.isComparedHEIF ? signatures.reference : nil)
    report.ran = plan.rules
    report.credentials = context.credentialCheck
    return report
  }
}
