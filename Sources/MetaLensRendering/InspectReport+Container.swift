import MetaLensAssessment

extension InspectReport {
  /// Returns the parts, with nested parts indented.
  func parts(_ container: ContainerFacts) -> [String] {
    let parts = container.parts
    // If any part has a checksum, a part without a result wasn't read; otherwise the column is left out.
    let hasChecksums = parts.contains { $0.isChecksumValid != nil }
    let verdict = hasChecksums ? ["checksum"] : []
    var columns = TextColumns(heads: ["#", "offset", "length", "name"] + verdict + [""], numeric: [0, 1, 2])
    for (index, part) in parts.prefix(Self.maximumRows).enumerated() {
      let indent = String(repeating: "  ", count: min(max(0, part.level), ReadLimits().nesting))
      let number = part.count > 1 ? " × \(part.count)" : ""
      var words = part.note.isEmpty ? [] : [SafeText.shown(part.note, columns: 60)]
      if let stated = part.statedByteCount { words.append("cut: states \(stated) bytes") }
      let name = indent + SafeText.shown(part.name, columns: 40) + number
      let checksum = hasChecksums ? [part.isChecksumValid.map { $0 ? "ok" : "broken" } ?? "unread"] : []
      columns.add(
        ["\(index + 1)", "\(part.offset)", "\(part.byteCount)", name] + checksum
          + [words.joined(separator: "; ")])
    }
    return columns.lines(paint) + more(parts.count)
  }

  /// Returns the main picture as the container states it.
  func image(_ image: ImageHeader) -> [String] {
    var words = ["\(image.size.width) × \(image.size.height)"]
    if let depth = image.bitDepth { words.append("\(depth) bit") }
    words.append(SafeText.shown(image.coding, columns: 40))
    var lines = ["  " + words.joined(separator: ", ")]
    let offset = image.offset.map { " at \($0)" } ?? ""
    lines.append("  stated by " + SafeText.shown(image.location, columns: 40) + offset)
    if let orientation = image.orientation { lines.append("  orientation \(orientation), by the container") }
    if image.isSensorData { lines.append("  sensor data") }
    return lines
  }

  /// Returns the pictures beside the main one.
  func pictures(_ pictures: [EmbeddedPicture]) -> [String] {
    var columns = TextColumns(
      heads: ["offset", "bytes", "role", "coding", "size", "count", ""], numeric: [0, 1, 5])
    for picture in pictures.prefix(Self.maximumRows) {
      columns.add(
        picture.ranges.first.map { "\($0.lowerBound)" } ?? "–",
        picture.ranges.isEmpty ? "–" : "\(picture.ranges.reduce(0) { $0 + $1.count })", picture.role.rawValue,
        SafeText.shown(picture.coding, columns: 20),
        picture.size.map { "\($0.width) × \($0.height)" } ?? "–", "\(picture.count)",
        SafeText.shown(picture.label, columns: 60))
    }
    return columns.lines(paint) + more(pictures.count)
  }

  /// Returns the places of metadata, and their texts.
  func metadata(_ blocks: [MetadataBlock]) -> [String] {
    var columns = TextColumns(
      heads: ["offset", "bytes", "kind", "in", "packing", ""], numeric: [0, 1])
    for block in blocks.prefix(Self.maximumRows) {
      var words = block.keyword.isEmpty ? [] : [SafeText.shown(block.keyword, columns: 40)]
      if let text = block.text { words.append("“" + SafeText.shown(text, columns: 80) + "”") }
      if block.ranges.count > 1 { words.append("in \(block.ranges.count) pieces") }
      if block.byteCount == 0 { words.append("emptied") }
      columns.add(
        block.ranges.first.map { "\($0.lowerBound)" } ?? "–", "\(block.byteCount)", block.kind.rawValue,
        SafeText.shown(block.container, columns: 40), block.packing.rawValue, words.joined(separator: ": "))
    }
    return columns.lines(paint) + more(blocks.count)
  }

  /// Returns what only containers of this kind state.
  func detail(_ detail: ContainerFacts.Detail) -> [String] {
    switch detail {
    case .none: []
    case .media(let media): self.media(media)
    case .png(let png):
      [
        "  colour type \(png.colourType)" + (png.isInterlaced ? ", interlaced" : ""),
        "  \(png.dataChunkCount) IDAT, the first \(png.firstDataByteCount) bytes, the largest "
          + "\(png.largestDataByteCount)",
      ]
        + (png.zlibHeader.map { ["  zlib header " + Hexadecimal.number(Int($0), digits: 4)] } ?? [])
    case .webP(let webP):
      [
        webP.flags.map { "  VP8X flags " + Hexadecimal.number(Int($0), digits: 2) }
          ?? "  simple file",
        "  \(webP.frameCount) frames",
      ]
    case .gif(let gif):
      ["  GIF\(SafeText.shown(gif.version, columns: 10)), \(gif.frameCount) frames"]
        + names("applications", gif.applications)
    case .tiff(let tiff): self.tiff(tiff)
    case .jpegXL(let jpegXL):
      [
        jpegXL.isBoxed ? "  codestream in boxes" : "  bare codestream",
        jpegXL.holdsJPEG ? "  its JPEG can be restored unless metadata was changed (jbrd)" : "",
      ].filter { !$0.isEmpty }
    }
  }

  private func names(_ label: String, _ names: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    let shown = names.prefix(24).map { SafeText.shown($0, columns: 24) }.joined(separator: " ")
    return ["  " + label + " " + shown] + more(names.count, than: 24)
  }

  private func media(_ media: MediaFileFacts) -> [String] {
    var lines = [
      "  brand " + SafeText.shown(media.majorBrand, columns: 20) + ", version \(media.minorVersion)"
    ]
    lines += names("compatible with", media.compatibleBrands)
    if let handler = media.handler {
      let name = media.handlerName.isEmpty ? "" : " “" + SafeText.shown(media.handlerName, columns: 40) + "”"
      let count = media.handlerNameByteCount.map { ", name of \($0) bytes" } ?? ""
      lines.append("  handler " + SafeText.shown(handler, columns: 20) + name + count)
    }
    if let form = media.locations {
      lines.append(
        "  iloc version \(form.version), bytes of its fields: offset \(form.offsetCount), length "
          + "\(form.lengthCount), base \(form.baseCount), index \(form.indexCount)")
    }
    lines += names("properties", media.propertyTypes)
    if let grid = media.grid {
      let tile = grid.tile.map { " of \($0.width) × \($0.height)" } ?? ""
      lines.append("  grid of \(grid.rows) rows, \(grid.columns) columns" + tile)
    }
    var columns = TextColumns(heads: ["item", "offset", "bytes", "type", ""], numeric: [0, 1, 2])
    for item in media.items.prefix(Self.maximumRows) {
      var words = item.isHidden ? ["hidden"] : []
      if item.ranges.count > 1 { words.append("in \(item.ranges.count) pieces") }
      if item.isOutside { words.append("partly outside the file") }
      if item.id == media.primary { words.append("the main picture") }
      if item.statesNoBytes { words.append("without bytes of its own") }
      if !item.contentType.isEmpty { words.append(SafeText.shown(item.contentType, columns: 40)) }
      columns.add(
        "\(item.id)", item.ranges.first.map { "\($0.lowerBound)" } ?? "–",
        "\(item.ranges.reduce(0) { $0 + $1.count })", SafeText.shown(item.type, columns: 20),
        words.joined(separator: ", "))
    }
    return lines + columns.lines(paint) + more(media.items.count) + (media.hevc.value.map(hevc) ?? [])
      + (media.av1.value.map(av1) ?? [])
  }

  private func tiff(_ tiff: TIFFFacts) -> [String] {
    let order = Self.words(tiff.byteOrder)
    var columns = TextColumns(
      heads: [
        "offset", "entries", "directory", "subfile", "size", "bit", "compression", "photometric", "pieces",
        "bytes", "",
      ], numeric: [0, 1, 3, 5, 6, 7, 8, 9])
    func number(_ value: Int?) -> String { value.map { "\($0)" } ?? "–" }
    for directory in tiff.directories.prefix(Self.maximumRows) {
      columns.add(
        "\(directory.offset)", "\(directory.entryCount)", SafeText.shown(directory.name, columns: 20),
        number(directory.subfileType), directory.size.map { "\($0.width) × \($0.height)" } ?? "–",
        number(directory.bitDepth), number(directory.compression), number(directory.photometric),
        "\(directory.pieceCount)", "\(directory.pieceByteCount)",
        directory.areInside ? "" : "partly outside the file")
    }
    return ["  " + order + (tiff.isBigTIFF ? ", BigTIFF" : "")] + columns.lines(paint)
      + more(tiff.directories.count) + (tiff.dng.map(dng) ?? [])
  }

  private func dng(_ dng: DNGFacts) -> [String] {
    let rows: [(String, String?)] = [
      ("DNGVersion", dng.version), ("UniqueCameraModel", dng.uniqueCameraModel),
      ("OriginalRawFileName", dng.originalRawFileName),
      ("OriginalRawFileData", dng.holdsOriginalRaw ? "there" : nil),
      ("PreviewApplicationName", dng.previewApplication),
      ("PreviewApplicationVersion", dng.previewApplicationVersion), ("PreviewDateTime", dng.previewDateTime),
      ("RawImageDigest", dng.rawImageDigest), ("NewRawImageDigest", dng.newRawImageDigest),
      ("RawDataUniqueID", dng.rawDataUniqueID), ("DNGPrivateData", dng.privateDataOwner),
    ]
    return rows.compactMap { name, value in
      value.map { "  " + name + " " + SafeText.shown($0, columns: 80) }
    }
  }
}
