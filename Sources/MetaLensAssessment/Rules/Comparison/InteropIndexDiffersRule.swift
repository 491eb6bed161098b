extension Rule {
  package static let interopIndexDiffers = Rule(
    "interopIndexDiffers", .warning, concern: .metadata,
    reads: [.exif],
    source:
      "EXIF 3.0, 4.6.8.1 (InteroperabilityIndex) and 4.6.6.2 (ColorSpace); DCF 2.0; of 236 labelled originals none is so"
  ) { context in
    guard context.exif?.integer(ExifTag.colorSpace, in: .exif) == 1, context.hasOptionFileIndex else {
      return []
    }
    return .raised(
      at: context.evidence(ExifTag.colorSpace, in: .exif),
      context.evidence(ExifTag.interoperabilityIndex, in: .interoperability))
  }
}

extension RuleContext {
  /// Whether InteroperabilityIndex is R03, which marks DCF's option file: a file whose colours are Adobe RGB's.
  fileprivate var hasOptionFileIndex: Bool {
    guard let exif, let entry = exif.entry(ExifTag.interoperabilityIndex, in: .interoperability) else {
      return false
    }
    return exif.textBytes(of: entry)?.elementsEqual("R03".utf8) ?? false
  }
}
