extension Rule {
  package static let historyText = Rule(
    "historyText", .isEdited, concern: .encoding, settles: .editor,
    parameters: [.text("text")],
    reads: [.metadata], needs: .xmp,
    source: "XMP part 2, 3.2 (photoshop:History)",
    example: ["text": "2023-05-30T15:56:01+02:00 File photo.jpg opened"]
  ) { context in
    let texts = context.xmp.statedProperties(XMPNamespace.photoshop, "History").compactMap { stated in
      stated.property.value.text?.quotedText.map { (text: $0, evidence: stated.evidence) }
    }
    guard let first = texts.first else { return [] }
    return .raised(["text": first.text], at: texts.map(\.evidence))
  }
}
