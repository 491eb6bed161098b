extension Rule {
  package static let noSoftwareInfo = Rule(
    "noSoftwareInfo", .information, concern: .metadata,
    reads: [.exif, .exifPlaces],
    source: "EXIF 3.0, 4.6.5.4 (Software is recommended, not mandatory)"
  ) { context in
    !context.attributions.programs.contains { $0.place == .exif }
      && context.attributions.editingSoftware.isEmpty && !context.lacksSystem
      ? .raised(at: context.evidence(ExifTag.software, in: .ifd0)) : []
  }
}
