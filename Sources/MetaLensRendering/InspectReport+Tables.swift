import MetaLensAssessment

extension InspectReport {
  /// The maximum number of tables that are shown; a picture uses at most four, and a hostile file may contain hundreds.
  private static let maximumTables = 16

  /// Returns the quantization tables, 8 × 8 as written, and what they are consistent with.
  func quantization(_ coding: JPEGCoding, of frame: FrameFacts?) -> [String] {
    var lines: [String] = []
    let tables = coding.quantizationTables
    for table in tables.prefix(Self.maximumTables) {
      if !lines.isEmpty { lines.append("") }
      lines.append("  " + paint.dim("slot \(table.slot), \(table.precision) bit, at \(table.offset)"))
      let width = table.values.map { String($0).utf8.count }.max() ?? 1
      for row in stride(from: 0, to: table.values.count - 7, by: 8) {
        let cells = table.values[row..<row + 8].map { DisplayWidth.paddingLeft(String($0), to: width) }
        lines.append("    " + cells.joined(separator: " "))
      }
    }
    guard !tables.isEmpty else { return [] }
    lines += more(tables.count, than: Self.maximumTables)
    return lines + verdict(PhotoInspection.quantization(of: frame, coding))
  }

  private func verdict(_ verdict: QuantizationVerdict?) -> [String] {
    guard let verdict else { return [] }
    if let nearest = verdict.nearestIJG {
      let residual = FixedDecimal.text(nearest.residual, decimals: 2, trimming: true)
      return [
        "  "
          + Message.inspectNearest(nearest: "IJG quality \(nearest.quality)", residual: residual).text(
            in: language)
      ]
    }
    let names = verdict.matches.map(\.name).joined(separator: ", ")
    return names.isEmpty ? [] : ["  " + Message.inspectConsistentWith(names: names).text(in: language)]
  }

  /// Returns the Huffman tables, one row for each.
  func huffman(_ coding: JPEGCoding) -> [String] {
    var columns = TextColumns(heads: ["offset", "class", "slot", "codes", ""], numeric: [0, 2, 3])
    let tables = coding.huffmanTables
    for table in tables.prefix(Self.maximumTables) {
      let isStandard = StandardHuffman.isStandard(table.table)
      columns.add(
        "\(table.offset)", table.table.kind == .dc ? "DC" : "AC", "\(table.table.slot)",
        "\(table.table.symbols.count)", isStandard ? "standard (T.81, K.3)" : "not standard")
    }
    return columns.lines(paint) + more(tables.count, than: Self.maximumTables)
  }

  /// Returns the coding of the EXIF thumbnail.
  func thumbnail(_ thumbnail: EmbeddedJPEG) -> [String] {
    let size = thumbnail.frame.map { ", \($0.size.width) × \($0.size.height)" } ?? ""
    var lines = ["  at \(thumbnail.offset), \(thumbnail.byteCount) bytes" + size]
    let segments = thumbnail.coding.segments
    if !segments.isEmpty {
      lines.append("  " + segments.prefix(24).map(\.markerName).joined(separator: " "))
      lines += more(segments.count, than: 24)
    }
    return lines + verdict(PhotoInspection.quantization(of: thumbnail.frame, thumbnail.coding))
  }

  /// Returns the entries of the MPF index.
  func multiPicture(_ index: MultiPicture) -> [String] {
    var columns = TextColumns(heads: ["offset", "bytes", "type", ""], numeric: [0, 1])
    for entry in index.entries.prefix(Self.maximumRows) {
      columns.add(
        "\(entry.offset)", "\(entry.byteCount)", Hexadecimal.number(entry.type, digits: 6),
        entry.isPicture ? "picture found" : "no picture found")
    }
    let stated =
      index.statedCount == index.entries.count
      ? [] : ["  \(index.statedCount) stated, \(index.entries.count) read"]
    return columns.lines(paint) + more(index.entries.count) + stated
  }

  /// Returns what follows the picture's end.
  func trailers(_ trailers: [Trailer]) -> [String] {
    trailers.prefix(Self.maximumRows).flatMap { trailer in
      let first = trailer.firstBytes
      let end = trailer.isCut ? ", cut" : ""
      var lines = ["  \(trailer.kind.rawValue) at \(trailer.offset), \(trailer.byteCount) bytes" + end]
      if !first.isEmpty { lines.append("  " + paint.dim("  " + Self.words(first))) }
      lines += trailer.entries.prefix(Self.maximumRows).map { entry in
        let name = SafeText.shown(entry.name, columns: 64)
        let type = Hexadecimal.number(entry.type, digits: 4)
        return "    \(type) \(name) at \(entry.offset), \(entry.byteCount) bytes"
      }
      return lines + more(trailer.entries.count)
    } + more(trailers.count)
  }
}
