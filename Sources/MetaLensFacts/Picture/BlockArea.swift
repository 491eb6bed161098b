/// A rectangle of a JPEG's blocks, which are 8 samples wide and high.
package struct BlockArea: Sendable, Equatable {
  /// The column of the first block, from 0.
  package var column: Int
  /// The row of the first block, from 0.
  package var row: Int
  /// The number of blocks in a row.
  package var columns: Int
  /// The number of rows of blocks.
  package var rows: Int

  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }

  package func moved(columns across: Int, rows down: Int) -> BlockArea {
    BlockArea(column: column + across, row: row + down, columns: columns, rows: rows)
  }
}
