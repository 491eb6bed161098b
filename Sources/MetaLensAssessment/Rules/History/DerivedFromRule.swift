extension Rule {
  package static let derivedFrom = Rule(
    "derivedFrom", .isEdited, concern: .encoding, settles: .editor,
    parameters: [.text("document")],
    reads: [.metadata], needs: .xmp,
    source: "XMP part 2, 3.3 (xmpMM:DerivedFrom) and 1.2.4.2 (ResourceRef)",
    example: ["document": "xmp.did:30F2C1A0"]
  ) { context in
    let names = context.xmp.statedProperties(XMPNamespace.mediaManagement, "DerivedFrom").compactMap {
      stated in
      stated.documentName.map { (name: $0, evidence: stated.evidence) }
    }
    guard let first = names.first else { return [] }
    return .raised(["document": first.name], at: names.map(\.evidence))
  }
}

extension StatedProperty {
  /// The name of the document in a reference, from its most lasting field; nil if it has none.
  var documentName: String? {
    ["documentID", "originalDocumentID", "instanceID", "filePath"]
      .lazy.compactMap { field(XMPNamespace.reference, $0) }.first
  }
}
