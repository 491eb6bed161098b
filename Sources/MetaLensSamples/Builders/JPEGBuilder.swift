package import MetaLensFacts

/// Composes a small JPEG whose picture is one flat grey: for the examples of rules, tests and fixtures.
package struct JPEGBuilder {
  /// A part of the header that comes before the scan.
  package enum Part: Sendable {
    case quantization
    case frame
    case huffman
    case restart
  }

  /// The size that the frame header states; the scan has as many grey blocks as it needs.
  package var size: PixelSize
  /// The EXIF block; nil for none.
  package var exif: [UInt8]?
  /// Segments to write before APP1, marker and payload.
  package var leading: [(marker: UInt8, payload: [UInt8])] = []
  /// Segments to write after APP1, marker and payload.
  package var segments: [(marker: UInt8, payload: [UInt8])] = []
  /// Sampling factors of each component, the horizontal one in the upper half; one component is a grey picture.
  package var sampling: [UInt8] = [0x11]
  /// Quantization tables by slot in natural order; components take their own or the last.
  package var quantization: [[UInt16]] = [[UInt16](repeating: 1, count: 64)]
  /// Huffman tables; components after the first take slot 1 where there is one.
  package var huffman: [HuffmanTable] = Self.shortest
  /// Whether each table is in its own segment.
  package var isSplit = false
  /// The header's parts in order.
  package var order: [Part] = [.quantization, .frame, .huffman]
  /// SOF's second byte; 0xC2 makes a scan for DC and one for each component's AC coefficients.
  package var frameMarker: UInt8 = 0xC0
  /// MCUs between restart markers as DRI states them; no marker is written, so it should be beyond the picture's.
  package var restartInterval = 0
  package var componentNumbers: [UInt8] = [1, 2, 3, 4]
  /// Bytes after EOI.
  package var trailer: [UInt8] = []

  package init(size: PixelSize = PixelSize(width: 16, height: 16), exif: [UInt8]? = nil) {
    self.size = size
    self.exif = exif
  }

  /// One DC code of one bit (category 0) and one AC code of one bit (end of block): a block is two 0 bits.
  package static let shortest = [HuffmanTable.Kind.dc, .ac].map {
    HuffmanTable(kind: $0, slot: 0, counts: [1] + [UInt8](repeating: 0, count: 15), symbols: [0])
  }

  package func build() -> [UInt8] {
    var out: [UInt8] = [0xFF, 0xD8]
    for extra in leading { out += Self.segment(extra.marker, extra.payload) }
    if let exif { out += Self.segment(0xE1, Array("Exif".utf8) + [0, 0] + exif) }
    for extra in segments { out += Self.segment(extra.marker, extra.payload) }
    for part in order {
      switch part {
      case .quantization: out += tables(0xDB, quantization.indices.map(quantizationTable))
      case .huffman: out += tables(0xC4, huffman.map(Self.bytes))
      case .frame: out += Self.segment(frameMarker, frameHeader())
      case .restart: out += Self.segment(0xDD, PNGBuilder.short(restartInterval))
      }
    }
    let every = Array(sampling.indices)
    if frameMarker == 0xC2 {
      out += scan(of: every, dc: true, ac: false)
      for index in every { out += scan(of: [index], dc: false, ac: true) }
    } else {
      out += scan(of: every, dc: true, ac: true)
    }
    return out + [0xFF, 0xD9] + trailer
  }

  private func frameHeader() -> [UInt8] {
    [8] + PNGBuilder.short(size.height) + PNGBuilder.short(size.width) + [UInt8(sampling.count)]
      + sampling.indices.flatMap { index in
        [componentNumbers[index], sampling[index], UInt8(min(index, quantization.count - 1))]
      }
  }

  private func tables(_ marker: UInt8, _ bodies: [[UInt8]]) -> [UInt8] {
    isSplit ? bodies.flatMap { Self.segment(marker, $0) } : Self.segment(marker, bodies.flatMap(\.self))
  }

  private func quantizationTable(_ slot: Int) -> [UInt8] {
    [UInt8(slot)] + ZigzagOrder.natural.map { UInt8(min(255, quantization[slot][$0])) }
  }

  private static func bytes(_ table: HuffmanTable) -> [UInt8] {
    [UInt8(table.slot) | (table.kind == .ac ? 0x10 : 0)] + table.counts + table.symbols
  }

  private func slot(_ component: Int) -> Int {
    component > 0 && huffman.contains { $0.slot == 1 } ? 1 : 0
  }

  /// Returns a scan whose differences are 0 and whose blocks end at once.
  private func scan(of components: [Int], dc: Bool, ac: Bool) -> [UInt8] {
    // In pieces of stated types: as one expression it took the compiler 5 s.
    let selectors: [UInt8] = components.flatMap { [componentNumbers[$0], UInt8(slot($0) * 0x11)] }
    let spectrum: [UInt8] = [dc ? 0 : 1, ac ? 63 : 0, 0]
    let header = Self.segment(0xDA, [UInt8(components.count)] + selectors + spectrum)
    let factors = sampling.map { (Int($0 >> 4), Int($0 & 15)) }
    let (widest, tallest) = (factors.map(\.0).max() ?? 1, factors.map(\.1).max() ?? 1)
    var pattern: [(code: Int, length: Int)] = []
    for component in components {
      let count = components.count > 1 ? factors[component].0 * factors[component].1 : 1
      for _ in 0..<count {
        if dc { pattern.append(code(of: .dc, slot(component))) }
        if ac { pattern.append(code(of: .ac, slot(component))) }
      }
    }
    let (across, down): (Int, Int)
    if components.count > 1 {
      (across, down) = (Self.blocks(size.width, 8 * widest), Self.blocks(size.height, 8 * tallest))
    } else {
      // A scan of one component isn't interleaved: its blocks count (ITU-T T.81, A.2.2).
      let (wide, tall) = factors[components.first ?? 0]
      across = Self.blocks(Self.blocks(size.width * wide, widest), 8)
      down = Self.blocks(Self.blocks(size.height * tall, tallest), 8)
    }
    var bits = ScanBitWriter()
    for _ in 0..<across * down {
      for (code, length) in pattern { bits.write(code, count: length) }
    }
    return header + bits.finished()
  }

  private static func blocks(_ length: Int, _ step: Int) -> Int { (length + step - 1) / step }

  /// Returns the code of symbol 0, which is a difference of 0 or the end of a block (ITU-T T.81, annex C).
  private func code(of kind: HuffmanTable.Kind, _ slot: Int) -> (code: Int, length: Int) {
    guard let table = huffman.first(where: { $0.kind == kind && $0.slot == slot }) else { return (0, 0) }
    var (code, index) = (0, 0)
    for (length, count) in table.counts.enumerated() {
      for _ in 0..<count {
        if index < table.symbols.count, table.symbols[index] == 0 {
          return (code, length + 1)
        }
        code += 1
        index += 1
      }
      code <<= 1
    }
    return (0, 0)
  }

  /// Returns a segment: marker, length, payload.
  package static func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
    [0xFF, marker] + PNGBuilder.short(payload.count + 2) + payload
  }
}
