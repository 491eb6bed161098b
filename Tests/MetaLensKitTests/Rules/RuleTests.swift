import Foundation
import MetaLensFacts
import Testing

@testable import MetaLensKit

@Suite struct RuleTests {
  @Test(arguments: Rule.all.map(\.id)) func examplesHold(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    let triggering = try findings(by: rule, on: rule.triggering())
    #expect(triggering.map(\.detail) == [rule.example])
    #expect(triggering.allSatisfy { !$0.evidence.isEmpty })
    #expect(try raised(by: rule, on: rule.nonTriggering()).isEmpty)
    #expect(rule.example.id == rule.id)
  }

  @Test(arguments: Rule.all.map(\.id)) func textsArePresent(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    for text in [rule.trigger, rule.rationale, rule.innocent] { #expect(text.hasSuffix(".")) }
    #expect(!rule.source.isEmpty)
    #expect(!rule.reads.isEmpty)
  }

  @Test func idsAreUnique() { #expect(Set(Rule.all.map(\.id)).count == Rule.all.count) }

  @Test func aRuleDoesNotRunOnWhatWasNotRead() {
    let facts = PhotoFacts(format: .jpeg, byteCount: 1)
    let report = PhotoAnalysis().report(of: facts, depth: .metadata, at: .init(timeIntervalSince1970: 0))
    #expect(report.rules == ["fileIncomplete"])
    #expect(report.flags.isEmpty)
  }
}
