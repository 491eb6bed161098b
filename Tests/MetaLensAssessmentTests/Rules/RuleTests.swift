import Foundation
import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct RuleTests {
  @Test(arguments: RuleExample.all.map(\.rule.id)) func examplesHold(id: FlagID) throws {
    let example = try #require(RuleExample.all.first { $0.rule.id == id })
    let triggering = try findings(by: example.rule, on: example.triggering())
    #expect(triggering.map(\.detail) == [example.rule.exampleDetail])
    #expect(triggering.allSatisfy { !$0.evidence.isEmpty && $0.flag.accepts($0.values) })
    #expect(try raised(by: example.rule, on: example.nonTriggering()).isEmpty)
  }

  @Test func noRuleLacksItsExamples() {
    #expect(RuleExample.all.map(\.rule.id) == Rule.all.map(\.id))
  }

  @Test(arguments: Rule.all.map(\.id)) func sourcesArePresent(id: FlagID) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    #expect(!rule.source.isEmpty)
    #expect(!rule.reads.isEmpty)
  }

  @Test func idsAreUnique() { #expect(Set(Rule.all.map(\.id)).count == Rule.all.count) }

  @Test(arguments: RuleExample.all.map(\.rule.id)) func aRuleFindsNothingWithoutWhatItNeeds(id: FlagID) throws
  {
    let example = try #require(RuleExample.all.first { $0.rule.id == id })
    for photo in [example.triggering(), example.nonTriggering()] {
      let facts = try PhotoDecoder(limits: ReadLimits()).decode(
        MemorySource(photo.bytes), depth: .pixels, hashing: false)
      let context = RuleContext(
        facts: facts, attributions: Attributions(facts), now: 1_700_000_000, name: photo.name)
      for rule in Rule.all where !context.present.isSuperset(of: rule.needs) {
        #expect(rule.evaluate(context).isEmpty, "\(rule.id)")
      }
    }
  }

  @Test func aRuleDoesNotRunOnWhatWasNotRead() {
    let facts = PhotoFacts(format: .jpeg, byteCount: 1)
    let report = PhotoAnalysis().report(of: facts, depth: .metadata, at: .init(timeIntervalSince1970: 0))
    #expect(report.rules == [.fileIncomplete])
    #expect(report.flags.isEmpty)
  }
}
