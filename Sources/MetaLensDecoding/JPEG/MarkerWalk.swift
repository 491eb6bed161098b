import MetaLensFacts

/// A walk over a JPEG's marker segments, from SOI up to and including the first SOS (ITU-T T.81, B.1).
///
/// Each byte before the scan is read a limited number of times, whatever lengths the file states.
struct MarkerWalk {
  /// Why the walk stopped.
  enum End {
    /// At the first SOS, the regular end.
    case scan
    /// The file ends first.
    case endOfFile
    /// There is an EOI before any scan.
    case endOfImage
    /// `ReadLimits.segments` or `ReadLimits.headerBytes` was reached.
    case limit
  }

  /// The segments, SOI first.
  private(set) var segments: [JPEGSegment] = []
  /// The offset of the first entropy-coded byte; nil if the walk ended before it.
  private(set) var scanOffset: Int?
  private(set) var end = End.endOfFile
  /// The index of the first frame header's segment.
  private(set) var frameIndex: Int?
  /// The index of the first EXIF segment.
  private(set) var exifIndex: Int?
  /// The number of bytes between segments that belong to none.
  private(set) var strayByteCount = 0
  /// The offset of the end of the last complete segment.
  private(set) var wholeByteCount = 2

  /// Walks a file whose first two bytes are SOI.
  init(_ header: inout HeaderWindow, _ context: inout ReadingContext) throws(PhotoReadingError) {
    segments.reserveCapacity(16)
    segments.append(JPEGSegment(marker: JPEGMarker.startOfImage, offset: 0, payloadCount: 0))
    var position = 2
    while try next(at: &position, header: &header, &context) {}
  }

  /// Reads one segment; returns false at the end of the walk.
  private mutating func next(
    at position: inout Int, header: inout HeaderWindow, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Bool {
    guard segments.count < max(1, context.limits.segments) else {
      context.log.add(.tooManySegments, at: "JPEG", offset: position, "more than \(context.limits.segments)")
      end = .limit
      return false
    }
    // T.81 B.1.1.2: fill bytes 0xFF may precede any marker. Bytes that aren't a marker are skipped up to the next one.
    let start = position
    var fillCount = 0
    var strayCount = 0
    while true {
      guard try has(position + 2, header: &header, &context) else {
        report(strayCount, at: start, &context)
        return false
      }
      let first = header.bytes[position]
      let second = header.bytes[position + 1]
      if first == 0xFF, second == 0xFF {
        fillCount += 1
        position += 1
      } else if first == 0xFF, second != 0 {
        break
      } else {
        strayCount += fillCount + 1
        fillCount = 0
        position += 1
      }
    }
    report(strayCount, at: start, &context)

    let offset = position
    let marker = header.bytes[offset + 1]
    if JPEGSegment.standsAlone(marker) {
      segments.append(
        JPEGSegment(marker: marker, offset: offset, payloadCount: 0, fillCount: fillCount))
      position = offset + 2
      wholeByteCount = position
      guard marker != JPEGMarker.endOfImage else {
        end = .endOfImage
        return false
      }
      return true
    }

    guard try has(offset + 4, header: &header, &context) else { return false }
    let length = Int(header.bytes.uint16(at: offset + 2))
    guard length >= 2 else {
      context.log.add(
        .segmentLengthInvalid, at: JPEGSegment.name(of: marker), offset: offset, "length \(length)")
      position = offset + 4
      return true
    }
    let segmentEnd = offset + 2 + length
    guard segmentEnd <= header.byteCount else {
      context.log.add(
        .segmentLengthInvalid, at: JPEGSegment.name(of: marker), offset: offset,
        "length \(length), \(header.byteCount - offset - 2) bytes left")
      return false
    }
    guard try has(segmentEnd, header: &header, &context) else { return false }
    append(marker, offset..<segmentEnd, fillCount: fillCount, bytes: header.bytes, &context)
    position = segmentEnd
    wholeByteCount = segmentEnd
    guard marker != JPEGMarker.startOfScan else {
      scanOffset = segmentEnd
      end = .scan
      return false
    }
    return true
  }

  private mutating func append(
    _ marker: UInt8, _ range: Range<Int>, fillCount: Int, bytes: [UInt8], _ context: inout ReadingContext
  ) {
    let payload = range.lowerBound + 4..<range.upperBound
    let identifier = JPEGMarker.isApplication(marker) ? Self.identifier(bytes, payload) : ""
    if marker == JPEGMarker.app1, Self.isExif(bytes, payload) {
      if exifIndex == nil {
        exifIndex = segments.count
      } else {
        context.log.add(.secondExifBlock, at: "APP1 Exif", offset: range.lowerBound, "\(payload.count) bytes")
      }
    }
    if frameIndex == nil, JPEGSegment.startsFrame(marker) { frameIndex = segments.count }
    segments.append(
      JPEGSegment(
        marker: marker, offset: range.lowerBound, payloadCount: payload.count, fillCount: fillCount,
        identifier: identifier))
  }

  /// Whether the bytes before `limit` are available; sets `end` if the limit of bytes in memory prevents it.
  private mutating func has(
    _ limit: Int, header: inout HeaderWindow, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Bool {
    if try header.load(to: limit, from: context.source) { return true }
    if header.isLimited(limit) {
      context.log.add(.headerTooLong, at: "JPEG", offset: limit)
      end = .limit
    }
    return false
  }

  private mutating func report(_ count: Int, at offset: Int, _ context: inout ReadingContext) {
    strayByteCount += count
    if count > 0 { context.log.add(.bytesBetweenSegments, at: "JPEG", offset: offset, "\(count) bytes") }
  }

  /// Whether a payload begins with `Exif`, NUL and a pad byte, which some writers leave at 0xFF (EXIF 3.0, 4.7.2).
  private static func isExif(_ bytes: [UInt8], _ payload: Range<Int>) -> Bool {
    let start = payload.lowerBound
    return payload.count >= 6 && bytes[start] == 0x45 && bytes[start + 1] == 0x78 && bytes[start + 2] == 0x69
      && bytes[start + 3] == 0x66 && bytes[start + 4] == 0
      && (bytes[start + 5] == 0 || bytes[start + 5] == 0xFF)
  }

  /// Returns the printable ASCII at the payload's beginning, 32 bytes at most.
  static func identifier(_ bytes: [UInt8], _ payload: Range<Int>) -> String {
    let leading = bytes[payload].prefix(32).prefix { (0x20...0x7E).contains($0) }
    return String(decoding: leading, as: UTF8.self)
  }
}
