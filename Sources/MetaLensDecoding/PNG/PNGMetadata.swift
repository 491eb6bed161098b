import MetaLensBytes
import MetaLensFacts

/// Reads metadata in chunks (texts, EXIF, XMP, profiles) within limits for the whole file.
struct PNGMetadata {
  private var exif = ExifChoice()
  private var textRoom: TextRoom

  /// The ranks of the places of EXIF; lower ranks are preferred.
  private enum Rank {
    static let chunk = 0
    static let compressedChunk = 1
    static let rawProfile = 2
  }

  init(limits: ReadLimits) {
    textRoom = TextRoom(limits.blockBytes, limits: limits)
  }

  /// Sets the EXIF block that was chosen.
  func finish(into reading: inout ContainerReading) {
    if let block = exif.block { reading.exif = .block(block) }
  }

  /// Reads a chunk's data, and returns the note that describes it.
  mutating func read(
    _ chunk: PNGChunk, _ data: ArraySlice<UInt8>, into reading: inout ContainerReading,
    _ context: inout ReadingContext
  ) -> String {
    switch chunk.kind {
    case .text, .compressedText, .internationalText:
      return readText(chunk, data, into: &reading, &context)
    case .exif, .compressedExif: readExif(chunk, data, into: &reading, &context)
    case .profile: return readProfile(chunk, data, into: &reading, &context)
    default: return PNGNote.note(of: chunk.kind, data)
    }
    return ""
  }

  /// Reads eXIf.
  ///
  /// A NUL at its beginning means five bytes of header and a zlib stream, as in the draft's zxIf.
  private mutating func readExif(
    _ chunk: PNGChunk, _ data: ArraySlice<UInt8>, into reading: inout ContainerReading,
    _ context: inout ReadingContext
  ) {
    let container = "PNG \(chunk.kind.name)"
    guard data.first == 0 else {
      let body = ExifChoice.body(of: data)
      let start = chunk.data.upperBound - body.count
      reading.add(
        MetadataBlock(.exif, container: container, ranges: [start..<chunk.data.upperBound]), context)
      exif.offer(
        LocatedBytes(Array(body), container: container, fileOffset: start), rank: Rank.chunk, &context)
      return
    }
    let packed = data.dropFirst(5)
    let start = chunk.data.upperBound - packed.count
    reading.add(
      MetadataBlock(
        .exif, container: container, ranges: [start..<chunk.data.upperBound], packing: .deflate),
      context)
    let bytes = Unpacking.inflate(packed, at: container, offset: chunk.offset, &context) ?? []
    offerPacked(
      bytes[...], container: container, offset: start, rank: Rank.compressedChunk, &context)
  }

  private mutating func offerPacked(
    _ bytes: ArraySlice<UInt8>, container: String, offset: Int, rank: Int, _ context: inout ReadingContext
  ) {
    guard !bytes.isEmpty else { return }
    exif.offer(
      LocatedBytes(
        Array(ExifChoice.body(of: bytes)), container: container, fileOffset: offset, isPacked: true),
      rank: rank, &context)
  }

  /// Reads iCCP: name, NUL, method, zlib stream (PNG, iCCP).
  ///
  /// Returns the name.
  private func readProfile(
    _ chunk: PNGChunk, _ data: ArraySlice<UInt8>, into reading: inout ContainerReading,
    _ context: inout ReadingContext
  ) -> String {
    guard let nameEnd = data.prefix(256).firstIndex(of: 0), data.endIndex - nameEnd >= 2 else {
      context.log.add(.partInvalid, at: "PNG iCCP", offset: chunk.offset, "no name")
      return ""
    }
    let packed = data[(nameEnd + 2)...]
    reading.add(
      MetadataBlock(
        .icc, container: "PNG iCCP",
        ranges: [chunk.data.upperBound - packed.count..<chunk.data.upperBound], packing: .deflate),
      context)
    return ContainerText.latin1(data[..<nameEnd], limit: 512)
  }

  private mutating func readText(
    _ chunk: PNGChunk, _ data: ArraySlice<UInt8>, into reading: inout ContainerReading,
    _ context: inout ReadingContext
  ) -> String {
    let text = PNGTextChunk(chunk.kind, data)
    let container = "PNG \(chunk.kind.name)"
    if let failure = text.failure {
      context.log.add(.partInvalid, at: container, offset: chunk.offset, failure)
    }
    let keyword = ContainerText.latin1(text.keyword, limit: 512)
    var block = MetadataBlock(
      .text, container: container, ranges: [chunk.data.upperBound - text.text.count..<chunk.data.upperBound],
      packing: text.isPacked ? .deflate : .plain, keyword: keyword)
    if keyword == "XML:com.adobe.xmp" {
      block.kind = .xmp
    } else if keyword.hasPrefix(RawProfile.prefix),
      let kind = RawProfile.kind(of: String(keyword.dropFirst(RawProfile.prefix.count)))
    {
      block.kind = kind
      block.packing = text.isPacked ? .deflatedHexadecimal : .hexadecimal
      if kind == .exif {
        block.container += " \(keyword)"
        readRawProfile(text, &block, &context)
      }
    } else {
      block.text = decode(text, at: chunk.offset, container, &context)
    }
    reading.add(block, context)
    return keyword
  }

  /// Returns the text in UTF-8, cut at the limit; nil if nothing of it can be unpacked or there is no room for it.
  private mutating func decode(
    _ text: PNGTextChunk, at offset: Int, _ container: String, _ context: inout ReadingContext
  ) -> String? {
    let limit = textRoom.limit
    var bytes = text.text
    // Without room, an unpacked byte would be of no use.
    if text.isPacked, limit > 0 {
      // A few bytes more than are kept, so that the cut doesn't look like a broken character.
      guard
        let unpacked = Unpacking.inflate(
          bytes, keeping: limit + 4, at: container, offset: offset, &context)
      else { return nil }
      bytes = unpacked[...]
    }
    let decoded: String
    if text.isUnicode {
      let (repaired, isRepaired) = ContainerText.repaired(bytes, limit: limit)
      if isRepaired { context.log.add(.textEncodingGuessed, at: container, offset: offset, "no UTF-8") }
      decoded = repaired
    } else if bytes.contains(where: { $0 >= 0x80 }), let text = ContainerText.utf8(bytes, limit: limit) {
      // By the standard it is Latin-1. Many programs write UTF-8, which Latin-1 text hardly ever matches by accident.
      decoded = text
    } else {
      decoded = ContainerText.latin1(bytes, limit: limit)
    }
    let isKept = textRoom.take(
      decoded.utf8.count, of: bytes.count, at: container, offset: offset, &context)
    return isKept ? decoded : nil
  }

  /// Reads a raw profile of EXIF; one of APP1 may also be XMP.
  private mutating func readRawProfile(
    _ text: PNGTextChunk, _ block: inout MetadataBlock, _ context: inout ReadingContext
  ) {
    let offset = block.ranges[0].lowerBound
    var bytes = text.text
    if text.isPacked {
      bytes = (Unpacking.inflate(bytes, at: block.container, offset: offset, &context) ?? [])[...]
    }
    guard !bytes.isEmpty else { return }
    guard let profile = RawProfile(bytes) else {
      context.log.add(.unpackingFailed, at: block.container, offset: offset, "no name, length and digits")
      return
    }
    if let failure = profile.failure {
      context.log.add(.partInvalid, at: block.container, offset: offset, failure)
    }
    if profile.bytes.starts(with: JPEGMetadata.packet) {
      block.kind = .xmp
    } else {
      offerPacked(
        profile.bytes[...], container: block.container, offset: offset, rank: Rank.rawProfile, &context)
    }
  }
}
