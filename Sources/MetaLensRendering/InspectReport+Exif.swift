import MetaLensAssessment

extension InspectReport {
  /// Returns the EXIF block as written: directories in the order in which they were reached, entries in their own
  /// order.
  func exif(_ exif: ExifFacts, _ wording: ExifWording) -> [String] {
    let order = Self.words(exif.byteOrder)
    let container = SafeText.shown(exif.container, columns: 40)
    var lines = ["  \(container) at \(exif.fileOffset(at: 0)), \(exif.bytes.count) bytes, \(order)"]
    for directory in exif.directories { lines += self.directory(directory, in: exif, wording) }
    if let range = exif.entry(ExifTag.makerNote, in: .exif)?.value {
      let first = exif.bytes[range].prefix(16)
      lines += [
        "", "  maker note at \(exif.fileOffset(at: range.lowerBound)), \(range.count) bytes",
        "    " + paint.dim(Self.words(first)),
      ]
      lines += makerNote(wording.makerNote)
    }
    // Between excerpts the block's bytes are unknown.
    return exif.isExcerpt ? lines : lines + gaps(exif)
  }

  /// Returns the maker note's values as libexif reads them; those that bear on the origin are among the statements of
  /// the metadata.
  private func makerNote(_ entries: [ExifWording.NoteEntry]) -> [String] {
    guard !entries.isEmpty else { return [] }
    var columns = TextColumns(heads: ["tag", "name", "value"], numeric: [])
    for entry in entries.prefix(Self.maximumRows) {
      columns.add(
        ExifTag.hexadecimal(UInt16(truncatingIfNeeded: entry.tag)),
        SafeText.shown(entry.name, columns: 40),
        SafeText.shown(entry.value, columns: 80))
    }
    return columns.lines(paint, indent: "    ") + more(entries.count)
  }

  /// Returns the bytes of the block that nothing points to.
  private func gaps(_ exif: ExifFacts) -> [String] {
    var lines: [String] = []
    for region in ExifLayout(of: exif).regions {
      guard case .gap(let isZero) = region.part else { continue }
      let offset = exif.fileOffset(at: region.range.lowerBound)
      let first = exif.bytes[region.range].prefix(16)
      let shown = isZero ? "zeros" : Self.words(first)
      lines.append("  gap at \(offset), \(region.range.count) bytes: " + paint.dim(shown))
    }
    return lines.isEmpty ? [] : [""] + lines.prefix(Self.maximumRows) + more(lines.count)
  }

  private func directory(
    _ directory: ExifDirectory, in exif: ExifFacts, _ wording: ExifWording
  ) -> [String] {
    var columns = TextColumns(
      heads: ["tag", "name", "type", "count", "value at", "value", "in words"], numeric: [3, 4])
    for entry in directory.entries.prefix(Self.maximumRows) {
      columns.add(
        ExifTag.hexadecimal(entry.tag), ExifTagName.known(entry.tag, in: directory.kind) ?? "–",
        entry.type?.name ?? "type \(entry.rawType)", "\(entry.count)",
        entry.value.map { "\(exif.fileOffset(at: $0.lowerBound))" } ?? "–",
        ExifValueText.of(entry, in: exif).map { SafeText.shown($0, columns: 60) } ?? "–",
        Self.words(wording.entries[entry.offset]))
    }
    let next =
      directory.nextOffset.map { offset in
        let place = exif.isExcerpt ? Int(offset) : exif.fileOffset(at: Int(offset))
        return offset == 0 ? "" : ", next at \(place)"
      } ?? ""
    let offset = exif.fileOffset(at: directory.offset)
    let head = "\(directory.kind.rawValue) at \(offset), \(directory.entries.count) entries"
    return ["", "  " + head + next] + columns.lines(paint, indent: "    ") + more(directory.entries.count)
  }

  /// Returns the name of a byte order, with its two letters in the file.
  static func words(_ order: ByteOrder) -> String {
    order == .bigEndian ? "big-endian (MM)" : "little-endian (II)"
  }

  /// Returns bytes in hexadecimal and as ASCII.
  static func words(_ bytes: some Sequence<UInt8>) -> String {
    Hexadecimal.text(bytes, separator: " ") + "  " + ExifValueText.ascii(bytes)
  }

  /// Returns a text such as `Metering Mode: Pattern`, as far as libexif has words.
  private static func words(_ words: ExifWording.Entry?) -> String {
    [words?.title, words?.value].compactMap(\.self).map { SafeText.shown($0, columns: 50) }.joined(
      separator: ": ")
  }
}
