import MetaLensBytes
import MetaLensFacts

/// Decodes a block of IPTC's Information Interchange Model to its data sets (IIM 4.2, chapter 3).
enum IPTCDecoding {
  /// The byte that begins every data set (IIM 4.2, 1.5.2).
  private static let tagMarker: UInt8 = 0x1C
  /// The maximum number of bytes of a stated length: more than a file's size needs.
  private static let maximumLengthBytes = 8

  /// Reads a block.
  ///
  /// - Parameter before: The number of data sets in the file's other blocks, which count toward the limit as well.
  /// - Returns: The block's data sets, up to the first that can't be delimited. An empty block, which Apple writes, has
  ///   none. Nil, with a diagnostic, if the block is something else.
  static func decode(
    _ block: LocatedBytes, after before: Int = 0, _ context: inout ReadingContext
  ) -> IPTCFacts? {
    var facts = IPTCFacts(
      container: block.container, offset: block.fileOffset, byteCount: block.bytes.count,
      digest: DigestStream.md5(of: block.bytes) ?? "", isUTF8: false, dataSets: [])
    guard let isSwapped = isSwapped(block.bytes) else {
      context.log.add(.iptcInvalid, at: block.container, offset: block.fileOffset, "begins with no data set")
      return nil
    }
    if isSwapped {
      context.log.add(.iptcInvalid, at: block.container, offset: block.fileOffset, "bytes of words swapped")
    }
    var reader = Reader(
      block: block, fields: ByteFields(isSwapped ? swapped(block.bytes) : block.bytes),
      isSwapped: isSwapped, count: before)
    while let dataSet = reader.next(&context) {
      if dataSet.record == 1, dataSet.number == 90 { facts.isUTF8 = Self.isUTF8(dataSet.bytes) }
      facts.dataSets.append(dataSet)
    }
    return facts
  }

  /// Whether bytes are `ESC % G`, or one of UTF-8's levels 1 to 3 (ISO-IR 196, 190 to 192).
  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0x1B, 0x25, 0x47]) { return true }
    return bytes.starts(with: [0x1B, 0x25, 0x2F]) && bytes.count >= 4 && (0x47...0x49).contains(bytes[3])
  }

  /// Whether the bytes of each word are reversed; nil if no data set can begin.
  ///
  /// A writer that takes a TIFF's field of type LONG for numbers may reverse its bytes (ExifTool's IPTC.pm).
  private static func isSwapped(_ bytes: [UInt8]) -> Bool? {
    if bytes.first == tagMarker || bytes.allSatisfy({ $0 == 0 }) { return false }
    if bytes.count >= 4, bytes[3] == tagMarker { return true }
    // Other bytes may precede the first data set; exiv2 and ImageMagick skip them too.
    return bytes.contains(tagMarker) ? false : nil
  }

  private static func swapped(_ bytes: [UInt8]) -> [UInt8] {
    var out = bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    for start in stride(from: 0, to: out.count, by: 4) { out[start..<start + 4].reverse() }
    return out
  }

  private struct Reader {
    let block: LocatedBytes
    let fields: ByteFields
    let isSwapped: Bool
    var position = 0
    /// The number of data sets in the file so far.
    var count: Int

    /// Returns the next data set; nil at the end, and, with a diagnostic, if the rest can't be delimited.
    mutating func next(_ context: inout ReadingContext) -> IPTCFacts.DataSet? {
      let bytes = fields.bytes
      guard position < bytes.count, !isPadding else { return nil }
      guard count < context.dataSets else {
        context.log.add(.tooManyParts, at: block.container, offset: place(position), "\(count) data sets")
        return nil
      }
      if bytes[position] != tagMarker {
        context.log.add(
          .iptcInvalid, at: block.container, offset: place(position), "\(bytes.count - position) bytes")
        guard let marker = bytes[position...].firstIndex(of: tagMarker) else { return nil }
        position = marker
      }
      guard let record = fields.uint8(at: position + 1),
        let number = fields.uint8(at: position + 2), let short = fields.uint16(at: position + 3)
      else {
        context.log.add(
          .iptcInvalid, at: block.container, offset: place(position), "\(bytes.count - position) bytes")
        return nil
      }
      var (start, length) = (position + 5, Optional(short))
      if short & 0x8000 != 0 {
        let lengthBytes = short & 0x7FFF
        length = lengthBytes <= maximumLengthBytes ? fields.number(at: start, count: lengthBytes) : nil
        start += lengthBytes
      }
      guard let length, start <= bytes.count, length <= bytes.count - start else {
        let left = bytes.count - min(start, bytes.count)
        context.log.add(
          .iptcInvalid, at: block.container, offset: place(position),
          "data set \(record):\(number) states \(length.map { "\($0)" } ?? "no") bytes of \(left)")
        return nil
      }
      defer {
        position = start + length
        count += 1
      }
      return IPTCFacts.DataSet(
        record: record, number: number, offset: place(position),
        bytes: Array(
          ContainerText.whole(bytes[start..<start + length], limit: context.limits.textBytes)),
        byteCount: length)
    }

    /// Whether only zeros follow, with which some writers pad the block.
    private var isPadding: Bool {
      fields.bytes[position] == 0 && fields.bytes[position...].allSatisfy { $0 == 0 }
    }

    private func place(_ offset: Int) -> Int? { isSwapped ? nil : block.fileOffset(at: offset) }
  }
}
