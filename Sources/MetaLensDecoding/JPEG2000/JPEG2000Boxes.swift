import MetaLensFacts

/// The boxes of a JPEG 2000 file (ISO/IEC 15444-1, annex I).
struct JPEG2000Boxes: CodestreamBoxes {
  var reading = ContainerReading(.jpeg2000)
  /// The size that the first codestream states.
  private var codestreamSize: PixelSize?
  private(set) var isCodestreamWhole = false
  private var exif = ExifChoice()
  /// The types of form boxes found so far.
  private var formTypes: Set<String> = []
  private var hasHeader = false
  /// Whether the file ends before a box does.
  var isCut = false
  /// The room for the texts of all boxes; nil before the first.
  private var textRoom: TextRoom?

  /// The types of boxes at a JPEG 2000 file's top level (15444-1, table I.2; 15444-2, table M.13).
  static let types: Set<String> = [
    "jP  ", "ftyp", "rreq", "jp2h", "jpch", "jplh", "jp2c", "jp2i", "xml ", "uuid", "uinf", "asoc", "ftbl",
    "dtbl", "mdat", "free", "comp", "drep", "nlst", "chck", "jumb",
  ]

  /// The types of form boxes, which say how samples are read: size and depth, each component's depth, palette, its map,
  /// and what each channel is (15444-1, I.5.3).
  private static let form: Set<String> = ["ihdr", "bpcc", "pclr", "cmap", "cdef"]

  static let emptyFile = "no picture in the boxes"

  mutating func read(_ box: Box, _ context: inout ReadingContext) throws(PhotoReadingError) {
    try read(box, in: "", level: 0, &context)
  }

  /// Reads a box within a box of type `parent`.
  private mutating func read(
    _ box: Box, in parent: String, level: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    if parent == "jp2h", Self.form.contains(box.type) { takeForm(box) }
    if box.type == "jp2h" {
      if hasHeader { reading.facts.isPictureAmbiguous = true }
      hasHeader = true
    }
    switch box.type {
    case "jp2h", "jpch", "jplh", "asoc", "res ":
      guard level < context.limits.nesting else {
        context.log.add(.tooManyParts, at: box.type, offset: box.offset, "nested \(level) deep")
        return
      }
      var cursor = BoxCursor(box.payload, level: level + 1)
      while let inner = try cursor.next(into: &reading, &context) {
        try read(
          inner, in: box.type, level: level + 1, &context)
      }
    case "ihdr" where parent == "jp2h": try readHeader(box, &context)
    case "bpcc" where parent == "jp2h" && reading.facts.image?.bitDepth == nil:
      // One byte per component: its depth minus one, and a bit for its sign.
      reading.facts.image?.bitDepth = try context.fields(box.payload, maximum: 1)?.uint8(at: 0)
        .map { ($0 & 0x7F) + 1 }
    case "colr":
      // METH 2 or 3, two more bytes, then the profile (15444-1, I.5.3.3; 15444-2, M.11.7.2).
      let method = try context.head(box.payload, maximum: 1)?.first
      if method == 2 || method == 3, box.payload.count > 3 {
        reading.add(
          MetadataBlock(.icc, container: box.type, ranges: [box.payload.dropFirst(3)]), context)
      }
    case "xml ": try readXML(box, &context)
    case "jumb": try readCredentials(box, &context)
    case "uuid": try readIdentified(box, &context)
    case "jp2c" where level == 0:
      try readCodestream(box, &context)
    default: break
    }
  }

  /// Adds a form box.
  ///
  /// Each type may occur once, before the codestream, and `ihdr` is the first (15444-1, I.5.3).
  private mutating func takeForm(_ box: Box) {
    let isFirst = formTypes.isEmpty
    if !formTypes.insert(box.type).inserted || isFirst != (box.type == "ihdr")
      || !reading.facts.pictureRanges.isEmpty || isFirst && box.payload.count != 14
    {
      reading.facts.isPictureAmbiguous = true
    }
    guard reading.facts.pictureForm.count < Self.form.count else { return }
    // `ihdr` always has 14 bytes. For the others, size and type are included, so that boxes with the same payload
    // differ.
    reading.facts.pictureForm.append(isFirst ? box.payload : box.offset..<box.end)
  }

  /// Reads the picture's size, components, depth and compression (15444-1, I.5.3.1).
  private mutating func readHeader(_ box: Box, _ context: inout ReadingContext) throws(PhotoReadingError) {
    let fields = try context.fields(box.payload, maximum: 11) ?? ByteFields([])
    guard let height = fields.uint32(at: 0), let width = fields.uint32(at: 4), width > 0, height > 0 else {
      context.log.add(.partInvalid, at: box.type, offset: box.offset, "\(box.payload.count) bytes")
      return
    }
    guard reading.facts.image == nil else {
      context.log.add(.partMisplaced, at: box.type, offset: box.offset)
      return
    }
    // 255: the components differ, and bpcc says how.
    let depth = fields.uint8(at: 10).flatMap { $0 == 255 ? nil : ($0 & 0x7F) + 1 }
    reading.facts.image = ImageHeader(
      size: PixelSize(width: width, height: height), bitDepth: depth, coding: "JPEG 2000",
      location: box.type, offset: box.offset)
  }

  private mutating func readCodestream(
    _ box: Box, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    // The first codestream is the picture; further ones are layers and pages of JPX.
    guard codestreamSize == nil,
      let codestream = try JPEG2000Codestream(
        box.payload, &context)
    else { return }
    reading.facts.metadata += codestream.metadata()
    reading.facts.pictureRanges = [box.payload]
    codestreamSize = codestream.size
    if let image = reading.facts.image, let size = codestream.size, image.size != size {
      context.log.add(
        .partInvalid, at: box.type, offset: codestream.sizeOffset,
        "SIZ \(size.width)x\(size.height), \(image.location) \(image.size.width)x\(image.size.height)")
    }
    if reading.facts.image == nil { reading.facts.image = codestream.header() }
    // The tile-parts' lengths also show a hole; EOC alone would only show that the end is there.
    let end = try codestream.end(&context)
    isCodestreamWhole = box.isWhole && end?.offset == box.end
  }

  /// Reads a box whose type is a UUID.
  private mutating func readIdentified(
    _ box: Box, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    guard let content = JPEG2000Identifier(box.uuid) else { return }
    if let index = box.partIndex {
      reading.facts.parts[index].note = "\(content.name) \(reading.facts.parts[index].note)"
    }
    guard let kind = content.kind else { return }
    reading.add(
      MetadataBlock(kind, container: "uuid \(content.name)", ranges: [box.payload]), context)
    guard kind == .exif else { return }
    let location = "JP2 uuid Exif"
    guard let bytes = try MetadataBytes.read(box.payload, at: location, &context) else {
      return
    }
    var block = LocatedBytes(bytes, container: location, fileOffset: box.payload.lowerBound)
    block.dropIdentifier(&context)
    exif.offer(block, &context)
    reading.exif = exif.block.map { .block($0) }
  }

  /// The number of first bytes in which an XMP packet's header or root is searched.
  private static let rootBytes = 1024

  /// Reads an `xml ` box, which may contain any XML; XMP is recognized by its packet or its root.
  private mutating func readXML(_ box: Box, _ context: inout ReadingContext) throws(PhotoReadingError) {
    let head = try context.array(box.payload.prefix(Self.rootBytes)) ?? []
    let marks = ["<x:xmpmeta", "W5M0MpCehiHzreSzNTczkc9d"]
    if marks.contains(where: { head.firstRange(of: Array($0.utf8)) != nil }) {
      reading.add(MetadataBlock(.xmp, container: box.type, ranges: [box.payload]), context)
    } else {
      // The total is limited, since a thousand boxes may contain 64 KB of text each.
      var room = textRoom ?? TextRoom(context.limits.blockBytes / 4, limits: context.limits)
      let bytes = try context.array(box.payload.prefix(room.limit)) ?? []
      let isKept = room.take(
        bytes.count, of: box.payload.count, at: box.type, offset: box.offset, &context)
      textRoom = room
      reading.add(
        MetadataBlock(
          .text, container: box.type, ranges: [box.payload],
          text: isKept ? String(decoding: bytes, as: UTF8.self) : nil),
        context)
    }
  }
}

/// The content of a UUID box in a JPEG 2000 file.
///
/// Sources: the XMP specification, part 3; exiftool's Jpeg2000.pm, which names the writers of the others.
struct JPEG2000Identifier {
  /// The content's name, for people.
  var name: String
  /// The content's kind; nil for kinds whose place isn't recorded.
  var kind: MetadataBlock.Kind?

  init?(_ uuid: [UInt8]) {
    guard let row = Self.rows.first(where: { $0.uuid == uuid }) else { return nil }
    (name, kind) = (row.name, row.kind)
  }

  private static let rows: [(uuid: [UInt8], name: String, kind: MetadataBlock.Kind?)] = [
    (Array("JpgTiffExif->JP2".utf8), "Exif", .exif),
    // Photoshop's JPEG 2000 plug-in has its own UUIDs for EXIF and IPTC.
    (MediaUUID.bytes(0x0537_CDAB_9D0C_4431, 0xA72A_FA56_1F2A_113E), "Exif", .exif),
    (MediaUUID.xmp, "XMP", .xmp),
    (MediaUUID.bytes(0x33C7_A4D2_B81D_4723, 0xA0BA_F1A3_E097_AD38), "IPTC", .iptc),
    (MediaUUID.bytes(0x09A1_4E97_C0B4_42E0, 0xBEBF_36DF_6F0C_E36F), "IPTC", .iptc),
    (MediaUUID.bytes(0x2C4C_0100_8504_40B9, 0xA03E_5621_48D6_DFEB), "Photoshop", .photoshop),
    (MediaUUID.bytes(0xB14B_F8BD_083D_4B43, 0xA5AE_8CD7_D5A6_CE03), "GeoTIFF", nil),
  ]
}
