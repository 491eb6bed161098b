extension Rule {
  package static let sourceTypeStated = Rule(
    "sourceTypeStated", .information, concern: .source,
    parameters: [
      .text("term", .public), .word("meaning", SourceTypeMeaning.self), .text("place", .public),
    ],
    variant: { $0.text("meaning") },
    reads: [.metadata], needs: .marks,
    source: "http://cv.iptc.org/newscodes/digitalsourcetype/",
    example: [
      "term": "digitalCapture", "meaning": SourceTypeMeaning.capture,
      "place": "XMP Iptc4xmpExt:DigitalSourceType",
    ]
  ) { context in
    context.attributions.generatorMarks.of(.stated).compactMap { mark in
      guard let meaning = SourceTypeMeaning(term: mark.value), meaning != .screen || !context.isScreenshot
      else { return nil }
      return .raised(["term": mark.value, "meaning": meaning, "place": mark.place], at: mark.evidence)
    }
  }
}

extension RuleContext {
  /// Whether the rule for screenshots is raised, which counts the stated source type among its signs.
  fileprivate var isScreenshot: Bool {
    inputs.isSuperset(of: Rule.screenshot.reads) && !Rule.screenshot.look(self).isEmpty
  }
}
