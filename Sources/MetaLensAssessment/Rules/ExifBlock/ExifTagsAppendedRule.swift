extension Rule {
  package static let exifTagsAppended = Rule(
    "exifTagsAppended", .warning, concern: .metadata,
    parameters: [.text("directory", .public), .text("tags", .public)],
    reads: [.exif, .exifLayout],
    source:
      "TIFF 6.0, section 2; measured: in none of 236 labelled originals, in 25 of 31 files into which a "
      + "program (exif 1.6.1 of PyPI) wrote a name",
    example: ["directory": "ExifIFD", "tags": "0x829A 0x8827"]
  ) { context in
    guard let exif = context.exif, context.exifBlock?.writer.isAndroid == false,
      context.attributions.maker != nil, !context.isScan
    else { return [] }
    for kind in [ExifDirectory.Kind.ifd0, .exif] {
      guard let appended = exif.directory(kind)?.appendedEntries, let first = appended.first else { continue }
      let place = Evidence(
        location: context.attributions.places?.location(of: kind) ?? exif.container, tag: first.tag,
        offset: exif.fileOffset(of: first))
      let tags = appended.map { ExifTag.hexadecimal($0.tag) }.joined(separator: " ")
      return .raised(["directory": kind.rawValue, "tags": tags], at: place)
    }
    return []
  }
}

extension ExifDirectory {
  /// The entries at the end that are lower than the last one before them, up to which all ascend; empty if
  /// there are none, or more than a program adds.
  fileprivate var appendedEntries: ArraySlice<ExifEntry> {
    guard
      let last = entries.indices.dropLast().first(where: { entries[$0].tag > entries[$0 + 1].tag })
    else { return [] }
    let highest = entries[last].tag
    let rest = entries[(last + 1)...]
    guard last + 1 >= AppendedEntries.fewestBefore, rest.count <= AppendedEntries.most,
      rest.allSatisfy({ $0.tag < highest }),
      rest.contains(where: { !AppendedEntries.pointers.contains($0.tag) })
    else { return [] }
    return rest
  }
}

/// What entries at the end of a directory must be to count as added.
private enum AppendedEntries {
  /// The minimum number of ascending entries before them: fewer could ascend by chance, and a Fujifilm DS-7
  /// writes DateTimeOriginal behind five others.
  static let fewestBefore = 8
  /// The maximum number of added entries: a directory in no order at all has more.
  static let most = 4
  /// Pointers to other directories, which a camera's program may write when it has written those.
  static let pointers = [ExifTag.exifPointer, ExifTag.gpsPointer, ExifTag.interoperabilityPointer]
}
