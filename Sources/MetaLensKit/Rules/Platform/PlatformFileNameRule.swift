extension Rule {
  package static let platformFileName = Rule(
    flag: Flag(
      "platformFileName", .information, concern: .source,
      parameters: [.text("kind", .public), .text("meaning", .public)],
      variant: { values in
        ["screenshot", "edited"].first { $0 == values.text("kind") } ?? "named"
      }),
    reads: [.name],
    trigger:
      "The file's name has the form that a messenger, a platform, a seller of pictures, a generator or a "
      + "screenshot has, or that of an edited or second copy.",
    rationale: "Programs name what they save by a pattern of their own, which tells where to ask further.",
    innocent: "Anybody can name a file; downloading twice gives it a number.",
    source:
      "Docs/Sources.md, F3; each row names its own: file-names.tsv; context, as any file name: it never enters the score",
    example: ["kind": "platform", "meaning": "WhatsApp (Android)"]
  ) { context in
    guard let form = context.nameForm, form.kind != .camera else { return [] }
    return [
      .raised(
        ["kind": form.kind.rawValue, "meaning": form.meaning], .inferred,
        at: Evidence(location: "file name"))
    ]
  }
}
