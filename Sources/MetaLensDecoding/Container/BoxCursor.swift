import MetaLensFacts

/// One box of an ISO base media file, or of a format that took its form (ISO/IEC 14496-12, 4.2).
struct Box {
  /// Its type as text; bytes that are no printable ASCII as `\xNN`.
  var type: String
  /// Where its size field stands.
  var offset: Int
  /// What it holds, as far as the part around it reaches.
  var payload: Range<Int>
  /// The 16 bytes that name a `uuid` box; empty for others.
  var uuid: [UInt8]
  /// Whether all of it is there.
  var isWhole: Bool
  /// Its place in `ContainerFacts.parts`; nil where that list is full.
  var partIndex: Int?
}

/// The boxes in a range, one after the other: each is listed as it is met, so that a caller that opens one before it
/// asks for the next keeps the order in which they stand.
struct BoxCursor {
  private(set) var position: Int
  let end: Int
  let level: Int

  /// The boxes of a range, `level` others around them.
  init(_ range: Range<Int>, level: Int) {
    position = range.lowerBound
    end = range.upperBound
    self.level = level
  }

  /// The next box; nil at the end, and where no box can be made of what stands there.
  ///
  /// Size 0 reaches to the end of the file and is legal at level 0 alone; size 1 means 64 bits behind the type.
  mutating func next<Source: ByteSource & ~Copyable>(
    _ window: inout SparseWindow, _ source: borrowing Source, into reading: inout ContainerReading,
    limits: ReadLimits, log: inout DiagnosticLog
  ) throws(DecodingError) -> Box? {
    guard position < end else { return nil }
    let offset = position
    // Whatever is wrong, the walk ends here unless a box is found.
    position = end
    guard end - offset >= 8 else {
      log.add(.partTruncated, at: "box", offset: offset, "\(end - offset) bytes")
      return nil
    }
    guard
      let head = try window.bytes(at: offset, count: min(32, end - offset), from: source).map({
        ByteFields($0)
      }),
      let short = head.uint32(at: 0), let type = head.name(at: 4)
    else { return nil }
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
    if type == "uuid", end - offset >= headerCount + 16 {
      uuid = Array(head.bytes[headerCount..<headerCount + 16])
      headerCount += 16
    }
    guard let stated, stated >= headerCount else {
      log.add(.partInvalid, at: type, offset: offset, "size \(stated ?? short)")
      return nil
    }
    let byteCount = min(stated, end - offset)
    let isWhole = byteCount == stated
    if !isWhole {
      log.add(.partTruncated, at: type, offset: offset, "size \(stated), \(end - offset) bytes left")
    }
    let isListed = reading.add(
      ContainerPart(
        type, offset: offset, byteCount: byteCount, headerCount: min(headerCount, byteCount), level: level,
        statedByteCount: isWhole ? nil : stated,
        note: uuid.isEmpty
          ? "" : uuid.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()),
      limits: limits, log: &log)
    position = offset + byteCount
    return Box(
      type: type, offset: offset, payload: min(offset + headerCount, position)..<position, uuid: uuid,
      isWhole: isWhole, partIndex: isListed ? reading.facts.parts.count - 1 : nil)
  }
}
