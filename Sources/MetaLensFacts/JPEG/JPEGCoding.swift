/// How a JPEG is coded, as written: tables and headers with their places and their grouping.
package struct JPEGCoding: Sendable, Equatable {
  /// All segments from SOI to the picture's EOI or to where the walk ended, scans' among them.
  package var segments: [JPEGSegment] = []
  /// Quantization tables in file order.
  package var quantizationTables: [WrittenQuantizationTable] = []
  /// Huffman tables in file order.
  package var huffmanTables: [WrittenHuffmanTable] = []
  /// MCUs between restart markers, the first DRI's; 0: none.
  package var restartInterval = 0
  /// Scans in file order.
  package var scans: [JPEGScan] = []
  /// The first JFIF header.
  package var jfif: JFIFHeader?
  /// The first Adobe header.
  package var adobe: AdobeHeader?
  /// The first Ducky header.
  package var ducky: DuckyHeader?
  /// Comments in file order, 16 at most.
  package var comments: [JPEGComment] = []
  /// Bytes between segments that belong to none, fill bytes not counted.
  package var strayByteCount = 0
  /// Where the picture's own EOI stands; nil if there is none.
  package var endOfImageOffset: Int?

  /// Where the picture's own EOI ends; nil if there is none.
  package var pictureEnd: Int? { endOfImageOffset.map { $0 + 2 } }

  /// Makes an empty coding.
  package init() {}

  /// Where the coded picture lies: from the first table (DQT, DHT, DRI, DAC) or frame header to the end of EOI, or nil
  /// without both.
  ///
  /// Nothing in it is metadata, save for segments that stand among the tables.
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
