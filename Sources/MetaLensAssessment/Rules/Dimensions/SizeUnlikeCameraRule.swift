/// The number of measured originals by the makers that the rule is about; the sides of all of them divide by 8.
private let measuredOriginals = 57

extension Rule {
  package static let sizeUnlikeCamera = Rule(
    "sizeUnlikeCamera", .warning, concern: .content,
    parameters: [
      .text("make", .name), .count("width", .public), .count("height", .public), .count("fileCount", .public),
    ],
    reads: [.exif, .frame],
    source: "ITU-T T.81, A.2.1 and A.2.4 (blocks of 8 by 8 are coded, and a picture may end inside one); "
      + "measured: all of 57 originals by these makers; phones store other sizes, such as 5712 by 3213",
    example: ["make": "Canon", "width": 20, "height": 15, "fileCount": 57]
  ) { context in
    guard context.facts.format == .jpeg, let (make, _, maker) = context.statedCamera, maker.followsDCF,
      let frame = context.facts.frame.value, case let size = frame.size,
      size.width % 8 != 0 || size.height % 8 != 0, !size.isPanorama, !context.isOlderThanDCF,
      !context.isScan
    else { return [] }
    return .raised(
      ["make": make, "width": size.width, "height": size.height, "fileCount": measuredOriginals], .inferred,
      at: frame.evidence)
  }
}
