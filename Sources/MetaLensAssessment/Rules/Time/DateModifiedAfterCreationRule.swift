extension Rule {
  package static let dateModifiedAfterCreation = Rule(
    "dateModifiedAfterCreation", .isEdited, concern: .metadata,
    parameters: [.date("created", .moment), .date("modified", .moment)],
    reads: [.exif], needs: .dates,
    source: "EXIF 3.0, 4.6.5.4 (DateTime); rate: Docs/Sources.md, E6",
    example: ["created": "2023-05-30T15:56:01", "modified": "2023-06-02T09:00:00"]
  ) { context in
    context.apart(context.attributions.modified, as: "modified") { $0 > 2 }
  }
}
