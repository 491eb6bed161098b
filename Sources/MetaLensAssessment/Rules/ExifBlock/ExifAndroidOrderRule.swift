extension Rule {
  package static let exifAndroidOrder = Rule(
    "exifAndroidOrder", .warning, concern: .metadata,
    parameters: [
      .text("make", .name), .count("fileCount", .public, optional: true),
      .count("modelCount", .public, optional: true),
    ],
    variant: { $0.number("fileCount") == nil ? "camera" : nil },
    reads: [.exif, .exifLayout, .structure],
    source:
      "android.media.ExifInterface, saveAttributes; the rows of Knowledge/signatures.tsv; Docs/Sources.md, E10",
    example: ["make": "Canon", "fileCount": 9, "modelCount": 8]
  ) { context in
    guard context.exifBlock?.writer.isAndroid == true, !context.isScan,
      let maker = context.attributions.maker,
      // Camera apps of these makers' phones write with that library, as was seen in one or two of their models.
      !maker.isOne(of: [.xiaomi, .redmi, .poco, .oneplus])
    else { return [] }
    if let others = context.attributions.comparison?.warnings.notAndroidOfMaker {
      return .raised(
        ["make": maker.make, "fileCount": others.files, "modelCount": others.models], .inferred,
        at: context.exifEvidence)
    }
    // Few cameras run Android: some by makers that make phones too, and Ricoh's.
    guard maker.makesOnlyCameras, !maker.isOne(of: [.ricoh]) else { return [] }
    return .raised(["make": maker.make], .inferred, at: context.exifEvidence)
  }
}
