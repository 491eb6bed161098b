/// Rows of text in columns as wide as their widest cells, with numbers aligned right and words left.
package struct TextColumns {
  private let numeric: Set<Int>
  private var rows: [[String]] = []

  /// Makes columns with heads; `numeric` has the indices of the columns that hold numbers.
  package init(heads: [String], numeric: Set<Int>) {
    self.numeric = numeric
    rows = [heads]
  }

  mutating func add(_ cells: String...) { rows.append(cells) }

  package mutating func add(_ cells: [String]) { rows.append(cells) }

  /// Returns the lines, with dimmed heads; none if there are only heads.
  package func lines(_ paint: Paint, indent: String = "  ") -> [String] {
    guard let heads = rows.first, rows.count > 1 else { return [] }
    let widths = heads.indices.map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
    return rows.enumerated().map { number, cells in
      var line = ""
      for (column, cell) in cells.enumerated() {
        if numeric.contains(column) {
          line += DisplayWidth.paddingLeft(cell, to: widths[column]) + "  "
        } else {
          line += DisplayWidth.padding(cell, to: widths[column]) + "  "
        }
      }
      while line.last == " " { line.removeLast() }
      return indent + (number == 0 ? paint.dim(line) : line)
    }
  }
}
