import MetaLensKit

extension RuleExample {
  static let commentForeign = RuleExample(
    .commentForeign, triggering: .coded { $0.segments = [(0xFE, Array("A view of the lake".utf8))] },
    nonTriggering: .coded(make: "Trust.", model: "Gemini11") {
      $0.segments = [(0xFE, Array("A view of the lake".utf8))]
    })
}
