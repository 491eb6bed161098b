import MetaLensFacts

extension Rule {
  package static let containerConverted = Rule(
    flag: Flag(
      "containerConverted", .isEdited, concern: .container, settles: .converted,
      parameters: [.text("make", .public), .text("format", .public)],
      phrases: { values, _ in
        ["format": PhotoFormat(rawValue: values.text("format") ?? "").displayName]
      }),
    reads: [.exif, .container],
    trigger:
      "Make and Model are stated, and the file has a format that no camera of this maker is known to write: "
      + "PNG, WebP, GIF, JPEG XL, JPEG 2000, AVIF by a program's library, or HEIF of a maker or a year without it.",
    rationale: "A camera's metadata came into another container only by conversion or by being put there.",
    innocent:
      "A conversion that changes nothing one can see; a camera newer than this table; for HEIF, a phone "
      + "whose clock was never set.",
    source: "Docs/Sources.md, 2.12; makers' specifications; measured: Docs/ContainerWriters.md",
    example: ["make": "Canon", "format": "png"]
  ) { context in
    guard let camera = context.claimedCamera, context.containerHabit(of: camera.make) == .never else {
      return []
    }
    return [
      .raised(
        ["make": camera.make, "format": context.facts.format.rawValue], .inferred,
        at: [context.evidence(ExifTag.make, in: .ifd0)] + context.containerEvidence)
    ]
  }
}

extension RuleContext {
  /// Make and Model where both are stated and look like a device's: generators put prompts there, and scanners
  /// are no cameras.
  var claimedCamera: (make: String, model: String)? {
    guard let make = attributions.make, let model = attributions.model, !model.isEmpty, make.utf8.count <= 64,
      !make.utf8.contains(UInt8(ascii: "{")), programs(.scanner).isEmpty
    else { return nil }
    return (make, model)
  }

  /// Where the container begins.
  var containerEvidence: [Evidence] { attributions.container.map { [$0.evidence] } ?? [] }

  /// What is known of this maker's cameras and this format.
  func containerHabit(of make: String) -> ContainerHabit {
    .of(facts.format, make: make, year: statedYear, container: attributions.container)
  }

  /// Whether the maker is one whose layout of HEIF was measured on originals.
  func isContainerMeasured(of make: String) -> Bool {
    let words = SoftwareCatalogue.words(of: Array(make.utf8)[...])
    return ContainerHabit.measuredMakers.contains { words.contains(Array($0.utf8)) }
  }
}
