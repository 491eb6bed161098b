extension Rule {
  package static let metadataNamespaces = Rule(
    "metadataNamespaces", .isEdited, concern: .metadata,
    parameters: [.text("programs", .public)],
    reads: [.metadata], needs: .xmp,
    source: "ExifTool, XMP namespaces; rates: measured on the labelled photos",
    example: ["programs": "digiKam"]
  ) { context in
    var programs: [String] = []
    var evidence: [Evidence] = []
    // Properties of one namespace follow each other.
    var last = ""
    let first = context.xmp.statedProperties {
      guard $0.namespace != last else { return false }
      last = $0.namespace
      return ProgramNamespace.row(of: last) != nil
    }
    for stated in first {
      guard let row = ProgramNamespace.row(of: stated.property.namespace),
        !(context.attributions.maker?.isOne(of: row.nativeMakers) ?? false), !programs.contains(row.program)
      else { continue }
      programs.append(row.program)
      evidence.append(stated.evidence)
    }
    guard !programs.isEmpty else { return [] }
    return .raised(["programs": programs.joined(separator: ", ")], at: evidence)
  }
}
