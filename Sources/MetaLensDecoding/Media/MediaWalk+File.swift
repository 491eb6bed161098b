import MetaLensFacts

extension MediaWalk {
  /// Reads the file's boxes and opens those that describe its pictures; `mdat` is skipped.
  mutating func readFile(_ context: inout ReadingContext) throws(PhotoReadingError) {
    var cursor = BoxCursor(0..<context.byteCount, level: 0)
    var seen: Set<String> = []
    var end = 0
    var isCut = false
    var statesEnd = true
    while !isCut, let box = try next(&cursor, &context) {
      let isFirst = seen.insert(box.type).inserted
      // A second `ftyp` begins another file. A box that reaches beyond the file's end, with a type that such files
      // don't have at this level, was appended.
      if box.type == "ftyp", !isFirst || !box.isWhole && seen.contains("meta") {
        drop(box, &context)
        break
      }
      if !box.isWhole, !Self.known.contains(box.type), seen.contains("meta") || seen.contains("moov") {
        drop(box, &context)
        break
      }
      isCut = !box.isWhole
      statesEnd = box.statesSize
      if !isCut { end = box.end }
      switch box.type {
      case "ftyp": try readBrands(box, &context)
      case "meta" where !isFirst, "moov" where !isFirst:
        context.log.add(.partMisplaced, at: box.type, offset: box.offset, "another one")
      case "meta": try readMeta(box, &context)
      case "moov": try readMovie(box, &context)
      case "uuid": try readExtension(box, &context)
      default: break
      }
    }
    if isCut { reading.isComplete = false }
    // A truncated file has no known end.
    if reading.isComplete { reading.facts.endOffset = end }
    guard seen.contains("meta") || seen.contains("moov") else {
      reading.isComplete = false
      reading.facts.endOffset = nil
      if !reading.facts.metadata.isEmpty { return }
      let endsEarly = isCut || end == context.byteCount || context.byteCount - end < 8
      // Phones that write `meta` last, such as Samsung's, put it after the picture's data.
      if seen.contains("mdat") {
        // Nothing was cut off: the index was taken out, or never written.
        if !isCut, statesEnd, end == context.byteCount { throw .malformed(Self.indexBox) }
        throw .indexMissing(isCut: endsEarly)
      }
      throw endsEarly ? .truncatedBeforeFrame : .malformed("no meta and no moov box")
    }
  }

  /// The box that is missing in a file of whole boxes that has a picture's data and no index of them; the message
  /// `error.malformed.meta.message` goes by it.
  private static let indexBox = "meta"

  /// The types of top-level boxes in ISO/IEC 14496-12 (table 1), and Samsung's.
  private static let known: Set<String> = [
    "ftyp", "meta", "moov", "mdat", "free", "skip", "uuid", "pdin", "moof", "mfra", "styp", "sidx", "ssix",
    "prft", "idat", "wide", "mpvd", "sefd",
  ]

  /// Removes a box from the list that turned out not to belong to this file.
  private mutating func drop(_ box: Box, _ context: inout ReadingContext) {
    if box.partIndex != nil { reading.facts.parts.removeLast() }
    context.log.withdraw(.partTruncated, offset: box.offset)
  }

  /// Reads the brands in `ftyp` (ISO/IEC 14496-12, 4.3).
  private mutating func readBrands(_ box: Box, _ context: inout ReadingContext) throws(PhotoReadingError) {
    // No known file has more than a dozen.
    guard let fields = try context.fields(box.payload, maximum: 8 + 4 * 64), let major = fields.name(at: 0)
    else {
      return
    }
    facts.majorBrand = major
    facts.minorVersion = fields.uint32(at: 4) ?? 0
    facts.compatibleBrands = stride(from: 8, to: fields.bytes.count, by: 4).compactMap(fields.name(at:))
    note(box, ([major] + facts.compatibleBrands).joined(separator: " "))
  }

  /// Reads a `uuid` box at the top level, or in `meta`: XMP, Content Credentials, or Canon's preview.
  mutating func readExtension(_ box: Box, _ context: inout ReadingContext) throws(PhotoReadingError) {
    switch box.uuid {
    case MediaUUID.xmp:
      reading.add(MetadataBlock(.xmp, container: "uuid XMP", ranges: [box.payload]), context)
    case MediaUUID.contentCredentials: try readCredentials(box, &context)
    case MediaUUID.canonPreview: try readCanonPreview(box, &context)
    default: break
    }
  }

  /// Reads Content Credentials: version and flags, a purpose, an offset, then the JUMBF superbox (C2PA 2.1, A.5.1).
  private mutating func readCredentials(
    _ box: Box, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    guard let fields = try context.fields(box.payload, maximum: 64) else { return }
    let (purpose, end) = Self.text(fields, at: 4)
    note(box, "C2PA \(purpose)")
    // The box contains hashes of a film's pieces, and no manifest.
    guard purpose != "merkle" else { return }
    let start = min(box.payload.lowerBound + end + 8, box.end)
    reading.add(
      MetadataBlock(.contentCredentials, container: "uuid C2PA", ranges: [start..<box.end]), context)
  }
}

/// The UUIDs of the `uuid` boxes that are read.
package enum MediaUUID {
  /// be7acfcb-97a9-42e8-9c71-999491e3afac (Adobe's XMP specification, part 3, 1.2.7.1).
  static let xmp = bytes(0xBE7A_CFCB_97A9_42E8, 0x9C71_9994_91E3_AFAC)
  /// d8fec3d6-1b0e-483c-9297-5828877ec481 (C2PA 2.1, A.5.1).
  static let contentCredentials = bytes(0xD8FE_C3D6_1B0E_483C, 0x9297_5828_877E_C481)
  /// 85c0b687-820f-11e0-8111-f4ce462b6a48: Canon's metadata (canon_cr3).
  package static let canon = bytes(0x85C0_B687_820F_11E0, 0x8111_F4CE_462B_6A48)
  /// eaf42b5e-1c98-4b88-b9fb-b7dc406e4d16: Canon's preview (canon_cr3).
  static let canonPreview = bytes(0xEAF4_2B5E_1C98_4B88, 0xB9FB_B7DC_406E_4D16)

  /// Returns a UUID's 16 bytes, given as its first eight and its last eight.
  static func bytes(_ high: UInt64, _ low: UInt64) -> [UInt8] { high.bytes() + low.bytes() }
}
