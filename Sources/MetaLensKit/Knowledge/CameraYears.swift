/// When cameras were announced, by the model that EXIF names (rows and their sources: `camera-years.tsv`).
struct CameraYears: Sendable {
  /// The rows as they stand, in the order of their bytes: nobody looks at more than ten of them.
  private var rows: [ArraySlice<UInt8>] = []
  /// The models of rows that end with `*`, without it, and where those rows are.
  private var prefixes: [(model: ArraySlice<UInt8>, row: Int)] = []

  /// The table that ships, which a test holds in order.
  static let shipped = CameraYears(table: data)

  /// How many rows it has.
  var count: Int { rows.count }

  /// Takes a table of the form that `camera-years.tsv` describes, in the order of its rows' bytes.
  init(table: String) {
    rows.reserveCapacity(640)
    for row in TabSeparatedRows(table) {
      if let tab = row.bytes.firstIndex(of: UInt8(ascii: "\t")), tab > row.bytes.startIndex,
        row.bytes[tab - 1] == UInt8(ascii: "*")
      {
        prefixes.append((row.bytes[..<(tab - 1)], rows.count))
      }
      rows.append(row.bytes)
    }
  }

  /// The year in which a model was announced, or nil where the table doesn't have it.
  func year(of model: String) -> Int? {
    guard !model.utf8.contains(UInt8(ascii: "\t")) else { return nil }
    let cell = Array(model.utf8) + [UInt8(ascii: "\t")]
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].lexicographicallyPrecedes(cell) { low = middle + 1 } else { high = middle }
    }
    if low < rows.count, rows[low].starts(with: cell) { return Self.year(in: rows[low]) }
    return prefixes.first { cell.starts(with: $0.model) }.flatMap { Self.year(in: rows[$0.row]) }
  }

  private static func year(in row: ArraySlice<UInt8>) -> Int? {
    let cells = TabSeparatedRows.Row(line: 0, bytes: row).texts
    return cells.count == 3 ? Int(cells[1]) : nil
  }
}
