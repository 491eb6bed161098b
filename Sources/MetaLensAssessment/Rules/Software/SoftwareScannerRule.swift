extension Rule {
  package static let softwareScanner = Rule(
    "softwareScanner", .warning, concern: .source,
    parameters: [.text("software", .program, optional: true), .text("model", .name, optional: true)],
    variant: { $0.text("model") == nil ? nil : "model" },
    reads: [.exif, .metadata],
    source: "Docs/Sources.md, E5; makers' names of their scanners",
    example: ["software": "VueScan 9 x64 (9.7.67)"]
  ) { context in
    let programs = context.namedPrograms(.scanner)
    // A program and its scanner are one finding.
    guard programs.isEmpty, context.attributions.isFromScanner, let model = context.attributions.model else {
      return programs
    }
    return .raised(["model": model], .inferred, at: context.evidence(ExifTag.model, in: .ifd0))
  }
}
