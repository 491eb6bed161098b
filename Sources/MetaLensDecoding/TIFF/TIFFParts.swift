import MetaLensFacts

/// Lists a file's parts in file order: header, directories, and each picture's strips or tiles as one part.
enum TIFFParts {
  static func parts(
    _ header: TIFFHeader, _ directories: [TIFFDirectory], _ pictures: [TIFFPicture], isCR2: Bool,
    fileByteCount: Int
  ) -> [ContainerPart] {
    var parts = [ContainerPart("TIFF header", offset: 0, byteCount: header.byteCount)]
    if isCR2 { parts.append(CanonRaw.header(fileByteCount: fileByteCount)) }
    for directory in directories {
      parts.append(
        ContainerPart(
          directory.name, offset: directory.offset, byteCount: directory.range.count,
          headerCount: min(header.countByteCount, directory.range.count),
          note: directory.statedCount == 1 ? "1 entry" : "\(directory.statedCount) entries"))
    }
    for picture in pictures {
      guard let pieces = picture.pieces, let offset = pieces.firstOffset else { continue }
      parts.append(
        ContainerPart(
          "\(picture.row.name) \(pieces.kind.rawValue)", offset: offset,
          // Strips may overlap.
          byteCount: min(pieces.insideByteCount, fileByteCount - offset),
          count: max(1, pieces.count),
          statedByteCount: pieces.byteCount == pieces.insideByteCount ? nil : pieces.byteCount,
          note: picture.coding))
    }
    // A stable sort: parts with the same offset keep the order in which they were reached.
    return parts.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
  }

  /// Returns the bytes after all that the directories refer to as a part, whose note says what they begin like.
  static func part(of rest: Trailer) -> ContainerPart {
    ContainerPart(
      "in no known part", offset: rest.offset, byteCount: rest.byteCount,
      note: rest.kind == .unknown ? "" : "begins like \(rest.kind.rawValue)")
  }
}
