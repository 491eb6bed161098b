extension Rule {
  package static let platformFileName = Rule(
    "platformFileName", .information, concern: .source,
    parameters: [.text("kind", .public), .text("meaning", .public)],
    variant: { values in
      ["screenshot", "edited"].first { $0 == values.text("kind") } ?? "named"
    },
    phrases: PlatformName.phrases,
    reads: [.name],
    source:
      "Docs/Sources.md, F3; each row names its own: file-names.tsv; context, as any file name: it never enters the score",
    example: ["kind": "platform", "meaning": "WhatsApp (Android)"]
  ) { context in
    context.nameForms.filter { $0.kind != .camera }.map { form in
      .raised(
        ["kind": form.kind.rawValue, "meaning": form.meaning], .inferred,
        at: Evidence(location: PlaceName.fileName))
    }
  }
}
