/// Rows that wait until the end, since a row that precedes them may still come, or a page's head that says what it holds.
///
/// Up to `maximumInMemory` bytes of rows wait in memory, further ones in a file without a name, or in memory too where
/// no such file can be made. Each row's order stays in memory: some hundred bytes, with the longest text one and a half
/// KiB.
struct SortedRows {
  /// The maximum number of bytes of rows that wait in memory.
  static let maximumInMemory = 16 << 20

  private struct Row {
    var order: RowOrder
    var start: Int
    var count: Int
  }

  private let makeScratch: () throws(OutputError) -> any ScratchFile
  private let maximumInMemory: Int
  private var rows: [Row] = []
  /// The bytes of the rows that weren't written to the file, one after the other.
  private var buffer: [UInt8] = []
  private var scratch: (any ScratchFile)?
  private var spilled = 0

  init(
    maximumInMemory: Int = SortedRows.maximumInMemory,
    scratch: @escaping () throws(OutputError) -> any ScratchFile
  ) {
    self.maximumInMemory = maximumInMemory
    makeScratch = scratch
  }

  mutating func add(_ bytes: [UInt8], at order: RowOrder) throws(OutputError) {
    rows.append(Row(order: order, start: spilled + buffer.count, count: bytes.count))
    buffer += bytes
    guard buffer.count > maximumInMemory else { return }
    // Photos that were analyzed aren't lost for want of a place to put their rows aside.
    if scratch == nil { scratch = try? makeScratch() }
    guard let scratch else { return }
    try scratch.append(buffer)
    spilled += buffer.count
    buffer.removeAll(keepingCapacity: true)
  }

  /// Passes all rows to `take` in order.
  mutating func finish(_ take: (_ row: [UInt8]) throws(OutputError) -> Void) throws(OutputError) {
    rows.sort { $0.order < $1.order }
    for row in rows {
      if row.start >= spilled {
        let start = row.start - spilled
        try take(Array(buffer[start..<start + row.count]))
      } else if let scratch {
        try take(try scratch.read(at: row.start, count: row.count))
      }
    }
    rows = []
  }
}
