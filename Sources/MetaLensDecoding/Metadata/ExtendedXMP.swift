import MetaLensBytes
import MetaLensFacts

/// Joins a JPEG's extended XMP: portions of one packet in several segments (XMP part 3, 1.1.3.1).
enum ExtendedXMP {
  /// The place's name in diagnostics and in the packet.
  static let container = "APP1 XMP extension"

  /// The size of a portion's header: GUID (32 characters), the total size, and the portion's offset in it (4 bytes
  /// each).
  private static let headerCount = 40
  private static let guidCount = 32

  /// The maximum number of extended packets that are listed: a photo has one.
  static let maximum = 16

  /// What a packet names in `xmpNote:HasExtendedXMP`.
  struct Name {
    /// The name as written, without blanks around it, at most 39 characters of it.
    let guid: String
    /// The name in lower case, without the hyphens and braces with which GUIDs are often written.
    fileprivate let key: [UInt8]
    /// The property's offset in the file.
    let offset: Int

    /// Reads a property's text; nil if it is blank.
    init?(_ text: String, offset: Int) {
      // Four hyphens, two braces, and one more by which a longer name differs.
      let guid = text.trimmed(limit: guidCount + 7)
      guard !guid.isEmpty else { return nil }
      self.guid = guid
      key = guid.utf8.filter { !"-{}".utf8.contains($0) }.map(\.asciiLowercased)
      self.offset = offset
    }

    /// Whether it has the form of a GUID.
    ///
    /// Anything else may still name a packet, but can't be its MD5.
    fileprivate var isGUID: Bool { ExtendedXMP.isGUID(key) }
  }

  private static func isGUID(_ key: [UInt8]) -> Bool {
    key.count == guidCount && key.allSatisfy { Hexadecimal.value(of: $0) != nil }
  }

  private struct Portion {
    var start: Int
    /// The size of the whole packet that the segment states.
    var total: Int
    var bytes: ArraySlice<UInt8>
    var fileOffset: Int
  }

  /// The portions with one GUID, in the file's order.
  private struct Portions {
    var guid: String
    /// The GUID in lower case: the case of hexadecimal digits doesn't matter.
    var key: [UInt8]
    /// The total size that the first of them states.
    var total: Int
    /// The offset of the first GUID in the file.
    var fileOffset: Int
    var all: [Portion]
  }

  /// What was read of a file's extended packets.
  struct Reading {
    /// The packet that is named first; nil if there is no such part.
    var packet: LocatedBytes?
    /// What is known of each packet, those that are named first; one that exceeds the limits is listed only if less of
    /// it is there than it states.
    var extensions: [XMPExtension] = []
  }

  /// Joins the portions of the packets that are named, and compares each packet with its GUID.
  ///
  /// The portions may be in any order, each after `http://ns.adobe.com/xmp/extension/` NUL. If one is missing, the part
  /// before the gap is joined. Portions that nothing names aren't joined. If nothing is named at all, no diagnostic is
  /// added. A packet that is named by what isn't a GUID is joined as well, and not compared.
  ///
  /// - Parameters:
  ///   - names: What the packets name, in the file's order.
  ///   - hasAllNames: Whether every packet that may name an extended one was read whole.
  static func read(
    _ segments: [JPEGMetadata.Piece], names: [Name], hasAllNames: Bool, _ context: inout ReadingContext
  ) -> Reading {
    let groups = grouped(segments, isNamed: !names.isEmpty, &context)
    let places = Dictionary(uniqueKeysWithValues: groups.enumerated().map { ($1.key, $0) })
    let named = Set(names.map(\.key))
    var unnamed: [XMPExtension] = []
    for group in groups where !named.contains(group.key) {
      // What isn't a GUID may name, in a way of its own, a packet whose own name isn't one either.
      let isKnown = hasAllNames && (isGUID(group.key) || names.allSatisfy(\.isGUID))
      unnamed.append(outline(of: group, isNamed: isKnown ? false : nil))
      guard isKnown, !names.isEmpty else { continue }
      for portion in group.all {
        context.log.add(
          .partMisplaced, at: container, offset: portion.fileOffset - headerCount,
          "a GUID that the packet doesn't name")
      }
    }
    var reading = Reading()
    var seen: Set<[UInt8]> = []
    for name in names where seen.count < maximum && (name.isGUID || places[name.key] != nil) {
      guard seen.insert(name.key).inserted else { continue }
      guard let place = places[name.key] else {
        reading.extensions.append(
          XMPExtension(container: "APP1 XMP", offset: name.offset, guid: name.guid, isNamed: true))
        continue
      }
      let group = groups[place]
      var known = outline(of: group, isNamed: name.isGUID ? true : nil)
      guard let joined = join(group, &context) else {
        // All portions together are less than the whole, so that it needn't be joined to know that a part is missing.
        if known.byteCount < group.total { reading.extensions.append(known) }
        continue
      }
      // Of a packet that states no bytes none is joined.
      if group.total > 0 { known.byteCount = joined.bytes.count }
      // A packet that states no bytes has an MD5 too.
      if name.isGUID, joined.bytes.count == group.total {
        known.matchesGUID = matches(joined, group, &context)
      }
      if seen.count == 1, !joined.bytes.isEmpty { reading.packet = joined }
      reading.extensions.append(known)
    }
    reading.extensions += unnamed.prefix(maximum - reading.extensions.count)
    return reading
  }

  /// What is known of a packet without joining its portions.
  private static func outline(of group: Portions, isNamed: Bool?) -> XMPExtension {
    XMPExtension(
      container: container, offset: group.fileOffset, guid: group.guid, isNamed: isNamed,
      statedByteCount: group.total, byteCount: group.all.reduce(0) { $0 + $1.bytes.count })
  }

  /// Joins the portions of one packet, up to the first gap; nil, with a diagnostic, if the packet is too large.
  private static func join(_ group: Portions, _ context: inout ReadingContext) -> LocatedBytes? {
    let total = group.total
    for portion in group.all where portion.total != total {
      context.log.add(
        .partInvalid, at: container, offset: portion.fileOffset - headerCount,
        "\(portion.total) bytes in all, \(total) before")
    }
    // Portions with the same offset keep the file's order.
    let order = group.all.indices.sorted { (group.all[$0].start, $0) < (group.all[$1].start, $1) }
    let portions = order.map { group.all[$0] }
    let fileOffset = portions.first?.fileOffset ?? group.fileOffset
    guard context.allowsBlock(of: total, at: container, offset: fileOffset) else { return nil }
    var joined = LocatedBytes([], container: container, fileOffset: fileOffset)
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
        .partTruncated, at: container, offset: fileOffset, "\(joined.bytes.count) of \(total) bytes")
    }
    return joined
  }

  /// Whether the GUID is the MD5 of the joined bytes; if not, they were changed, or joined wrongly.
  ///
  /// It is computed at every depth: it takes about as long as libexpat takes for the same bytes, which reads them at
  /// every depth as well. They are at most `ReadLimits.blockBytes`; those of 22 phones' originals are 27 to 85 KB.
  private static func matches(
    _ joined: LocatedBytes, _ group: Portions, _ context: inout ReadingContext
  ) -> Bool? {
    guard let digest = DigestStream.md5(of: joined.bytes) else { return nil }
    guard Array(digest.utf8) != group.key else { return true }
    context.log.add(
      .checksumInvalid, at: container, offset: joined.fileOffset, "MD5 \(digest), GUID \(group.guid)")
    return false
  }

  /// Returns the portions by their GUID, in the order in which the GUIDs first occur.
  ///
  /// A segment that is too short for a portion's header is noted if an extended packet is named.
  private static func grouped(
    _ segments: [JPEGMetadata.Piece], isNamed: Bool, _ context: inout ReadingContext
  ) -> [Portions] {
    var groups: [Portions] = []
    var places: [[UInt8]: Int] = [:]
    for (payload, fileOffset) in segments {
      guard payload.count >= headerCount else {
        if isNamed {
          context.log.add(.partTruncated, at: container, offset: fileOffset, "\(payload.count) bytes")
        }
        continue
      }
      let guid = payload.prefix(guidCount)
      let portion = Portion(
        start: Int(payload.uint32(at: guid.endIndex + 4)), total: Int(payload.uint32(at: guid.endIndex)),
        bytes: payload.dropFirst(headerCount), fileOffset: fileOffset + headerCount)
      let key = guid.map(\.asciiLowercased)
      if let place = places[key] {
        groups[place].all.append(portion)
      } else {
        places[key] = groups.count
        groups.append(
          Portions(
            guid: String(decoding: guid, as: UTF8.self), key: key, total: portion.total,
            fileOffset: fileOffset, all: [portion]))
      }
    }
    return groups
  }
}
