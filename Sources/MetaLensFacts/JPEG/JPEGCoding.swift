/// The coding of a JPEG as written: tables and headers with their places and their grouping.
package struct JPEGCoding: Sendable, Equatable {
  /// All segments from SOI to the picture's EOI, or to where the walk ended, including those between scans.
  package var segments: [JPEGSegment] = []
  /// Quantization tables in file order.
  package var quantizationTables: [WrittenQuantizationTable] = []
  /// Huffman tables in file order.
  package var huffmanTables: [WrittenHuffmanTable] = []
  /// The number of MCUs between restart markers, from the first DRI; 0 if there is none.
  package var restartInterval = 0
  /// Scans in file order.
  package var scans: [JPEGScan] = []
  /// The first JFIF header.
  package var jfif: JFIFHeader?
  /// The first Adobe header.
  package var adobe: AdobeHeader?
  /// The first Ducky header.
  package var ducky: DuckyHeader?
  /// The comments in file order, at most 16.
  package var comments: [JPEGComment] = []
  /// The number of bytes between segments that belong to none, without fill bytes.
  package var strayByteCount = 0
  /// The offset of the picture's own EOI; nil if there is none.
  package var endOfImageOffset: Int?

  /// The offset after the picture's own EOI; nil if there is none.
  package var pictureEnd: Int? { endOfImageOffset.map { $0 + 2 } }

  package init() {}

  /// The range of the coded picture: from the first table (DQT, DHT, DRI, DAC) or frame header to the end of EOI; nil
  /// if either is missing.
  ///
  /// It contains no metadata, except for segments between the tables.
  package var codedRange: Range<Int>? {
    guard let endOfImageOffset,
      let first = segments.first(where: {
        [0xDB, 0xC4, 0xDD, 0xCC].contains($0.marker) || $0.isFrameHeader
      }),
      first.offset < endOfImageOffset
    else { return nil }
    return first.offset..<endOfImageOffset + 2
  }
}
