extension GeneratorMarks {
  /// IPTC Photo Metadata 2025.1's properties for AI systems.
  private static let names = [
    "AISystemUsed", "AISystemVersionUsed", "AIPromptInformation", "AIPromptWriterName",
  ]

  /// The values that forms fill in if there is nothing to name.
  private static let nothing = ["", "none", "no", "n/a", "na", "-", "false", "null", "not applicable"]

  /// Whether a text names something, instead of saying that there is nothing to name.
  private static func namesSomething(_ text: String) -> Bool {
    // By scalars: stepping back by one character would read all the flag emoji that precede it.
    let visible = text.unicodeScalars.drop { $0.properties.isWhitespace }
    let trimmed = visible.lastIndex { !$0.properties.isWhitespace }.map { visible[...$0] } ?? visible
    return !nothing.contains(String(trimmed).lowercased())
  }

  /// Adds the marks in a packet's own properties.
  mutating func addProperties(of packet: XMPPacket) {
    for property in packet.properties {
      let evidence = packet.evidence(property)
      switch property.namespace {
      case XMPNamespace.iptcExtension where Self.names.contains(property.name):
        guard let text = property.value.text, Self.namesSomething(text) else { continue }
        add(
          GeneratorMark(
            .field, nil, value: text, place: XMPPrefix.name(of: property), evidence: evidence,
            prompt: property.name == "AIPromptInformation" ? text : nil))
      case XMPNamespace.contentLabel where property.name == "AIGC":
        if let label = ContentLabel(property.value) {
          add(label.mark(place: "XMP TC260:AIGC", evidence: evidence))
        }
      case XMPNamespace.exif where property.name == "UserComment":
        guard let text = property.value.text, let found = GenerationParameters(json: text) else { continue }
        add(found.mark(place: "XMP exif:UserComment", evidence: evidence))
      default: continue
      }
    }
  }
}
