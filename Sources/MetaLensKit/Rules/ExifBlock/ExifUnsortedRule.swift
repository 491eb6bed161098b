extension Rule {
  package static let exifUnsorted = Rule(
    flag: Flag(
      "exifUnsorted", .warning, concern: .metadata,
      parameters: [.text("directory", .public)]),
    reads: [.exif, .exifLayout],
    trigger: "The entries of a directory are not in the order of their tags.",
    rationale: "TIFF demands ascending tags; simple programs that add a tag put it at the end.",
    innocent: "Android phones of several makers do so: 6 of 84 measured originals.",
    source: "TIFF 6.0, section 2; measured: Tests/Accuracy/exif_writers.py",
    example: ["directory": "IFD0"]
  ) { context in
    guard let directory = context.exifBlock?.layout.directories.first(where: { !$0.isSorted }) else {
      return []
    }
    return [
      .raised(["directory": directory.kind.rawValue], at: context.directoryEvidence(directory))
    ]
  }
}
