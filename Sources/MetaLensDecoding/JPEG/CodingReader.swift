import MetaLensFacts

/// Reads segments' payloads into a `JPEGCoding`: tables with their grouping, and what application headers state.
struct CodingReader {
  private(set) var coding = JPEGCoding()
  private let limits: ReadLimits

  init(limits: ReadLimits) { self.limits = limits }

  /// The maximum number of comments kept, and of bytes kept of each.
  private static let maximumComments = 16
  private static let maximumCommentBytes = 256

  /// Adds a segment; `bytes` contains the file from `start` on, including the segment's payload.
  mutating func add(_ segment: JPEGSegment, in bytes: [UInt8], from start: Int) {
    guard coding.segments.count < limits.segments else { return }
    coding.segments.append(segment)
    let begin = segment.payloadOffset - start
    let end = begin + segment.payloadCount
    guard begin >= 0, end <= bytes.count, begin < end else { return }
    let payload = bytes[begin..<end]
    switch segment.marker {
    case 0xDB: addQuantization(payload, segment, from: start)
    case JPEGMarker.huffmanTables: addHuffman(payload, segment, from: start)
    case 0xDD where coding.restartInterval == 0 && payload.count >= 2:
      coding.restartInterval = Int(payload.uint16(at: begin))
    case JPEGMarker.startOfScan: addScan(payload, segment)
    case 0xE0 where coding.jfif == nil: coding.jfif = Self.jfif(payload, segment)
    case 0xEC where coding.ducky == nil: coding.ducky = Self.ducky(payload, segment)
    case 0xEE where coding.adobe == nil: coding.adobe = Self.adobe(payload, segment)
    case 0xFE where coding.comments.count < Self.maximumComments:
      coding.comments.append(
        JPEGComment(
          offset: segment.offset, byteCount: payload.count,
          bytes: Array(payload.prefix(Self.maximumCommentBytes))))
    default: break
    }
  }

  /// Sets the size of the last scan's entropy-coded data.
  mutating func endScan(at offset: Int) {
    guard let last = coding.scans.indices.last else { return }
    coding.scans[last].dataByteCount = max(0, offset - coding.scans[last].dataOffset)
  }

  /// Counts bytes that belong to no segment.
  mutating func addStray(_ count: Int) { coding.strayByteCount += count }

  mutating func end(at offset: Int) { coding.endOfImageOffset = offset }

  private mutating func addQuantization(_ payload: ArraySlice<UInt8>, _ segment: JPEGSegment, from start: Int)
  {
    var position = payload.startIndex
    while position < payload.endIndex, coding.quantizationTables.count < limits.tables {
      let isWide = payload[position] >> 4 != 0
      let size = 1 + (isWide ? 128 : 64)
      guard payload.endIndex - position >= size else { return }
      var values = [UInt16](repeating: 0, count: 64)
      for (index, place) in ZigzagOrder.natural.enumerated() {
        values[place] =
          isWide
          ? payload.uint16(at: position + 1 + 2 * index)
          : UInt16(payload[position + 1 + index])
      }
      coding.quantizationTables.append(
        WrittenQuantizationTable(
          slot: Int(payload[position] & 0x0F), precision: isWide ? 16 : 8, values: values,
          offset: start + position, segmentOffset: segment.offset))
      position += size
    }
  }

  private mutating func addHuffman(_ payload: ArraySlice<UInt8>, _ segment: JPEGSegment, from start: Int) {
    var position = payload.startIndex
    while payload.endIndex - position >= 17, coding.huffmanTables.count < limits.tables {
      let counts = Array(payload[position + 1..<position + 17])
      let symbolCount = counts.reduce(0) { $0 + Int($1) }
      // T.81, B.2.4.2: no more codes than there are bytes to code.
      guard symbolCount <= 256, payload.endIndex - position >= 17 + symbolCount else { return }
      coding.huffmanTables.append(
        WrittenHuffmanTable(
          table: HuffmanTable(
            kind: payload[position] >> 4 == 0 ? .dc : .ac, slot: Int(payload[position] & 0x0F),
            counts: counts, symbols: Array(payload[position + 17..<position + 17 + symbolCount])),
          offset: start + position, segmentOffset: segment.offset))
      position += 17 + symbolCount
    }
  }

  private mutating func addScan(_ payload: ArraySlice<UInt8>, _ segment: JPEGSegment) {
    guard coding.scans.count < limits.segments else { return }
    let begin = payload.startIndex
    let count = Int(payload[begin])
    guard payload.count >= 1 + 2 * count + 3 else { return }
    coding.scans.append(
      JPEGScan(
        offset: segment.offset, components: (0..<count).map { payload[begin + 1 + 2 * $0] },
        spectralStart: Int(payload[begin + 1 + 2 * count]),
        spectralEnd: Int(payload[begin + 2 + 2 * count]),
        dataOffset: segment.payloadOffset + segment.payloadCount, dataByteCount: 0))
  }

  private static func jfif(_ payload: ArraySlice<UInt8>, _ segment: JPEGSegment) -> JFIFHeader? {
    let begin = payload.startIndex
    guard payload.count >= 12, payload.starts(with: [0x4A, 0x46, 0x49, 0x46, 0]) else { return nil }
    var header = JFIFHeader(
      offset: segment.offset, major: Int(payload[begin + 5]), minor: Int(payload[begin + 6]),
      units: Int(payload[begin + 7]), xDensity: Int(payload.uint16(at: begin + 8)),
      yDensity: Int(payload.uint16(at: begin + 10)))
    header.isApple = payload.dropFirst(14).elementsEqual(Array("AMPF".utf8))
    return header
  }

  private static func adobe(_ payload: ArraySlice<UInt8>, _ segment: JPEGSegment) -> AdobeHeader? {
    let begin = payload.startIndex
    guard payload.count >= 12, payload.starts(with: [0x41, 0x64, 0x6F, 0x62, 0x65]) else { return nil }
    return AdobeHeader(
      offset: segment.offset, version: Int(payload.uint16(at: begin + 5)), transform: Int(payload[begin + 11])
    )
  }

  /// Reads Adobe's `Ducky` header: the name, then records of type, size and value; type 1 is the quality
  /// (Docs/Sources.md, 2.2.9).
  private static func ducky(_ payload: ArraySlice<UInt8>, _ segment: JPEGSegment) -> DuckyHeader? {
    let begin = payload.startIndex
    guard payload.starts(with: [0x44, 0x75, 0x63, 0x6B, 0x79]) else { return nil }
    var quality: Int?
    if payload.count >= 13, payload.uint16(at: begin + 5) == 1, payload.uint16(at: begin + 7) == 4 {
      quality = Int(payload.uint32(at: begin + 9))
    }
    return DuckyHeader(offset: segment.offset, quality: quality)
  }
}
