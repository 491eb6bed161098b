extension Rule {
  package static let containerWriterIdentified = Rule(
    "containerWriterIdentified", .information, concern: .container,
    parameters: [.text("writers", .public), .text("layout", .boxes)],
    variant: { $0.text("writers")?.isEmpty ?? true ? "unknown" : "named" },
    phrases: ContainerWriter.phrases,
    reads: [.container],
    source: "Measured: Docs/ContainerWriters.md",
    example: ["writers": "libwebp", "layout": "VP8X VP8L EXIF"]
  ) { context in
    guard let container = context.attributions.container, !container.layout.isEmpty else { return [] }
    return .raised(
      ["writers": container.names, "layout": container.layout], .inferred, at: container.evidence)
  }
}
