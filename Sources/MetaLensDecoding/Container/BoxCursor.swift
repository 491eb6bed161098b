import MetaLensFacts

/// A box of an ISO base media file, or of a format with the same structure (ISO/IEC 14496-12, 4.2).
struct Box {
  /// The box's type as text, in which bytes that aren't printable ASCII are written as `\xNN`.
  var type: String
  /// The offset of its size field in the file.
  var offset: Int
  /// The range of its payload, as far as the part around it reaches.
  var payload: Range<Int>
  /// The 16 bytes that name a `uuid` box; empty for others.
  var uuid: [UInt8]
  var isWhole: Bool
  /// Whether the box states its size; one with size 0 reaches to the end of whatever is left of the file.
  var statesSize = true
  /// The box's index in `ContainerFacts.parts`; nil if that list is full, or boxes aren't listed.
  var partIndex: Int?

  /// The offset of its end, as far as the part around it reaches.
  var end: Int { payload.upperBound }
}

/// An iterator over the boxes in a range.
///
/// It lists each box as it finds it, so a caller that reads a box's contents before it continues keeps the order of
/// the file.
struct BoxCursor {
  private(set) var position: Int
  let end: Int
  let level: Int
  private let isListing: Bool

  /// Makes a cursor over a range that `level` boxes enclose.
  ///
  /// The boxes are listed as parts, unless `isListing` is false because there are too many for that to be of use.
  init(_ range: Range<Int>, level: Int, isListing: Bool = true) {
    position = range.lowerBound
    end = range.upperBound
    self.level = level
    self.isListing = isListing
  }

  /// Returns the next box; nil at the end, and if the bytes there aren't a box.
  ///
  /// Size 0 reaches to the end of the file and is legal only at level 0; size 1 means that a 64-bit size follows the
  /// type. At level 0, bytes whose type isn't text end the walk without a diagnostic: they follow the container, or no
  /// longer belong to it. A registered type is printable ASCII; QuickTime's own begin with ©.
  mutating func next(
    into reading: inout ContainerReading, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Box? {
    guard position < end else { return nil }
    let offset = position
    // The walk ends here unless a box is found.
    position = end
    guard end - offset >= 8 else {
      // At level 0, bytes too few for a header follow the last box; in a box, they are a truncated box.
      guard level > 0 else { return nil }
      context.log.add(.partTruncated, at: "box", offset: offset, "\(end - offset) bytes")
      return nil
    }
    guard
      let head = try context.fields(offset..<end, maximum: 32),
      let short = head.uint32(at: 0), let type = head.name(at: 4)
    else { return nil }
    guard level > 0 || Self.isType(head.bytes[4..<8]) else { return nil }
    var headerCount = 8
    var stated: Int? = short
    if short == 1 {
      headerCount = 16
      // No file is larger than 2^63 bytes.
      stated = head.number(at: 8, count: 8) ?? (end - offset >= 16 ? Int.max : nil)
    } else if short == 0 {
      stated = level == 0 ? end - offset : nil
    }
    var uuid: [UInt8] = []
    // A `uuid` box that is too short for its UUID is still a box, and the walk continues after it.
    if type == "uuid", min(stated ?? 0, end - offset) >= headerCount + 16 {
      uuid = Array(head.bytes[headerCount..<headerCount + 16])
      headerCount += 16
    }
    guard let stated, stated >= headerCount else {
      context.log.add(.partInvalid, at: type, offset: offset, "size \(stated ?? short)")
      return nil
    }
    let byteCount = min(stated, end - offset)
    let isWhole = byteCount == stated
    if !isWhole {
      context.log.add(.partTruncated, at: type, offset: offset, "size \(stated), \(end - offset) bytes left")
    }
    var isListed = false
    if isListing {
      isListed = reading.add(
        ContainerPart(
          type, offset: offset, byteCount: byteCount, headerCount: min(headerCount, byteCount), level: level,
          statedByteCount: isWhole ? nil : stated,
          note: Hexadecimal.text(uuid)), &context)
    }
    position = offset + byteCount
    return Box(
      type: type, offset: offset, payload: min(offset + headerCount, position)..<position, uuid: uuid,
      isWhole: isWhole, statesSize: short != 0, partIndex: isListed ? reading.facts.parts.count - 1 : nil)
  }

  private static func isType(_ bytes: ArraySlice<UInt8>) -> Bool {
    let isQuickTime = bytes.first == 0xA9
    return bytes.dropFirst(isQuickTime ? 1 : 0).allSatisfy { (0x20...0x7E).contains($0) }
  }
}
