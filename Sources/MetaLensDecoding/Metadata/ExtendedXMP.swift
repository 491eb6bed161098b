import MetaLensBytes
import MetaLensFacts

/// Joins a JPEG's extended XMP: portions of one packet in several segments (XMP part 3, 1.1.3.1).
enum ExtendedXMP {
  /// The place's name in diagnostics and in the packet.
  static let container = "APP1 XMP extension"

  /// The size of a portion's header: GUID (32 characters), the total size, and the portion's offset in it (4 bytes
  /// each).
  private static let headerCount = 40

  private struct Portion {
    var start: Int
    var bytes: ArraySlice<UInt8>
    var fileOffset: Int
  }

  /// Joins the portions of the packet that the main one names in `xmpNote:HasExtendedXMP`.
  ///
  /// The portions may be in any order, each after `http://ns.adobe.com/xmp/extension/` NUL. If one is missing, the part
  /// before the gap is joined. Nil if there is no such part.
  static func join(
    _ segments: [JPEGMetadata.Piece], guid: String, _ context: inout ReadingContext
  ) -> LocatedBytes? {
    let (portions, total) = portions(segments, guid: guid, &context)
    guard let first = portions.first,
      context.allowsBlock(of: total, at: container, offset: first.fileOffset)
    else { return nil }
    var joined = LocatedBytes([], container: container, fileOffset: first.fileOffset)
    for portion in portions {
      guard portion.start <= joined.bytes.count else { break }
      let known = joined.bytes.count - portion.start
      if known > 0 {
        context.log.add(
          .partMisplaced, at: container, offset: portion.fileOffset, "overlaps the portion before it")
      }
      let rest = portion.bytes.dropFirst(known)
      if joined.bytes.count + rest.count > total {
        context.log.add(
          .partInvalid, at: container, offset: portion.fileOffset, "reaches beyond \(total) bytes")
      }
      joined.append(
        rest.prefix(total - joined.bytes.count), fileOffset: portion.fileOffset + known)
    }
    if joined.bytes.count < total {
      context.log.add(
        .partTruncated, at: container, offset: first.fileOffset, "\(joined.bytes.count) of \(total) bytes")
    }
    guard !joined.bytes.isEmpty else { return nil }
    if joined.bytes.count == total { check(joined.bytes, against: guid, offset: first.fileOffset, &context) }
    return joined
  }

  /// Compares the GUID with the MD5 of the joined bytes: a difference means that they were changed, or joined wrongly.
  private static func check(
    _ bytes: [UInt8], against guid: String, offset: Int, _ context: inout ReadingContext
  ) {
    guard let digest = DigestStream.md5(of: bytes), !isEqual(Array(digest.utf8)[...], guid) else { return }
    context.log.add(.checksumInvalid, at: container, offset: offset, "MD5 \(digest), GUID \(guid.prefix(32))")
  }

  /// Returns the portions with the GUID, sorted by their offset, and the total size that the first of them states.
  private static func portions(
    _ segments: [JPEGMetadata.Piece], guid: String, _ context: inout ReadingContext
  ) -> (portions: [Portion], total: Int) {
    var portions: [Portion] = []
    var total: Int?
    for (payload, fileOffset) in segments {
      guard payload.count >= headerCount else {
        context.log.add(.partTruncated, at: container, offset: fileOffset, "\(payload.count) bytes")
        continue
      }
      let header = payload.prefix(headerCount)
      guard isEqual(header.prefix(32), guid) else {
        context.log.add(
          .partMisplaced, at: container, offset: fileOffset, "a GUID that the packet doesn't name")
        continue
      }
      let size = Int(header.uint32(at: header.startIndex + 32))
      if let total, total != size {
        context.log.add(
          .partInvalid, at: container, offset: fileOffset, "\(size) bytes in all, \(total) before")
      }
      total = total ?? size
      portions.append(
        Portion(
          start: Int(header.uint32(at: header.startIndex + 36)), bytes: payload.dropFirst(headerCount),
          fileOffset: fileOffset + headerCount))
    }
    // Portions with the same offset keep the file's order.
    let order = portions.indices.sorted { (portions[$0].start, $0) < (portions[$1].start, $1) }
    return (order.map { portions[$0] }, total ?? 0)
  }

  /// Whether two GUIDs are equal; the case of hexadecimal digits doesn't matter.
  private static func isEqual(_ bytes: ArraySlice<UInt8>, _ guid: String) -> Bool {
    bytes.map(\.asciiLowercased) == guid.utf8.prefix(33).map(\.asciiLowercased)
  }
}
