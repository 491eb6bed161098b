/// A quantization table as a DQT segment defines it (ITU-T T.81, B.2.4.1).
package struct WrittenQuantizationTable: Sendable, Equatable {
  /// The destination, 0 to 3.
  package var slot: Int
  /// The number of bits per value, 8 or 16.
  package var precision: Int
  /// 64 values in natural order, rows from the top.
  package var values: [UInt16]
  /// The offset in the file of its first byte, that of precision and destination.
  package var offset: Int
  /// The offset of its segment's marker in the file; tables of one segment have the same.
  package var segmentOffset: Int

  package init(slot: Int, precision: Int, values: [UInt16], offset: Int, segmentOffset: Int) {
    self.slot = slot
    self.precision = precision
    self.values = values
    self.offset = offset
    self.segmentOffset = segmentOffset
  }
}

/// A Huffman table as a DHT segment defines it (ITU-T T.81, B.2.4.2).
package struct WrittenHuffmanTable: Sendable, Equatable {
  package var table: HuffmanTable
  /// The offset in the file of its first byte, that of class and destination.
  package var offset: Int
  /// The offset of its segment's marker in the file; tables of one segment have the same.
  package var segmentOffset: Int

  package init(table: HuffmanTable, offset: Int, segmentOffset: Int) {
    self.table = table
    self.offset = offset
    self.segmentOffset = segmentOffset
  }
}
