import MetaLensFacts

extension PhotoInspection {
  /// The EXIF block's map as it is written: directories and their entries in written order.
  static func json(_ exif: ExifFacts, _ wording: ExifWording) -> JSONValue {
    .object([
      "container": .string(exif.container), "offset": .integer(exif.fileOffset(at: 0)),
      "bytes": .integer(exif.bytes.count),
      "byteOrder": .string(exif.byteOrder == .bigEndian ? "bigEndian" : "littleEndian"),
      "makerNote": place(exif.entry(ExifTag.makerNote, in: .exif)?.value, in: exif),
      "thumbnail": place(exif.thumbnailRange, in: exif),
      // Between excerpts there is no telling what stands.
      "layout": .array(exif.isExcerpt ? [] : ExifLayout(of: exif).regions.map { json($0, in: exif) }),
      "excerpt": .bool(exif.isExcerpt),
      "pieces": .array(
        exif.pieces.map {
          .object([
            "start": .integer($0.start), "offset": .integer($0.fileOffset), "packed": .bool($0.isPacked),
          ])
        }),
      "directories": .array(exif.directories.map { json($0, in: exif, wording) }),
      "makerNoteEntries": .array(
        wording.makerNote.map {
          .object([
            "tag": .integer($0.tag), "name": .string($0.name), "title": .string($0.title),
            "value": .string($0.value),
          ])
        }),
    ])
  }

  private static func json(
    _ directory: ExifDirectory, in exif: ExifFacts, _ wording: ExifWording
  ) -> JSONValue {
    .object([
      "name": .string(directory.kind.rawValue), "offset": .integer(exif.fileOffset(at: directory.offset)),
      "nextOffset": .optional(directory.nextOffset.map { Int($0) }),
      "entries": .array(directory.entries.map { json($0, directory.kind, in: exif, wording) }),
    ])
  }

  private static func json(
    _ entry: ExifEntry, _ kind: ExifDirectory.Kind, in exif: ExifFacts, _ wording: ExifWording
  ) -> JSONValue {
    let words = wording.entries[entry.offset]
    return .object([
      "tag": .integer(Int(entry.tag)), "name": .optional(ExifTagName.of(entry.tag, in: kind)),
      "type": .integer(Int(entry.rawType)), "typeName": .optional(entry.type.map { "\($0)" }),
      "count": .integer(Int(entry.count)), "offset": .integer(exif.fileOffset(at: entry.offset)),
      "valueOffset": .optional(entry.value.map { exif.fileOffset(at: $0.lowerBound) }),
      "valueBytes": .optional(entry.value?.count),
      "value": .optional(ExifValueText.of(entry, in: exif)), "reader": .string(entry.reader.rawValue),
      "title": .optional(words?.title), "meaning": .optional(words?.value),
    ])
  }

  /// A stretch of the block: the map has no holes.
  private static func json(_ region: ExifLayout.Region, in exif: ExifFacts) -> JSONValue {
    var members: [String: JSONValue] = [
      "part": .string(name(of: region.part)),
      "offset": .integer(exif.fileOffset(at: region.range.lowerBound)),
      "bytes": .integer(region.range.count), "overlap": .integer(region.overlap),
    ]
    switch region.part {
    case .directory(let kind): members["directory"] = .string(kind.rawValue)
    case .value(let kind, let tag):
      members["directory"] = .string(kind.rawValue)
      members["tag"] = .integer(Int(tag))
    case .gap(let isZero): members["isZero"] = .bool(isZero)
    default: break
    }
    return .object(members)
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
    return .object([
      "offset": .integer(exif.fileOffset(at: range.lowerBound)), "bytes": .integer(range.count),
    ])
  }
}
