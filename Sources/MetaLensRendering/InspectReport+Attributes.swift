import MetaLensAssessment

extension InspectReport {
  /// Returns the times and extended attributes in the file system.
  func attributes(_ attributes: FileSystemAttributes) -> [String] {
    let times = [
      ("modified", attributes.modified), ("status changed", attributes.statusChanged),
      ("born", attributes.born ?? "-"),
    ]
    var lines = times.map { "  " + DisplayWidth.padding($0.0, to: 14) + "  " + $0.1 }
    guard let extended = attributes.extended else {
      return lines + ["  no extended attributes: the file system has none, or refuses them"]
    }
    if extended.isEmpty { return lines + ["  no extended attributes"] }
    var columns = TextColumns(heads: ["bytes", "extended attribute", ""], numeric: [0])
    for attribute in extended.prefix(Self.maximumRows) {
      let text = attribute.text.map { "“" + SafeText.shown($0, columns: 160) + "”" } ?? ""
      columns.add(
        attribute.byteCount.map(String.init) ?? "-", SafeText.shown(attribute.name, columns: 80), text)
    }
    lines += columns.lines(paint)
    return lines
  }
}
