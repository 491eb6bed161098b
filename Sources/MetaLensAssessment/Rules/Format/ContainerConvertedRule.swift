extension Rule {
  package static let containerConverted = Rule(
    "containerConverted", .isEdited, concern: .container, settles: .converted,
    parameters: [.text("make", .name), .text("format", .public)],
    phrases: PhotoFormat.phrases,
    reads: [.exif, .container],
    source: "Docs/Sources.md, 2.12; makers' specifications; measured: Docs/ContainerWriters.md",
    example: ["make": "Canon", "format": "png"]
  ) { context in
    guard let camera = context.claimedCamera, context.formatSupport(of: camera.maker) == .never else {
      return []
    }
    return .raised(
      ["make": camera.make, "format": context.facts.format.rawValue], .inferred,
      at: [context.evidence(ExifTag.make, in: .ifd0)] + context.containerEvidence)
  }
}

extension RuleContext {
  /// Make and Model where both are stated and look like a device's: generators put prompts there, and scanners
  /// are no cameras.
  var claimedCamera: (make: String, model: String, maker: StatedMaker)? {
    guard let camera = statedCamera, !camera.model.isEmpty, camera.make.utf8.count <= 64,
      !camera.make.utf8.contains(UInt8(ascii: "{")), programs(.scanner).isEmpty
    else { return nil }
    return camera
  }

  /// Where the container begins.
  var containerEvidence: [Evidence] { attributions.container.map { [$0.evidence] } ?? [] }

  /// What is known of this maker's cameras and this format.
  func formatSupport(of maker: StatedMaker) -> FormatSupport {
    .of(facts.format, maker: maker, year: statedYear, container: attributions.container)
  }
}
