extension Rule {
  package static let softwareVersion = Rule(
    "softwareVersion", .information, concern: .source,
    parameters: [.text("version", .version)],
    reads: [.exif], needs: .programs,
    source: "EXIF 3.0, 4.6.5.4 (Software); catalogue: Docs/Sources.md, E5",
    example: ["version": "Digital Camera X-T3 Ver3.01"]
  ) { context in
    context.attributions.programs.filter { $0.kind == .systemVersion || $0.kind == .firmware }
      .map { .raised(["version": $0.text], at: $0.places) }
  }
}
