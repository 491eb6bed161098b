/// Composes a JPEG of quantized coefficients: for the examples of rules, tests and fixtures.
///
/// All of its Huffman codes have the same length, so that any coefficient can be written without designing a table.
package struct CoefficientPicture {
  /// The number of blocks in a row.
  package var columns: Int
  /// The number of rows of blocks.
  package var rows: Int
  /// Steps in zigzag order; those that are missing are 1.
  package var quantization: [UInt8]
  /// Whether bits of zero are a coefficient of -1, as with T.81's table for luma, rather than a block's end.
  package var zerosAreCoefficients = false
  /// The quantized coefficients of the block at a column and a row, in zigzag order from DC, -1023 to 1023.
  package var block: (_ column: Int, _ row: Int) -> [Int]

  /// The means of Cb and Cr of the block at a column and a row, -128 to 127; a picture without them is grey.
  package var chroma: ((_ column: Int, _ row: Int) -> (blue: Int, red: Int))?

  package init(
    columns: Int, rows: Int, quantization: [UInt8] = [8],
    block: @escaping (_ column: Int, _ row: Int) -> [Int]
  ) {
    self.columns = columns
    self.rows = rows
    self.quantization = quantization
    self.block = block
  }

  /// Returns a picture of flat blocks whose samples are 0 to 255.
  package static func shades(
    columns: Int, rows: Int, _ shade: @escaping (_ column: Int, _ row: Int) -> Int
  ) -> CoefficientPicture {
    // DC is eight times the mean, less 128, and the step is 8.
    CoefficientPicture(columns: columns, rows: rows) { [min(255, max(0, shade($0, $1))) - 128] }
  }

  /// Returns a copy with colours, which has as many colour blocks as luma blocks.
  package func coloured(_ chroma: @escaping (_ column: Int, _ row: Int) -> (blue: Int, red: Int))
    -> CoefficientPicture
  {
    var copy = self
    copy.chroma = chroma
    return copy
  }

  package func build(exif: [UInt8]? = nil) -> [UInt8] {
    let segment = JPEGBuilder.segment
    var out: [UInt8] = [0xFF, 0xD8]
    if let exif { out += segment(0xE1, Array("Exif".utf8) + [0, 0] + exif) }
    let steps = quantization.prefix(64) + [UInt8](repeating: 1, count: max(0, 64 - quantization.count))
    out += segment(0xDB, [0] + steps)
    let (width, height) = (8 * columns, 8 * rows)
    // Components sampled alike, which share their tables.
    let components: [UInt8] = chroma == nil ? [1] : [1, 2, 3]
    let frame = [8] + PNGBuilder.short(height) + PNGBuilder.short(width) + [UInt8(components.count)]
    out += segment(0xC0, frame + components.flatMap { [$0, 0x11, 0] })
    let dcCounts: [UInt8] = [0, 0, 0, 12] + [UInt8](repeating: 0, count: 12)
    out += segment(0xC4, [0x00] + dcCounts + (0..<12).map { UInt8($0) })
    let acCounts: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 162] + [UInt8](repeating: 0, count: 8)
    out += segment(0xC4, [0x10] + acCounts + acSymbols)
    out += segment(0xDA, [UInt8(components.count)] + components.flatMap { [$0, 0] } + [0, 63, 0])
    return out + scan() + [0xFF, 0xD9]
  }

  /// End of block, sixteen zeros, then run and size: their codes count up from 0 in this order (ITU-T T.81, annex C).
  private var acSymbols: [UInt8] {
    let symbols: [UInt8] = [0x00, 0xF0] + (0..<16).flatMap { run in (1...10).map { UInt8(run << 4 | $0) } }
    return zerosAreCoefficients ? [0x01] + symbols.filter { $0 != 0x01 } : symbols
  }

  private func scan() -> [UInt8] {
    var bits = ScanBitWriter()
    var codes = [Int](repeating: 0, count: 256)
    for (code, symbol) in acSymbols.enumerated() { codes[Int(symbol)] = code }
    var previous = [0, 0, 0]
    for row in 0..<rows {
      for column in 0..<columns {
        write(block(column, row), &previous[0], codes, to: &bits)
        guard let chroma = chroma?(column, row) else { continue }
        write([chroma.blue], &previous[1], codes, to: &bits)
        write([chroma.red], &previous[2], codes, to: &bits)
      }
    }
    return bits.finished()
  }

  /// Writes a block's coefficients, the first as its difference from the one before of its component.
  private func write(_ values: [Int], _ previous: inout Int, _ codes: [Int], to bits: inout ScanBitWriter) {
    let dc = values.first ?? 0
    bits.write(ScanBitWriter.size(dc - previous), count: 4)
    bits.write(value: dc - previous)
    previous = dc
    var run = 0
    for value in values.dropFirst().prefix(63) {
      guard value != 0 else {
        run += 1
        continue
      }
      while run > 15 {
        bits.write(codes[0xF0], count: 8)
        run -= 16
      }
      bits.write(codes[run << 4 | ScanBitWriter.size(value)], count: 8)
      bits.write(value: value)
      run = 0
    }
    if values.count < 64 || run > 0 { bits.write(codes[0], count: 8) }
  }
}
