extension Rule {
  package static let heicContainerUnlike = Rule(
    "heicContainerUnlike", .warning, concern: .container,
    parameters: [
      .text("make", .name), .count("differenceCount", .public), .text("layout", .boxes),
    ],
    reads: [.exif, .container, .hevc],
    source: "ISO/IEC 14496-12, 8.11; measured: Docs/Measurements/HEIC.md",
    example: [
      "make": "Apple", "differenceCount": 4,
      "layout": "heic: ftyp meta(hdlr pitm iloc iinf iprp iref idat) mdat",
    ]
  ) { context in
    guard let camera = context.statedCamera, camera.maker.isOne(of: [.apple]),
      context.facts.format == .heic, let hevc = context.attributions.hevc, hevc.family == .applePhone,
      hevc.colour != .rendered, let arrangement = context.attributions.arrangement,
      let container = context.facts.container.value, let media = context.facts.mediaFile,
      let attribution = context.attributions.container
    else { return [] }
    let count = arrangement.phoneDifferenceCount(BoxOrder(of: container.parts), media)
    guard count > 0 else { return [] }
    return .raised(
      ["make": camera.make, "differenceCount": count, "layout": attribution.layout], .inferred,
      at: attribution.evidence)
  }
}
