extension Rule {
  package static let exifTiffTags = Rule(
    "exifTiffTags", .isEdited, concern: .metadata,
    parameters: [.text("tags", .public)],
    reads: [.exif, .structure],
    source:
      "EXIF 3.0, table 4; measured: Tests/Accuracy/exif_writers.py; Docs/Sources.md, E10; Parrot's published metadata",
    example: ["tags": "0x0102 0x0106"]
  ) { context in
    guard let exif = context.exif else { return [] }
    // ImageWidth and ImageLength are forbidden too, but Samsung's and other phones write them.
    let own = context.ownTiffTag
    let tags = ([0x0102, 0x0106, 0x0115] as [UInt16]).filter {
      $0 != own && exif.entry($0, in: .ifd0) != nil
    }
    guard let first = tags.first else { return [] }
    return .raised(
      ["tags": tags.map(ExifTag.hexadecimal).joined(separator: " ")], at: context.evidence(first, in: .ifd0)
    )
  }
}

extension RuleContext {
  /// The tag that the maker's own files have: BitsPerSample of Huawei's phones, and PhotometricInterpretation of
  /// Parrot's drones, which the maker publishes.
  fileprivate var ownTiffTag: UInt16? {
    if isHuawei { return 0x0102 }
    return attributions.make?.lowercased().split(separator: " ").first == "parrot" ? 0x0106 : nil
  }

  /// Whether the maker is Huawei, or Honor, which was part of Huawei until 2020: their phones write BitsPerSample, and
  /// several maker notes.
  var isHuawei: Bool { attributions.maker?.isOne(of: [.huawei, .honor]) ?? false }
}
