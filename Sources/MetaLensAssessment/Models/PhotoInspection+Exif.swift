extension PhotoInspection {
  /// Returns the JSON of the EXIF block's map: its directories and their entries, in the order in which they are in the
  /// block.
  static func json(_ exif: ExifFacts, _ wording: ExifWording) -> JSONValue {
    .members([
      "container": exif.container, "offset": exif.fileOffset(at: 0),
      "bytes": exif.bytes.count,
      "byteOrder": exif.byteOrder == .bigEndian ? "bigEndian" : "littleEndian",
      "makerNote": place(exif.entry(ExifTag.makerNote, in: .exif)?.value, in: exif),
      "thumbnail": place(exif.thumbnailRange, in: exif),
      // What is between excerpts isn't known.
      "layout": exif.isExcerpt ? [] : ExifLayout(of: exif).regions.map { json($0, in: exif) },
      "excerpt": exif.isExcerpt,
      "pieces": exif.pieces.map {
        JSONValue.members(["start": $0.start, "offset": $0.fileOffset, "packed": $0.isPacked])
      },
      "directories": exif.directories.map { json($0, in: exif, wording) },
      "makerNoteEntries": wording.makerNote.map {
        JSONValue.members(["tag": $0.tag, "name": $0.name, "title": $0.title, "value": $0.value])
      },
    ])
  }

  private static func json(
    _ directory: ExifDirectory, in exif: ExifFacts, _ wording: ExifWording
  ) -> JSONValue {
    .members([
      "name": directory.kind.rawValue, "offset": exif.fileOffset(at: directory.offset),
      "nextOffset": directory.nextOffset.map { Int($0) },
      "entries": directory.entries.map { json($0, directory.kind, in: exif, wording) },
    ])
  }

  private static func json(
    _ entry: ExifEntry, _ kind: ExifDirectory.Kind, in exif: ExifFacts, _ wording: ExifWording
  ) -> JSONValue {
    let words = wording.entries[entry.offset]
    return .members([
      "tag": Int(entry.tag), "name": ExifTagName.known(entry.tag, in: kind), "type": Int(entry.rawType),
      "typeName": entry.type?.name, "count": Int(entry.count),
      "offset": exif.fileOffset(at: entry.offset),
      "valueOffset": entry.value.map { exif.fileOffset(at: $0.lowerBound) }, "valueBytes": entry.value?.count,
      "value": ExifValueText.of(entry, in: exif), "reader": entry.reader.rawValue, "title": words?.title,
      "meaning": words?.value,
    ])
  }

  /// Returns the JSON of a region of the block; the regions have no gaps between them.
  private static func json(_ region: ExifLayout.Region, in exif: ExifFacts) -> JSONValue {
    var members: [String: any JSONForm] = [
      "part": name(of: region.part), "offset": exif.fileOffset(at: region.range.lowerBound),
      "bytes": region.range.count, "overlap": region.overlap,
    ]
    switch region.part {
    case .directory(let kind): members["directory"] = kind.rawValue
    case .value(let kind, let tag):
      members["directory"] = kind.rawValue
      members["tag"] = Int(tag)
    case .gap(let isZero): members["isZero"] = isZero
    default: break
    }
    return .members(members)
  }

  private static func name(of part: ExifLayout.Part) -> String {
    switch part {
    case .header: "header"
    case .directory: "directory"
    case .value: "value"
    case .gap: "gap"
    default: "thumbnail"
    }
  }

  private static func place(_ range: Range<Int>?, in exif: ExifFacts) -> JSONValue {
    guard let range else { return .null }
    return .members(["offset": exif.fileOffset(at: range.lowerBound), "bytes": range.count])
  }
}
