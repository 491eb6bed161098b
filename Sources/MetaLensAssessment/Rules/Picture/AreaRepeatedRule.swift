import MetaLensFacts

extension Rule {
  package static let areaRepeated = Rule(
    "areaRepeated", .isEdited, concern: .content,
    parameters: [
      .count("width", .public), .count("height", .public), .count("left", .public), .count("top", .public),
      .count("otherLeft", .public), .count("otherTop", .public), .count("blockCount", .public),
    ],
    reads: [.exif, .pixels],
    source: "ITU-T T.81, A.3 (blocks); measured: none of 204 original JPEGs has more than 17 such blocks",
    example: [
      "width": 64, "height": 48, "left": 40, "top": 24, "otherLeft": 200, "otherTop": 120, "blockCount": 48,
    ]
  ) { context in
    guard context.statedCamera != nil, !context.isScan, let repeated = context.facts.picture.value?.repeated
    else { return [] }
    let first = context.pixels(of: repeated.first)
    let second = context.pixels(of: repeated.second)
    return .raised(
      [
        "width": first.width, "height": first.height, "left": first.left, "top": first.top,
        "otherLeft": second.left, "otherTop": second.top, "blockCount": repeated.blockCount,
      ], .derived, at: Evidence(location: "scan", offset: context.scanOffset))
  }
}

extension RuleContext {
  /// Returns the place in the picture as stored, in pixels, of an area of the first component's blocks.
  func pixels(of area: BlockArea) -> (left: Int, top: Int, width: Int, height: Int) {
    let components = facts.frame.value?.components ?? []
    let across =
      8 * (components.map(\.horizontalSampling).max() ?? 1) / (components.first?.horizontalSampling ?? 1)
    let down = 8 * (components.map(\.verticalSampling).max() ?? 1) / (components.first?.verticalSampling ?? 1)
    return (area.column * across, area.row * down, area.columns * across, area.rows * down)
  }
}
