/// The makers of phones that may state a thumbnail of no bytes: OnePlus, and those that sell each other's phones with
/// it.
private let stating: [Maker] = [.oneplus, .oppo, .realme]

extension Rule {
  package static let thumbnailWithoutData = Rule(
    "thumbnailWithoutData", .warning, concern: .metadata,
    parameters: [.text("make", .name)],
    reads: [.exif, .exifLayout, .frame],
    source: "EXIF 3.0 (CIPA DC-008), 4.6.8; what `jhead -dt` leaves; measured: 2 of 236 originals have such "
      + "a thumbnail, both by the OnePlus 10R, so OnePlus is left out, and OPPO and realme, which sell its "
      + "phones too",
    example: ["make": "GoPro"]
  ) { context in
    guard context.facts.format == .jpeg, context.statesUntoldEmptyThumbnail, !context.isScan,
      let (make, _, maker) = context.statedCamera, !maker.isOne(of: stating),
      // Of makers of cameras and of Apple that rule says that there is none.
      Rule.thumbnailMissing.look(context).isEmpty
    else { return [] }
    return .raised(["make": make], at: context.evidence(ExifTag.thumbnailLength, in: .ifd1))
  }
}
