extension Rule {
  package static let systemUnstated = Rule(
    flag: Flag("systemUnstated", .warning, concern: .metadata),
    reads: [.exif],
    source: "EXIF 3.0, 4.6.5.4 (Software); measured: all 48 labelled originals under Apple's name state it"
  ) { context in
    guard let camera = context.statedCamera, camera.maker.isOne(of: [.apple]),
      context.attributions.summary.software == nil
    else { return [] }
    return .raised(at: context.evidence(ExifTag.software, in: .ifd0))
  }
}
