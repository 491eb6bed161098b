extension Rule {
  package static let noGps = Rule(
    flag: Flag(
      "noGps", .information, concern: .metadata),
    reads: [.exif],
    trigger: "Neither latitude nor longitude is written.",
    rationale: "Told so that nobody looks for a position in vain: absence is not evidence.",
    innocent: "Always: most cameras have no receiver, and many people turn it off.",
    source: "EXIF 3.0, 4.6.7"
  ) { context in
    context.attributions.position == .none
      ? [.raised(at: context.evidence(ExifTag.gpsPointer, in: .ifd0))] : []
  }
}
