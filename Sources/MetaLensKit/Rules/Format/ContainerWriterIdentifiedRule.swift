import MetaLensFacts

extension Rule {
  package static let containerWriterIdentified = Rule(
    id: "containerWriterIdentified",
    reads: [.container],
    trigger: "The file is no JPEG, and its parts are listed.",
    rationale: "Whoever writes a container leaves a hand in the order and the sizes of its parts.",
    innocent: "It is an answer, not a finding: programs share libraries, and files are rewritten in place.",
    source: "Measured: Docs/ContainerWriters.md",
    example: .format(.writerIdentified(writers: "libwebp", layout: "VP8X VP8L EXIF"))
  ) { context in
    guard let container = context.attributions.container, !container.layout.isEmpty else { return [] }
    return [
      Finding(
        .format(.writerIdentified(writers: container.names, layout: container.layout)), grade: .inferred,
        evidence: [container.evidence])
    ]
  }
}
