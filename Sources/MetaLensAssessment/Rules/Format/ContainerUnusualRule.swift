extension Rule {
  package static let containerUnusual = Rule(
    "containerUnusual", .warning, concern: .container,
    parameters: [.text("make", .name), .text("format", .public), .text("layout", .boxes)],
    phrases: PhotoFormat.phrases,
    reads: [.exif, .container],
    source: "Docs/Sources.md, 2.12; measured: Docs/ContainerWriters.md",
    example: ["make": "Olympus Imaging", "format": "tiff", "layout": "II IFD0@8 7 tags, 1 strips"]
  ) { context in
    guard let camera = context.claimedCamera, let container = context.attributions.container else {
      return []
    }
    let isDeveloped = context.facts.isDevelopedTIFF
    if context.facts.format == .tiff, !isDeveloped, context.facts.container.value?.isReducedAlone == true {
      return []
    }
    if context.facts.format == .tiff, context.facts.holdsSensorData,
      !FormatSupport.knowsAllRaws(of: camera.maker)
    {
      return []
    }
    // DNGVersion alone doesn't make a raw file of a developed picture.
    let support = isDeveloped ? FormatSupport.unknown : context.formatSupport(of: camera.maker)
    let isLibrary =
      support == .usual && context.facts.format == .heic && container.isForeign(to: camera.maker)
      && !camera.maker.isOne(of: FormatSupport.measuredMakers)
    guard support == .unknown || isLibrary else { return [] }
    return .raised(
      ["make": camera.make, "format": context.facts.format.rawValue, "layout": container.layout], .inferred,
      at: context.evidence(ExifTag.make, in: .ifd0), container.evidence)
  }
}

extension ContainerFacts {
  /// Whether every directory of a TIFF calls itself a reduced picture: what remains of a raw file that lost its own.
  fileprivate var isReducedAlone: Bool {
    guard case .tiff(let tiff) = detail, !tiff.directories.isEmpty else { return false }
    return tiff.directories.allSatisfy { $0.subfileType.map { $0 & 1 == 1 } ?? false }
  }
}
