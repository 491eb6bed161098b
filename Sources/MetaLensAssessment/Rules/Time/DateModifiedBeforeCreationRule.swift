extension Rule {
  package static let dateModifiedBeforeCreation = Rule(
    "dateModifiedBeforeCreation", .warning, concern: .metadata,
    parameters: [.date("created", .moment), .date("modified", .moment)],
    variant: { $0.offsetVariant("modified") },
    reads: [.exif], needs: .dates,
    source: "EXIF 3.0, 4.6.5.4 (DateTime); Docs/Sources.md, E6",
    example: ["created": "2023-05-30T15:56:01", "modified": "2023-05-01T09:00:00"]
  ) { context in
    context.apart(context.attributions.modified, as: "modified") { $0 < -2 }
  }
}
