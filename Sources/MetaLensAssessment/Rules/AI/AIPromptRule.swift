extension Rule {
  package static let aiPrompt = Rule(
    "aiPrompt", .information, concern: .source,
    parameters: [.text("text"), .text("place", .public)],
    reads: [.exif, .metadata], needs: .marks,
    source: "Docs/Sources.md, 2.7",
    example: ["text": "a lighthouse at dusk", "place": "PNG tEXt parameters"]
  ) { context in
    context.attributions.generatorMarks.all.compactMap { mark in
      mark.prompt.map { .raised(["text": $0, "place": mark.place], at: mark.evidence) }
    }
  }
}
