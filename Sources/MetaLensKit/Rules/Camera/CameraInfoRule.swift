import MetaLensFacts

extension Rule {
  package static let cameraInfo = Rule(
    id: "cameraInfo",
    reads: [.exif],
    trigger: "Make and Model are both written, and no other maker's model begins like this one.",
    rationale: "Every camera writes both; many tools that save a picture again drop them.",
    innocent: "Metadata can be copied from another photo or typed in.",
    source: "EXIF 3.0, 4.6.5.4 (Make, Model); Docs/Sources.md, E2",
    example: .cameraInfo(make: "Canon", model: "Canon EOS 40D")
  ) { context in
    guard let make = context.attributions.make, let model = context.attributions.model,
      context.attributions.conflictingMaker == nil
    else { return [] }
    return [
      Finding(
        .cameraInfo(make: make, model: model),
        evidence: [context.evidence(ExifTag.make, in: .ifd0), context.evidence(ExifTag.model, in: .ifd0)])
    ]
  }
}
