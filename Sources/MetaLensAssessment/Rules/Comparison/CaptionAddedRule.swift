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
          ? CaptionField.names[set.number].map { (block, set, name: $0) } : nil
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

/// The data sets in which somebody says something of a picture; what names programs, dates and formats isn't among them.
private enum CaptionField {
  static let names: [Int: String] = [
    5: "Object Name", 15: "Category", 20: "Supplemental Category", 25: "Keywords", 40: "Special Instructions",
    80: "By-line", 85: "By-line Title", 90: "City", 92: "Sub-location", 95: "Province/State", 101: "Country",
    103: "Original Transmission Reference", 105: "Headline", 110: "Credit", 115: "Source",
    116: "Copyright Notice", 118: "Contact", 120: "Caption", 122: "Writer/Editor",
  ]
}
