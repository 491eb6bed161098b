extension Rule {
  package static let exifUnsorted = Rule(
    "exifUnsorted", .information, concern: .metadata,
    parameters: [.text("directory", .public)],
    reads: [.exif, .exifLayout],
    source: "TIFF 6.0, section 2; measured: Tests/Accuracy/exif_writers.py",
    example: ["directory": "IFD0"]
  ) { context in
    guard let directory = context.exifBlock?.layout.directories.first(where: { !$0.isSorted }),
      exifTagsAppended.evaluate(context).isEmpty
    else { return [] }
    return .raised(["directory": directory.kind.rawValue], at: context.directoryEvidence(directory))
  }
}
