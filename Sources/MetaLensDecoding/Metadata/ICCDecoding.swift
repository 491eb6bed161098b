import MetaLensBytes
import MetaLensFacts

/// Decodes an ICC profile to what it states about itself (ICC.1:2022, 7.2 and 7.3).
enum ICCDecoding {
  private static let headerCount = 128
  /// The maximum number of languages read of a text; systems' profiles have about 40.
  private static let maximumLanguages = 1000

  /// Reads a profile's header and its texts.
  ///
  /// - Returns: Nil, with a diagnostic, if `acsp` isn't in its place. If the header is truncated, the profile has the
  ///   fields before its end.
  static func decode(_ block: LocatedBytes, _ context: inout ReadingContext) -> ICCProfile? {
    let fields = ByteFields(block.bytes)
    guard fields.name(at: 36) == "acsp" else {
      context.log.add(.iccInvalid, at: block.container, offset: block.fileOffset, "no acsp at 36")
      return nil
    }
    var profile = ICCProfile(
      container: block.container, offset: block.fileOffset, byteCount: block.bytes.count)
    profile.preferredModule = signature(fields, at: 4)
    profile.deviceClass = signature(fields, at: 12)
    profile.colorSpace = signature(fields, at: 16)
    profile.platform = signature(fields, at: 40)
    profile.manufacturer = signature(fields, at: 48)
    profile.model = signature(fields, at: 52)
    profile.creator = signature(fields, at: 80)
    profile.majorVersion = fields.uint8(at: 8) ?? 0
    profile.minorVersion = (fields.uint8(at: 9) ?? 0) >> 4
    profile.date = date(fields)
    guard fields.bytes.count >= headerCount else {
      context.log.add(
        .iccInvalid, at: block.container, offset: block.fileOffset, "\(block.bytes.count) bytes")
      return profile
    }
    profile.statedByteCount = fields.uint32(at: 0)
    profile.matchesID = profile.statedByteCount.flatMap { matchesID(block.bytes, count: $0) }
    readTags(fields, block, into: &profile, &context)
    return profile
  }

  /// Whether the ID is the profile's MD5, computed with zeros for flags, rendering intent and the ID itself.
  ///
  /// Nil if the profile has no ID, isn't complete, or is older than version 4, which reserves these bytes.
  private static func matchesID(_ bytes: [UInt8], count: Int) -> Bool? {
    guard count >= headerCount, count <= bytes.count, bytes[8] >= 4 else { return nil }
    let id = bytes[84..<100]
    guard id.contains(where: { $0 != 0 }) else { return nil }
    var hashed = Array(bytes[..<count])
    for field in [44..<48, 64..<68, 84..<100] {
      hashed.replaceSubrange(field, with: [UInt8](repeating: 0, count: field.count))
    }
    return DigestStream.md5(of: hashed).map { $0 == Hexadecimal.text(id) }
  }

  /// Reads the tags, which are listed after the header in 12 bytes each: signature, offset, size.
  private static func readTags(
    _ fields: ByteFields, _ block: LocatedBytes, into profile: inout ICCProfile,
    _ context: inout ReadingContext
  ) {
    let room = (fields.bytes.count - headerCount - 4) / 12
    guard let stated = fields.uint32(at: headerCount), stated <= max(0, room),
      stated <= context.limits.entries
    else {
      context.log.add(
        .iccInvalid, at: block.container, offset: block.fileOffset(at: headerCount),
        "\(fields.uint32(at: headerCount) ?? 0) tags, room for \(max(0, room))")
      return
    }
    // A tag may occur once: a second one isn't tried if the first can't be read, or there could be thousands of
    // attempts.
    var tried: Set<String> = []
    for index in 0..<stated where tried.count < 2 {
      let entry = headerCount + 4 + index * 12
      guard let name = fields.name(at: entry), name == "desc" || name == "cprt", tried.insert(name).inserted,
        let offset = fields.uint32(at: entry + 4), let count = fields.uint32(at: entry + 8)
      else {
        continue
      }
      guard offset <= fields.bytes.count, count <= fields.bytes.count - offset,
        let text = text(ByteFields(fields.bytes[offset..<offset + count]), limits: context.limits)
      else {
        context.log.add(
          .iccInvalid, at: block.container, offset: block.fileOffset(at: entry),
          "\(name): \(count) bytes at \(offset)")
        continue
      }
      if name == "desc" { profile.profileDescription = text } else { profile.copyright = text }
    }
  }

  /// Returns a text of any of the text types; nil if the type is another.
  private static func text(_ data: ByteFields, limits: ReadLimits) -> String? {
    switch data.name(at: 0) {
    case "text":
      return ascii(data.bytes.dropFirst(8), limits: limits)
    case "desc":
      // ICC.1:2001-04, 6.5.17: the number of ASCII bytes, their NUL included.
      guard let count = data.uint32(at: 8), count <= data.bytes.count - 12 else { return nil }
      return ascii(data.bytes[12..<12 + count], limits: limits)
    case "mluc": return localized(data, limits: limits)
    default: return nil
    }
  }

  private static func ascii(_ bytes: ArraySlice<UInt8>, limits: ReadLimits) -> String {
    ContainerText.repaired(bytes.prefix { $0 != 0 }, limit: limits.textBytes).text
  }

  /// Returns the English text, or the first if there is none, from records of language, country, length and offset
  /// (ICC.1:2022, 10.15).
  private static func localized(_ data: ByteFields, limits: ReadLimits) -> String? {
    guard let count = data.uint32(at: 8), let size = data.uint32(at: 12), count > 0, size >= 12 else {
      return nil
    }
    // The bytes have room for this many records at most.
    let present = min(count, maximumLanguages, (data.bytes.count - 16) / size)
    let records = (0..<max(0, present)).lazy.map { 16 + $0 * size }
    let english = records.first { data.bytes[$0..<$0 + 2].elementsEqual("en".utf8) }
    guard let record = english ?? records.first, let length = data.uint32(at: record + 4),
      let offset = data.uint32(at: record + 8), offset <= data.bytes.count,
      length <= data.bytes.count - offset
    else { return nil }
    return ContainerText.utf16(data.bytes[offset..<offset + length], limit: limits.textBytes)
  }

  /// Returns a signature without trailing spaces and NULs.
  private static func signature(_ fields: ByteFields, at index: Int) -> String {
    guard index <= fields.bytes.count - 4 else { return "" }
    let bytes = fields.bytes[index..<index + 4]
    let last = bytes.lastIndex { $0 != 0 && $0 != 0x20 }
    return last.map { ByteFields.name(of: bytes[...$0]) } ?? ""
  }

  /// Returns the date from year, month, day, hours, minutes and seconds, 16 bits each.
  private static func date(_ fields: ByteFields) -> String? {
    let parts = (0..<6).compactMap { fields.uint16(at: 24 + $0 * 2) }
    guard parts.count == 6, parts.contains(where: { $0 != 0 }) else { return nil }
    return NoteText.moment(parts)
  }
}
