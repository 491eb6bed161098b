import MetaLensBytes
import MetaLensFacts

/// The main header of a JPEG 2000 codestream, and the codestream's end (ISO/IEC 15444-1, annex A).
struct JPEG2000Codestream {
  /// A marker segment: the marker's second byte, and the segment's range including the marker.
  struct Segment {
    var marker: UInt8
    var range: Range<Int>
  }

  /// The size of the picture in pixels; nil without a SIZ segment.
  private(set) var size: PixelSize?
  /// The number of bits per sample of the first component.
  private(set) var bitDepth: Int?
  /// The offset of SIZ.
  private(set) var sizeOffset: Int?
  /// The comments that are text, with their payload's range.
  ///
  /// They are in ISO 8859-15 (A.9.2) but read as ISO 8859-1, which differs in eight characters.
  private(set) var comments: [(payload: Range<Int>, text: String)] = []
  /// SOC and the main header's segments.
  private(set) var segments: [Segment] = []
  /// The offset of the first tile-part; nil if the header doesn't reach it.
  private(set) var tileOffset: Int?

  private let range: Range<Int>

  /// Reads the main header of the codestream in a range; nil if the range doesn't begin with SOC.
  init?(_ range: Range<Int>, _ context: inout ReadingContext) throws(PhotoReadingError) {
    self.range = range
    guard range.count >= 2,
      try context.bytes(at: range.lowerBound, count: 2)?.elementsEqual([0xFF, Self.start])
        == true
    else { return nil }
    segments.append(Segment(marker: Self.start, range: range.lowerBound..<range.lowerBound + 2))
    var position = range.lowerBound + 2
    while position + 4 <= range.upperBound {
      guard let head = try context.bytes(at: position, count: 4).map({ ByteFields($0) }),
        head.bytes[0] == 0xFF, let length = head.uint16(at: 2)
      else {
        context.log.add(.partInvalid, at: "JPEG 2000", offset: position, "no marker")
        return
      }
      let marker = head.bytes[1]
      if marker == Self.startOfTile {
        tileOffset = position
        return
      }
      guard segments.count < context.limits.segments else {
        context.log.add(
          .tooManyParts, at: "JPEG 2000", offset: position, "more than \(context.limits.segments)")
        return
      }
      let end = position + 2 + length
      guard length >= 2, end <= range.upperBound else {
        context.log.add(.partTruncated, at: Self.name(marker), offset: position, "length \(length)")
        return
      }
      segments.append(Segment(marker: marker, range: position..<end))
      try read(marker, position + 4..<end, &context)
      position = end
    }
  }

  private mutating func read(
    _ marker: UInt8, _ payload: Range<Int>, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    switch marker {
    case Self.sizes where size == nil:
      // Rsiz, the grid's size and the picture's offset in it, tiles, then the components (A.5.1).
      let fields = try context.fields(payload, maximum: 37) ?? ByteFields([])
      guard let right = fields.uint32(at: 2), let bottom = fields.uint32(at: 6),
        let left = fields.uint32(at: 10), let top = fields.uint32(at: 14), left < right, top < bottom
      else { return }
      size = PixelSize(width: right - left, height: bottom - top)
      sizeOffset = payload.lowerBound - 4
      bitDepth = fields.uint8(at: 36).map { ($0 & 0x7F) + 1 }
    case Self.comment:
      // Rcom 1: text (A.9.2). Encoders write one or two.
      guard comments.count < Self.maximumComments else { return }
      let wanted = payload.prefix(2 + context.limits.textBytes)
      guard let bytes = try context.array(wanted), bytes.starts(with: [0, 1]) else { return }
      comments.append((payload, ContainerText.latin1(bytes.dropFirst(2), limit: .max)))
    default: break
    }
  }

  private static let maximumComments = 64

  /// Returns the codestream's end, after EOC, according to its tile-parts' lengths; nil if it is truncated or the
  /// lengths don't lead to EOC.
  ///
  /// A tile-part of length 0 reaches to EOC, which must then be the range's last two bytes.
  func end(_ context: inout ReadingContext) throws(PhotoReadingError) -> (offset: Int, tilePartCount: Int)? {
    guard var position = tileOffset else { return nil }
    for count in 0..<max(1, context.limits.segments) {
      guard position + 2 <= range.upperBound,
        let head = try context.fields(position..<range.upperBound, maximum: 12)
      else { return nil }
      if head.uint16(at: 0) == 0xFFD9 { return (position + 2, count) }
      // SOT, its length, the tile's number, then the tile-part's length from SOT on (A.4.2).
      guard head.uint16(at: 0) == 0xFF90, let length = head.uint32(at: 6) else { return nil }
      if length == 0 {
        return try endsWithMarker(&context) ? (range.upperBound, count + 1) : nil
      }
      guard length >= 14, length <= range.upperBound - position else { return nil }
      position += length
    }
    return try endsWithMarker(&context) ? (range.upperBound, context.limits.segments) : nil
  }

  /// Whether the range's last two bytes are EOC.
  private func endsWithMarker(_ context: inout ReadingContext) throws(PhotoReadingError) -> Bool {
    guard range.count >= 4 else { return false }
    return try context.bytes(at: range.upperBound - 2, count: 2)?.elementsEqual([0xFF, 0xD9])
      == true
  }

  private static let start: UInt8 = 0x4F
  private static let sizes: UInt8 = 0x51
  private static let comment: UInt8 = 0x64
  private static let startOfTile: UInt8 = 0x90

  /// Returns a marker's name (ISO/IEC 15444-1, table A.2), or its two bytes in hexadecimal if it has none.
  static func name(_ marker: UInt8) -> String {
    names[marker] ?? "FF" + Hexadecimal.text([marker]).uppercased()
  }

  private static let names: [UInt8: String] = [
    start: "SOC", sizes: "SIZ", 0x50: "CAP", 0x52: "COD", 0x53: "COC", 0x55: "TLM", 0x57: "PLM", 0x5C: "QCD",
    0x5D: "QCC", 0x5E: "RGN", 0x5F: "POC", 0x60: "PPM", 0x63: "CRG", comment: "COM", startOfTile: "SOT",
    0xD9: "EOC",
  ]
}
