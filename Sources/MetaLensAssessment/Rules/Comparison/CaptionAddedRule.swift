extension Rule {
  package static let captionAdded = Rule(
    flag: Flag(
      "captionAdded", .warning, concern: .metadata, parameters: [.text("fields", .public)]),
    reads: [.metadata],
    source: "IIM 4.2, chapter 6; measured: in none of 84 labelled original JPEG files",
    example: ["fields": "Keywords, Caption"]
  ) { context in
    let stated = (context.metadata?.iptc ?? []).flatMap { block in
      block.dataSets.compactMap { set in
        set.record == 2 && set.text.quotedText != nil
          ? IPTCField.captions[set.number].map { (block, set, name: $0) } : nil
      }
    }
    guard let (block, set, _) = stated.first else { return [] }
    var names: [String] = []
    for field in stated where !names.contains(field.name) { names.append(field.name) }
    return [
      .raised(
        ["fields": names.joined(separator: ", ")],
        at: Evidence(location: block.container + " 2:\(set.number)", offset: set.offset ?? block.offset))
    ]
  }
}
