import MetaLensBytes
import MetaLensFacts

/// Walks the blocks of a GIF in their order and collects what they state.
struct GIFWalk {
  private var reading = ContainerReading(.gif)
  private var facts = GIFFacts(version: "")
  private var frameSize: PixelSize?
  private var hasTrailer = false
  private var textRoom: TextRoom
  // The limit applies to all sub-blocks of a kind together, since the file decides how many there are. A kind doesn't
  // use up another's: comments would hide Content Credentials.
  private var rangesLeft: [MetadataBlock.Kind: Int] = [:]
  private let maximumRanges: Int
  /// The kinds of metadata of which it was reported that their sub-blocks are too many.
  private var told: Set<MetadataBlock.Kind> = []
  // The ranges of each picture with its colours, and of how it is shown. One more than may be kept is added, to show
  // that there are more.
  private var pictureRanges: [Range<Int>] = []
  private let maximumPictureRanges: Int

  init(limits: ReadLimits) {
    textRoom = TextRoom(limits.blockBytes, limits: limits)
    maximumRanges = limits.parts
    maximumPictureRanges = limits.pictureRanges
  }

  /// Walks the blocks after the header, whose bytes are given.
  mutating func run(_ head: ByteFields, _ context: inout ReadingContext) throws(PhotoReadingError) {
    facts.version = ByteFields.name(of: head.bytes[3..<6])
    let flags = head.bytes[10]
    list("Logical Screen Descriptor", 6..<GIFReading.headerByteCount, header: 0, &context)
    takeScreen(head, flags)
    var position = GIFReading.headerByteCount
    position = try table("Global Color Table", flags, at: position, level: 0, &context)
    // The screen, and the colours that all pictures share.
    reading.facts.pictureForm = [6..<position]
    while let mark = try context.bytes(at: position, count: 1)?.first {
      switch mark {
      case 0x21: position = try takeExtension(at: position, &context)
      case 0x2C: position = try takeImage(at: position, &context)
      case 0x3B:
        list("Trailer", position..<position + 1, header: 1, &context)
        hasTrailer = true
        reading.facts.endOffset = position + 1
        return
      default:
        context.log.add(.partInvalid, at: "GIF block", offset: position, "begins with \(mark)")
        return
      }
    }
  }

  consuming func finish(_ context: inout ReadingContext) -> ContainerReading {
    if let size = frameSize, reading.facts.image == nil {
      // Viewers use the first picture's size if the screen has none.
      context.log.add(.partInvalid, at: "GIF screen", offset: 6, "size 0")
      reading.facts.image = ImageHeader(
        size: size, coding: "LZW", location: "GIF image descriptor", offset: nil)
    }
    if facts.frameCount > 1 {
      reading.facts.pictures.append(
        EmbeddedPicture(
          role: .frame, coding: "LZW", size: reading.facts.image?.size, count: facts.frameCount - 1,
          label: "Image Descriptor"))
    }
    reading.facts.detail = .gif(facts)
    reading.isComplete = hasTrailer && facts.frameCount > 0
    if pictureRanges.count <= maximumPictureRanges {
      reading.facts.pictureRanges = pictureRanges
    } else {
      context.log.add(.tooManyParts, at: "GIF pictures", "more than \(maximumPictureRanges)")
    }
    return reading
  }

  private mutating func takeScreen(_ head: ByteFields, _ flags: UInt8) {
    guard let width = head.uint16(at: 6), let height = head.uint16(at: 8), width > 0, height > 0 else {
      return
    }
    reading.facts.image = ImageHeader(
      size: PixelSize(width: width, height: height),
      bitDepth: flags & 0x80 != 0 ? Int(flags & 7) + 1 : nil, coding: "LZW", location: "GIF screen", offset: 6
    )
  }

  @discardableResult
  private mutating func list(
    _ name: String, _ range: Range<Int>, header: Int, level: Int = 0, stated: Int? = nil, note: String = "",
    _ context: inout ReadingContext
  ) -> Bool {
    reading.add(
      ContainerPart(
        name, offset: range.lowerBound, byteCount: range.count, headerCount: header, level: level,
        statedByteCount: stated, note: note), &context)
  }

  /// Lists a colour table, if the flags announce one, and returns the offset after it.
  ///
  /// A table has three bytes per colour and a power of two colours.
  private mutating func table(
    _ name: String, _ flags: UInt8, at offset: Int, level: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Int {
    guard flags & 0x80 != 0 else { return offset }
    let count = 3 << (Int(flags & 7) + 1)
    let end = min(offset + count, context.byteCount)
    if end < offset + count {
      context.log.add(.partTruncated, at: "GIF \(name)", offset: offset, "\(end - offset) of \(count) bytes")
    }
    list(name, offset..<end, header: 0, level: level, stated: end < offset + count ? count : nil, &context)
    return end
  }

  /// Reads a picture: a descriptor of ten bytes, colours, the minimum code size, sub-blocks (GIF89a, 20 to 22).
  private mutating func takeImage(
    at offset: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Int {
    guard let bytes = try context.bytes(at: offset, count: 10) else {
      return truncated("Image Descriptor", at: offset, &context)
    }
    let head = ByteFields(bytes, .littleEndian)
    facts.frameCount += 1
    if frameSize == nil, let width = head.uint16(at: 5), let height = head.uint16(at: 7), width > 0,
      height > 0
    {
      frameSize = PixelSize(width: width, height: height)
    }
    let index = reading.facts.parts.count
    let isListed = list("Image Descriptor", offset..<offset + 10, header: 10, &context)
    var position = try table(
      "Local Color Table", head.bytes[9], at: offset + 10, level: 1, &context)
    guard position < context.byteCount else {
      context.log.add(.partTruncated, at: "GIF Image Descriptor", offset: offset, "no data")
      return position
    }
    let blocks = try GIFSubBlocks(at: position + 1, &context)
    position = blocks.end
    if !blocks.isWhole {
      context.log.add(.partTruncated, at: "GIF Image Descriptor", offset: offset, "no end of its data")
    }
    if isListed { reading.facts.parts[index].byteCount = position - offset }
    if pictureRanges.count <= maximumPictureRanges { pictureRanges.append(offset..<position) }
    return position
  }

  private mutating func truncated(
    _ name: String, at offset: Int, _ context: inout ReadingContext
  ) -> Int {
    let end = context.byteCount
    context.log.add(.partTruncated, at: "GIF \(name)", offset: offset, "\(end - offset) bytes")
    list(name, offset..<end, header: 0, &context)
    return end
  }

  /// Reads an extension: 0x21, its label, sub-blocks (GIF89a, 23 to 26).
  private mutating func takeExtension(
    at offset: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Int {
    guard let head = try context.array(offset..<offset + 2) else {
      return truncated("Extension", at: offset, &context)
    }
    let name: String
    let blocks: GIFSubBlocks
    var note = ""
    switch head[1] {
    case 0xFE:
      name = "Comment Extension"
      blocks = try GIFSubBlocks(
        at: offset + 2, keptBytes: textRoom.limit + 4, keptRanges: left(of: .text), &context)
      if blocks.isWhole { takeComment(blocks, at: offset, &context) }
    case 0xFF:
      name = "Application Extension"
      (note, blocks) = try takeApplication(at: offset, &context)
    default:
      name =
        switch head[1] {
        case 0xF9: "Graphic Control Extension"
        case 0x01: "Plain Text Extension"
        default: "Extension \(head[1])"
        }
      blocks = try GIFSubBlocks(at: offset + 2, &context)
    }
    if !blocks.isWhole {
      context.log.add(.partTruncated, at: "GIF \(name)", offset: offset, "no end of its data")
    }
    list(name, offset..<blocks.end, header: 2, note: note, &context)
    // A Graphic Control Extension has transparency, delay and disposal (GIF89a, 23).
    if head[1] == 0xF9, pictureRanges.count <= maximumPictureRanges {
      pictureRanges.append(offset..<blocks.end)
    }
    return blocks.end
  }

  private mutating func takeComment(_ blocks: GIFSubBlocks, at offset: Int, _ context: inout ReadingContext) {
    var ranges = blocks.ranges
    if blocks.hasMoreRanges {
      // The sub-blocks with their lengths, without the terminator, since a part of them would look like the whole.
      ranges = [offset + 2..<blocks.end - 1]
      tellTooMany(.text, "comment", at: offset, &context)
    } else {
      rangesLeft[.text] = left(of: .text) - ranges.count
    }
    let (text, isGuessed) = ContainerText.guessed(blocks.bytes[...], limit: textRoom.limit)
    if isGuessed { context.log.add(.textEncodingGuessed, at: "GIF comment", offset: offset, "no UTF-8") }
    let isKept = textRoom.take(
      text.utf8.count, of: blocks.bytes.count, at: "GIF comment", offset: offset, &context)
    reading.add(
      MetadataBlock(.text, container: "GIF comment", ranges: ranges, text: isKept ? text : nil), context)
  }

  /// Notes once for a kind of metadata that the ranges of its sub-blocks are too many: one note each would leave no
  /// room for others.
  private mutating func tellTooMany(
    _ kind: MetadataBlock.Kind, _ name: String, at offset: Int, _ context: inout ReadingContext
  ) {
    guard told.insert(kind).inserted else { return }
    context.log.add(.tooManyParts, at: "GIF \(name)", offset: offset, "more than \(maximumRanges) sub-blocks")
  }

  /// Returns the number of sub-blocks of a kind of metadata whose ranges may still be kept.
  private func left(of kind: MetadataBlock.Kind) -> Int { rangesLeft[kind] ?? maximumRanges }

  /// Reads an application's extension: a sub-block of 11 bytes names the application (GIF89a, 26), whose own data
  /// follow.
  private mutating func takeApplication(
    at offset: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> (note: String, blocks: GIFSubBlocks) {
    let data = offset + 14
    guard let head = try context.array(offset + 2..<data), head[0] == 11 else {
      context.log.add(
        .partInvalid, at: "GIF Application Extension", offset: offset, "no identifier of 11 bytes")
      return ("", try GIFSubBlocks(at: offset + 2, &context))
    }
    let name = ByteFields.name(of: head[1...])
    if facts.applications.count < context.limits.parts { facts.applications.append(name) }
    // XMP isn't cut into sub-blocks: its bytes are written as they are, and 258 more bytes lead every reader to the
    // terminator (Adobe's XMP specification, part 3, 1.1.2).
    let kind: MetadataBlock.Kind? =
      switch name {
      case "XMP DataXMP": .xmp
      case "ICCRGBG1012": .icc
      case "C2PA_GIF\\x01\\x00\\x00": .contentCredentials
      default: nil
      }
    let isCut = kind == .icc || kind == .contentCredentials
    let blocks = try GIFSubBlocks(
      at: data, keptRanges: isCut ? kind.map { left(of: $0) } ?? 0 : 0, &context)
    if isCut, blocks.hasMoreRanges {
      if let kind { tellTooMany(kind, name, at: offset, &context) }
      if kind == .contentCredentials {
        reading.leaveOut(
          MetadataBlock(.contentCredentials, container: "GIF \(name)", ranges: [data..<blocks.end]))
      }
    } else if let kind, blocks.isWhole {
      rangesLeft[kind] = left(of: kind) - blocks.ranges.count
      reading.add(
        MetadataBlock(kind, container: "GIF \(name)", ranges: isCut ? blocks.ranges : [data..<blocks.end]),
        context)
    }
    return (name, blocks)
  }
}
