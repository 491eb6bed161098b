import MetaLensFacts

/// Decodes blocks of metadata of any format.
enum MetadataDecoding {
  /// Reads the metadata in a JPEG's segments and EXIF.
  static func decode(
    _ segments: [JPEGSegment], in bytes: [UInt8], exif: ExifFacts?, _ context: inout ReadingContext
  ) -> MetadataReading {
    var reading = MetadataReading(limits: context.limits)
    JPEGMetadata(segments, in: bytes).read(into: &reading, &context)
    if let exif { ExifMetadata.read(exif, into: &reading, &context) }
    return reading
  }

  /// Reads the metadata in a container's blocks and EXIF.
  static func decode(
    _ container: ContainerFacts, exif: ExifFacts?, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> MetadataReading {
    var reading = MetadataReading(limits: context.limits)
    for block in container.metadata {
      if block.kind == .text, let text = block.text {
        reading.add(
          MetadataText(
            container: block.container, keyword: block.keyword, text: text,
            offset: block.ranges.first?.lowerBound ?? 0, byteCount: block.byteCount))
        continue
      }
      guard block.kind != .exif, block.kind != .text,
        reading.reserve(
          block.byteCount, at: block.container, offset: block.ranges.first?.lowerBound ?? 0, &context),
        let bytes = try located(block, &context)
      else { continue }
      reading.read(bytes, kind: block.kind, &context)
    }
    if let exif { ExifMetadata.read(exif, into: &reading, &context) }
    return reading
  }

  /// Returns a block in memory, unpacked; nil, with a diagnostic, if it can't be unpacked.
  private static func located(
    _ block: MetadataBlock, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> LocatedBytes? {
    guard let first = block.ranges.first else { return nil }
    let offset = first.lowerBound
    if block.packing == .brotli {
      return try MetadataBytes.unpack(first, at: block.container, &context).map {
        LocatedBytes($0, container: block.container, fileOffset: offset, isPacked: true)
      }
    }
    var located = LocatedBytes([], container: block.container, fileOffset: offset)
    located.bytes.reserveCapacity(block.byteCount)
    for range in block.ranges {
      guard let run = try context.bytes(at: range.lowerBound, count: range.count) else { return nil }
      located.append(run, fileOffset: range.lowerBound)
    }
    guard block.packing != .plain else {
      if block.isMagicallyTrailed { located.bytes.removeLast(min(located.bytes.count, 258)) }
      return located
    }
    var bytes = located.bytes
    if block.packing == .deflate || block.packing == .deflatedHexadecimal {
      bytes = Unpacking.inflate(bytes[...], at: block.container, offset: offset, &context) ?? []
    }
    if block.packing == .hexadecimal || block.packing == .deflatedHexadecimal {
      guard let profile = RawProfile(bytes[...]) else {
        context.log.add(.unpackingFailed, at: block.container, offset: offset, "no name, length and digits")
        return nil
      }
      bytes = profile.bytes
    }
    return LocatedBytes(bytes, container: block.container, fileOffset: offset, isPacked: true)
  }
}

extension MetadataBlock {
  /// Whether 258 bytes that lead a GIF's readers to the packet's end follow the packet (XMP specification part 3,
  /// 1.1.2).
  fileprivate var isMagicallyTrailed: Bool { kind == .xmp && container == "GIF XMP DataXMP" }
}
