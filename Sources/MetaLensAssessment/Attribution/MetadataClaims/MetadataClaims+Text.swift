extension MetadataClaims {
  /// Collects the program or the date that a text states.
  ///
  /// Only PNG's registered keyword `Software` names a program (PNG 3rd edition, 11.3.3.1); what people write under
  /// other keywords is no program's claim.
  mutating func collect(_ text: MetadataText) {
    let evidence = Evidence(location: text.container + " " + text.keyword, offset: text.offset)
    switch text.keyword {
    case "Software": add(.program, text.text, .text, property: "Software", evidence: evidence)
    case "Creation Time":
      add(
        .created, text.text, time: StatedDate.time(text.text) ?? StatedDate.mailTime(text.text), .text,
        property: "Creation Time", evidence: evidence)
    default: break
    }
  }
}
