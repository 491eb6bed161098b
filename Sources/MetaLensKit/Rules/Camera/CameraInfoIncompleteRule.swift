import MetaLensFacts

extension Rule {
  package static let cameraInfoIncomplete = Rule(
    id: "cameraInfoIncomplete",
    reads: [.exif],
    trigger: "One of Make and Model is written, the other is not.",
    rationale: "Every camera writes both; a tool or a hand may have removed or written one.",
    innocent: "A few old cameras and scanners write only one.",
    source: "EXIF 3.0, 4.6.5.4 (Make, Model); Docs/Sources.md, E2",
    example: .camera(.incomplete(make: "Canon", model: nil))
  ) { context in
    let make = context.attributions.make
    let model = context.attributions.model
    guard (make == nil) != (model == nil) else { return [] }
    let tag = make == nil ? ExifTag.model : ExifTag.make
    return [
      Finding(
        .camera(.incomplete(make: make, model: model)), evidence: [context.evidence(tag, in: .ifd0)])
    ]
  }
}
