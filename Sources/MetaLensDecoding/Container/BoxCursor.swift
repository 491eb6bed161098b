import MetaLensFacts

/// One box of an ISO base media file, or of a format that took its form (ISO/IEC 14496-12, 4.2).
struct Box {
  /// The box's type as text; bytes that are no printable ASCII as `\xNN`.
  var type: String
  /// Where its size field stands.
  var offset: Int
  /// What it holds, as far as the part around it reaches.
  var payload: Range<Int>
  /// The 16 bytes that name a `uuid` box; empty for others.
  var uuid: [UInt8]
  /// Whether all of it is there.
  var isWhole: Bool
  /// The box's place in `ContainerFacts.parts`; nil where that list is full, or boxes aren't listed.
  var partIndex: Int?

  /// Where it ends, as far as the part around it reaches.
  var end: Int { payload.upperBound }
}

/// The boxes in a range, one after the other: each is listed as it is met, so that a caller that opens one before it
/// asks for the next keeps the order in which they stand.
struct BoxCursor {
  private(set) var position: Int
  let end: Int
  let level: Int
  private let isListing: Bool

  /// The boxes of a range, `level` others around them; listed as parts unless there are too many to be of use.
  init(_ range: Range<Int>, level: Int, isListing: Bool = true) {
    position = range.lowerBound
    end = range.upperBound
    self.level = level
    self.isListing = isListing
  }

  /// The next box; nil at the end, and where no box can be made of what stands there.
  ///
  /// Size 0 reaches to the end of the file and is legal at level 0 alone; size 1 means 64 bits behind the type.
  /// At level 0 bytes whose type is no text end the walk without a word: they follow the container, or are its own
  /// no longer. A registered type is of printable ASCII; QuickTime's own begin with ©.
  mutating func next(
    into reading: inout ContainerReading, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Box? {
    guard position < end else { return nil }
    let offset = position
    // Whatever is wrong, the walk ends here unless a box is found.
    position = end
    guard end - offset >= 8 else {
      // Fewer than a header's bytes behind the last box are what follows it; in a box they are a cut one.
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
      // Beyond 2^63 no file reaches.
      stated = head.number(at: 8, count: 8) ?? (end - offset >= 16 ? Int.max : nil)
    } else if short == 0 {
      stated = level == 0 ? end - offset : nil
    }
    var uuid: [UInt8] = []
    // A `uuid` box too short for its UUID is a box all the same: what follows it is still found.
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
      isWhole: isWhole, partIndex: isListed ? reading.facts.parts.count - 1 : nil)
  }

  private static func isType(_ bytes: ArraySlice<UInt8>) -> Bool {
    let isQuickTime = bytes.first == 0xA9
    return bytes.dropFirst(isQuickTime ? 1 : 0).allSatisfy { (0x20...0x7E).contains($0) }
  }
}
