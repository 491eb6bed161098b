import MetaLensFacts

extension Rule {
  package static let makerNotePacked = Rule(
    "makerNotePacked", .isOriginal, concern: .metadata, parameters: [.text("make", .name)],
    reads: [.exif, .container, .exifLayout],
    source: "measured: Docs/Measurements/HEIC.md",
    example: ["make": "Apple"]
  ) { context in
    guard let make = context.packedNote, !make.layout.isPadded, make.layout.hasOddValue else { return [] }
    return .raised(["make": make.make], .derived, at: context.evidence(ExifTag.makerNote, in: .exif))
  }
}

extension RuleContext {
  /// The maker note of a HEIF of Apple's, if the system that its container shows packs the note: iOS 16 and later.
  var packedNote: (make: String, exif: ExifFacts, layout: AppleNoteLayout)? {
    guard let camera = statedCamera, camera.maker.isOne(of: [.apple]), facts.format == .heic,
      let media = facts.mediaFile, let parts = facts.container.value?.parts,
      AppleSystem.isShortHandler(media, BoxOrder(of: parts)) == true, let exif,
      let layout = AppleNoteLayout(of: exif)
    else { return nil }
    return (camera.make, exif, layout)
  }
}
