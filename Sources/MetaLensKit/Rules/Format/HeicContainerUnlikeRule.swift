import MetaLensFacts

extension Rule {
  package static let heicContainerUnlike = Rule(
    flag: Flag(
      "heicContainerUnlike", .warning, concern: .container,
      parameters: [
        .text("make", .public), .count("differenceCount", .public), .text("layout", .public),
      ]),
    reads: [.exif, .container, .hevc],
    trigger:
      "Make is Apple, a HEIF's picture is coded as Apple's phones code what their cameras take, and the "
      + "container isn't built as theirs: the order of boxes, mdat's header, iloc's form, or EXIF behind the "
      + "picture.",
    rationale: "Whoever builds a container anew around a coded picture leaves it as it was; what stands "
      + "around it may be another's.",
    innocent:
      "A program that moved the picture into a new container, or a version of iOS that nobody measured.",
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
    return [
      .raised(
        ["make": camera.make, "differenceCount": count, "layout": attribution.layout], .inferred,
        at: attribution.evidence)
    ]
  }
}
