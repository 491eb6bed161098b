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
  /// Make and Model if both are stated and look like a device's: generators put prompts there, and scanners aren't
  /// cameras.
  var claimedCamera: (make: String, model: String, maker: StatedMaker)? {
    guard let camera = statedCamera, !camera.model.isEmpty, camera.make.utf8.count <= 64,
      !camera.make.utf8.contains(UInt8(ascii: "{")), programs(.scanner).isEmpty,
      !attributions.isFromScanner
    else { return nil }
    return camera
  }

  /// The place where the container begins; empty for a JPEG.
  var containerEvidence: [Evidence] { attributions.container.map { [$0.evidence] } ?? [] }

  /// Returns what is known about a maker's cameras and this file's format.
  func formatSupport(of maker: StatedMaker) -> FormatSupport {
    // A clock that was never set starts in the night of a year's first day; a camera from before HEIF wrote none,
    // whatever its clock said.
    let isUnset =
      attributions.original?.time.map {
        $0.month == 1 && $0.day == 1 && $0.hour < 2 || ClockDefault.isFirstMonth($0)
      } ?? false
    let isOld =
      attributions.model.flatMap(CameraYears.year(of:)).map { $0 < FormatSupport.firstYear } ?? false
    return .of(
      facts.format, maker: maker, year: isUnset && !isOld ? nil : statedYear,
      container: attributions.container)
  }
}
