extension Rule {
  package static let systemUnstated = Rule(
    "systemUnstated", .warning, concern: .metadata,
    parameters: [.text("software", .program, optional: true)],
    variant: { $0.text("software") == nil ? nil : "other" },
    reads: [.exif],
    source: "EXIF 3.0, 4.6.5.4 (Software); measured: all 48 labelled originals under Apple's name state "
      + "a version"
  ) { context in
    context.lacksSystem
      ? .raised(
        FlagValues().with("software", ifAny: context.attributions.summary.software),
        at: context.evidence(ExifTag.software, in: .ifd0))
      : []
  }
}

extension RuleContext {
  /// Whether a device of Apple's that writes its system's version states none.
  ///
  /// The first two devices, the iPhone and the iPhone 3G, are known to take photos without a version.
  var lacksSystem: Bool {
    guard let camera = statedCamera, camera.maker.isOne(of: [.apple]), camera.model != "iPhone 3G" else {
      return false
    }
    return CameraMaker.maker(ofModel: camera.model)?.name == "Apple"
      && AppleSystem.major(ofSoftware: attributions.summary.software) == nil
  }
}
