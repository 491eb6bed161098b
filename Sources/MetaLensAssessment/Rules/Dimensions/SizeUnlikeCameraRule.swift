extension Rule {
  package static let sizeUnlikeCamera = Rule(
    "sizeUnlikeCamera", .warning, concern: .content,
    parameters: [
      .text("make", .name), .count("width", .public), .count("height", .public), .count("divisor", .public),
      .count("fileCount", .public),
    ],
    reads: [.exif, .frame],
    source: "ITU-T T.81, A.2.1 and A.2.4 (blocks of 8 by 8 are coded, and a picture may end inside one); "
      + "measured: all of 57 originals by makers of cameras divide by 8; iPhones' sizes, such as 4032 by 2268, by 4",
    example: ["make": "Canon", "width": 20, "height": 15, "divisor": 8, "fileCount": 57]
  ) { context in
    guard context.facts.format == .jpeg, let (make, _, maker) = context.statedCamera,
      let habit = SizeHabit.all.first(where: { maker.isOne(of: $0.makers) }),
      let frame = context.facts.frame.value, case let size = frame.size,
      size.width % habit.divisor != 0 || size.height % habit.divisor != 0,
      !size.isPanorama, !context.isStitched, !context.isOlderThanDCF
    else { return [] }
    return .raised(
      [
        "make": make, "width": size.width, "height": size.height, "divisor": habit.divisor,
        "fileCount": habit.fileCount,
      ], .inferred, at: frame.evidence)
  }
}

/// What the sides of a picture divide by, whichever size a camera is set to.
private struct SizeHabit {
  let makers: [Maker]
  let divisor: Int
  /// Of so many measured originals all sides do.
  let fileCount: Int

  /// Hasselblad's and Sigma's sensors have other sizes, and are stored as they are.
  static let all = [
    SizeHabit(
      makers: [.canon, .nikon, .fujifilm, .olympus, .om, .pentax, .ricoh, .casio, .minolta], divisor: 8,
      fileCount: 57),
    SizeHabit(makers: [.apple], divisor: 4, fileCount: 74),
  ]
}

extension RuleContext {
  /// Whether EXIF calls it a panorama, as iPhones write CustomRendered.
  fileprivate var isStitched: Bool { exif?.integer(ExifTag.customRendered, in: .exif) == 6 }
}
