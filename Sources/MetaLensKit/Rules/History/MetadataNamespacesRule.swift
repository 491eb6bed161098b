extension Rule {
  package static let metadataNamespaces = Rule(
    flag: Flag(
      "metadataNamespaces", .isEdited, concern: .metadata,
      parameters: [.text("programs", .public)]),
    reads: [.metadata],
    source: "ExifTool, XMP namespaces; rates: measured on the labelled photos",
    example: ["programs": "digiKam"]
  ) { context in
    var programs: [String] = []
    var evidence: [Evidence] = []
    for stated in context.statedProperties(where: { ProgramNamespace.row(of: $0.namespace) != nil }) {
      guard let row = ProgramNamespace.row(of: stated.property.namespace),
        !row.isNative(to: context.attributions.make), !programs.contains(row.program)
      else { continue }
      programs.append(row.program)
      evidence.append(stated.evidence)
    }
    guard !programs.isEmpty else { return [] }
    return [
      .raised(["programs": programs.joined(separator: ", ")], at: evidence)
    ]
  }
}
