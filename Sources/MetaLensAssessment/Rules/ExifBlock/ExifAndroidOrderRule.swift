extension Rule {
  package static let exifAndroidOrder = Rule(
    "exifAndroidOrder", .warning, concern: .metadata,
    parameters: [.text("make", .name), .count("fileCount", .public), .count("modelCount", .public)],
    reads: [.exif, .exifLayout, .structure],
    source:
      "android.media.ExifInterface, saveAttributes; the rows of Knowledge/signatures.tsv; Docs/Sources.md, E10",
    example: ["make": "Canon", "fileCount": 9, "modelCount": 8]
  ) { context in
    guard let make = context.attributions.make, let habits = context.attributions.comparison?.habits,
      habits.oddities.contains(.androidOrder),
      // Camera apps of these makers' phones write through that library: one or two of their models were seen.
      context.attributions.maker?.isOne(of: [.xiaomi, .redmi, .poco, .oneplus]) != true
    else { return [] }
    return .raised(habits.values(make), .inferred, at: context.exifEvidence)
  }
}
