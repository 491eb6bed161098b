extension MetadataClaims {
  /// Collects what a text says: only PNG's registered keyword `Software` names a program (PNG 3rd edition, 11.3.3.1);
  /// what people write elsewhere is no claim of a program's.
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
