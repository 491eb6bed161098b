extension Rule {
  package static let trailerSamsungEdited = Rule(
    "trailerSamsungEdited", .isEdited, concern: .content, settles: .editor,
    reads: [.trailers],
    source: "Docs/Sources.md, S14"
  ) { context in
    (context.facts.trailers ?? []).flatMap(\.entries)
      .filter { $0.name == "PhotoEditor_Re_Edit_Data" }
      .prefix(1)
      .map {
        .raised(at: Evidence(location: "Samsung trailer", offset: $0.offset))
      }
  }
}
