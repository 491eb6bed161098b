import MetaLensBytes
import MetaLensFacts

/// A block of IPTC's Information Interchange Model to its data sets (IIM 4.2, chapter 3).
enum IPTCDecoding {
  /// Begins every data set (IIM 4.2, 1.5.2).
  private static let tagMarker: UInt8 = 0x1C
  /// A stated length has at most this many bytes: more than a file's size needs.
  private static let maximumLengthBytes = 8

  /// Reads a block.
  ///
  /// - Parameter before: how many data sets the file's other blocks have, which count as well.
  /// - Returns: Its data sets as far as they can be told apart, none of an empty block, which Apple writes; nil, with
  ///   a diagnostic, where something else stands there.
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

  /// `ESC % G`, and UTF-8's levels 1 to 3 (ISO-IR 196, 190 to 192).
  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0x1B, 0x25, 0x47]) { return true }
    return bytes.starts(with: [0x1B, 0x25, 0x2F]) && bytes.count >= 4 && (0x47...0x49).contains(bytes[3])
  }

  /// Whether the bytes of each word stand the other way round; nil where no data set can begin.
  ///
  /// A TIFF's field of type LONG may be turned around by a writer that takes it for numbers (ExifTool's IPTC.pm).
  private static func isSwapped(_ bytes: [UInt8]) -> Bool? {
    if bytes.first == tagMarker || bytes.allSatisfy({ $0 == 0 }) { return false }
    if bytes.count >= 4, bytes[3] == tagMarker { return true }
    // Other bytes may stand before the first data set; exiv2 and ImageMagick pass over them too.
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
    /// How many data sets the file has up to here.
    var count: Int

    /// The next data set; nil at the end, and, with a diagnostic, where the rest can't be told apart.
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

    /// Some writers fill the block up with zeros.
    private var isPadding: Bool {
      fields.bytes[position] == 0 && fields.bytes[position...].allSatisfy { $0 == 0 }
    }

    private func place(_ offset: Int) -> Int? { isSwapped ? nil : block.fileOffset(at: offset) }
  }
}
