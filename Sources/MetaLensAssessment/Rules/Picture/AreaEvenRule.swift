extension Rule {
  package static let areaEven = Rule(
    "areaEven", .warning, concern: .content,
    parameters: [
      .count("width", .public), .count("height", .public), .count("left", .public), .count("top", .public),
    ],
    reads: [.exif, .pixels],
    source: "ITU-T T.81, A.3 (blocks); measured: none of 204 original JPEGs has one of more than 19 blocks",
    example: ["width": 64, "height": 48, "left": 40, "top": 24]
  ) { context in
    guard context.statedCamera != nil, !context.isScan, let even = context.facts.picture.value?.even else {
      return []
    }
    let area = context.pixels(of: even)
    return .raised(
      ["width": area.width, "height": area.height, "left": area.left, "top": area.top], .derived,
      at: Evidence(location: "scan", offset: context.scanOffset))
  }
}
