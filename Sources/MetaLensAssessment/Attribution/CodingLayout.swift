/// The order of a JPEG's segments up to the first scan, with how many tables each holds (Docs/Sources.md, S1, S3).
struct CodingLayout {
  /// The whole order, such as `APP0:JFIF APP1:Exif DQT1 DQT1 SOF0 DHT1 DHT1 DHT1 DHT1 SOS`.
  private(set) var text = ""
  /// The order from the first table or frame header on, without segments that aren't coding.
  private(set) var coding = ""
  /// Whether the order is libjpeg's: tables, frame, codes, restart interval, each table in a segment of its own.
  private(set) var isSplit = false
  /// Whether one segment contains all quantization tables and one all Huffman tables, of which there are at least two.
  private(set) var isGrouped = false
  /// The offset of the first segment of the coding.
  private(set) var offset: Int?

  /// The maximum number of segments in the texts; a file may have thousands.
  private static let maximumSegments = 64

  /// Returns a segment's identifier in one word; XMP's is a short name.
  static func word(_ identifier: String) -> String {
    if identifier.hasPrefix("http://ns.adobe.com/xap") { return "XMP" }
    if identifier.hasPrefix("http://ns.adobe.com/xmp") { return "XMPext" }
    return String(identifier.prefix { $0 != "/" && $0 != " " }.prefix(16))
  }

  init(_ written: JPEGCoding, header: ArraySlice<JPEGSegment>) {
    var tableCounts: [Int: Int] = [:]
    for table in written.quantizationTables { tableCounts[table.segmentOffset, default: 0] += 1 }
    for table in written.huffmanTables { tableCounts[table.segmentOffset, default: 0] += 1 }
    var all: [String] = []
    var parts: [String] = []
    // Places in libjpeg's order: DQT 0, SOF 1, DHT 2, DRI 3.
    var ranks: [Int] = []
    var isAlone = true
    for segment in header.prefix(Self.maximumSegments) where segment.marker != 0xD8 {
      var rank: Int?
      var name = segment.markerName
      switch segment.marker {
      case 0xDB, 0xC4:
        let count = tableCounts[segment.offset] ?? 0
        if count != 1 { isAlone = false }
        rank = segment.marker == 0xDB ? 0 : 2
        name += String(count)
      case 0xDD: rank = 3
      case 0xE0...0xEF:
        let word = Self.word(segment.identifier)
        if !word.isEmpty { name += ":" + word }
      case _ where segment.isFrameHeader: rank = 1
      default: break
      }
      all.append(name)
      if let rank {
        ranks.append(rank)
        parts.append(name)
        if offset == nil { offset = segment.offset }
      }
    }
    if header.count > Self.maximumSegments { all.append("…") }
    text = (all + ["SOS"]).joined(separator: " ")
    coding = (parts + ["SOS"]).joined(separator: " ")
    let segments = header.filter { $0.marker == 0xDB || $0.marker == 0xC4 }
    isGrouped =
      segments.count == 2 && segments.contains { $0.marker == 0xDB }
      && segments.allSatisfy { (tableCounts[$0.offset] ?? 0) >= ($0.marker == 0xC4 ? 2 : 1) }
    let huffmanCount = ranks.count { $0 == 2 }
    isSplit = isAlone && ranks.contains(0) && ranks.contains(1) && huffmanCount > 0 && ranks == ranks.sorted()
  }
}
