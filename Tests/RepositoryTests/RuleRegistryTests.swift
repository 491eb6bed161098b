import Foundation
import MetaLensKit
import Testing

/// Tests that each rule has its file, its place in the registry, its test and its texts.
struct RuleRegistryTests {
  /// The group and id of each rule, taken from the files' names.
  private static let inFiles: [(group: String, id: String)] = Repository.files(
    under: "Sources/MetaLensAssessment/Rules", ending: "Rule.swift"
  ).compactMap { path in
    let parts = path.split(separator: "/")
    // `Rule.swift` itself has no group.
    guard parts.count == 5, let name = parts.last?.dropLast("Rule.swift".count) else { return nil }
    // The names `AIEdited` and `ICCFromSoftware` give aiEdited and iccFromSoftware.
    let capitals = name.prefix { $0.isUppercase }.count
    let leading = capitals > 1 ? capitals - 1 : 1
    return (String(parts[3]), name.prefix(leading).lowercased() + name.dropFirst(leading))
  }

  @Test func everyFileIsRegisteredOnce() {
    let registered = Rule.all.map(\.id.name)
    #expect(registered.sorted() == Self.inFiles.map(\.id).sorted())
    #expect(Set(registered).count == registered.count)
  }

  @Test func everyRuleHasItsTest() {
    for path in Repository.files(under: "Sources/MetaLensAssessment/Rules", ending: "Rule.swift") {
      let parts = path.split(separator: "/")
      guard parts.count == 5 else { continue }
      let test = "Tests/MetaLensAssessmentTests/Rules/\(parts[3])/\(parts[4].dropLast(6))Tests.swift"
      #expect(Repository.exists(test), "\(test) is missing")
    }
  }

  @Test func everyFlagHasItsText() {
    for rule in Rule.all {
      // Some flags have a text for each of their reasons.
      let keys = MessageKey.allCases.map(\.id).filter {
        $0.hasPrefix("flag.\(rule.id).") && $0.hasSuffix(".description")
      }
      #expect(!keys.isEmpty, "flag.\(rule.id).description is missing")
      for text in RuleText.allCases {
        #expect(rule.text(text, in: .english).count > 1, "\(rule.id): \(text)")
      }
      #expect(!rule.source.isEmpty)
    }
  }

  @Test func everyTextHasItsFlag() {
    let ids = Set(Rule.all.map(\.id.name)).union(["other"])
    for key in MessageKey.allCases.map(\.id) where key.hasPrefix("flag.") || key.hasPrefix("rule.") {
      let id = key.split(separator: ".")[1]
      #expect(ids.contains(String(id)), "\(key) is no flag's")
    }
  }
}
