/// The encoder of a picture, recognized from layout, grouping, tables, Huffman codes and headers together.
///
/// A class, so that the result isn't copied with everything else.
final class EncoderFingerprint: Sendable {
  let family: EncoderFamily
  /// The segments up to the first scan, such as `APP1:Exif DQT2 SOF0 DHT4 SOS`; `DQT2` contains two tables.
  let layout: String
  /// The layout without segments that aren't coding, such as `DQT2 SOF0 DHT4 SOS`.
  let coding: String
  /// The kind of the Huffman tables before the first scan.
  let huffman: StandardHuffman.Verdict
  /// The known quantization tables that the picture's equal.
  let tables: [QuantizationMatch]
  /// Whether each table has a segment of its own, in libjpeg's order.
  let isSplit: Bool
  /// Whether a JFIF header precedes EXIF, or is there without EXIF.
  let leadsWithJFIF: Bool
  /// The offset of the first segment of the coding.
  let offset: Int?

  init(_ coding: JPEGCoding, frame: FrameFacts?) {
    let header = coding.segments.prefix { $0.marker != 0xDA }
    let end = coding.scans.first?.offset ?? .max
    let layout = CodingLayout(coding, header: header)
    self.layout = layout.text
    self.coding = layout.coding
    isSplit = layout.isSplit
    huffman = StandardHuffman.verdict(of: coding.huffmanTables.filter { $0.offset < end }.map(\.table))
    tables = frame.map(QuantizationCatalogue.shipped.matches(of:)) ?? []
    offset = layout.offset
    let exif = header.first { $0.marker == 0xE1 && $0.identifier == "Exif" }
    leadsWithJFIF = coding.jfif.map { jfif in exif.map { jfif.offset < $0.offset } ?? true } ?? false
    let clues = Clues(
      coding: coding, layout: layout, huffman: huffman, tables: tables,
      hasAROT: header.contains { $0.marker == 0xEA && $0.identifier == "AROT" },
      leadsWithJFIF: leadsWithJFIF, isProgressive: frame?.marker == 0xC2)
    family = clues.family
  }

  /// Whether the picture is coded as cameras do, with the standard's Huffman codes and no editor's tables.
  var isCamera: Bool { family == .camera && huffman == .standard && editorTables == nil }

  /// Whether the tables are the standard's at a quality that libraries are set to and that no phone that uses libjpeg
  /// has: of 32 originals in libjpeg's layout, from eight makers, 10 (from four) have the standard's tables, all at
  /// quality 95.
  var hasLibraryQuality: Bool {
    tables.contains { $0.family == .ijg && $0.coverage == .both && ($0.qualities?.upperBound ?? 100) < 90 }
  }

  /// The editor's tables that the tables equal, if they equal none that cameras use; nil otherwise.
  var editorTables: QuantizationMatch? {
    guard !tables.contains(where: { $0.family == .ijg || $0.family == .apple }) else { return nil }
    return tables.first { $0.coverage == .both }
  }

  /// The clues from which the family is recognized.
  private struct Clues {
    var coding: JPEGCoding
    var layout: CodingLayout
    var huffman: StandardHuffman.Verdict
    var tables: [QuantizationMatch]
    var hasAROT: Bool
    var leadsWithJFIF: Bool
    var isProgressive: Bool

    /// The family by the strongest clue: a name or a header of one program, then tables, then the layout.
    var family: EncoderFamily { named ?? ofTables ?? ofLayout }

    private var named: EncoderFamily? {
      for comment in coding.comments {
        if let family = EncoderComment.match(comment.bytes)?.family { return family }
      }
      if coding.ducky != nil { return .saveForWeb }
      if coding.adobe != nil, !layout.isSplit {
        return tables.contains { $0.family == .lightroom } ? .lightroom : .photoshop
      }
      return nil
    }

    private var ofTables: EncoderFamily? {
      guard !tables.contains(where: { $0.family == .ijg }),
        let match = tables.first(where: { $0.coverage == .both })
      else { return nil }
      switch match.family {
      case .mozjpeg:
        let isWhatsApp = match.base == 3 && match.qualities?.contains(80) == true && !layout.isSplit
        return isWhatsApp ? .whatsApp : .mozjpeg
      case .photoshop, .saveForWeb:
        if layout.isSplit { return .pillow }
        return match.family == .photoshop ? .photoshop : .saveForWeb
      case .lightroom: return .lightroom
      case .ijg9e: return .libjpeg9e
      case .ijg, .apple: return nil
      }
    }

    private var ofLayout: EncoderFamily {
      if layout.isSplit {
        // JFIF follows EXIF if EXIF was inserted before it, as Android's ExifInterface does.
        if coding.jfif != nil, !leadsWithJFIF { return .android }
        return .libjpeg
      }
      switch layout.coding {
      case "SOF0 DHT1 DHT1 DHT1 DHT1 DQT1 DQT1 DRI SOS", "SOF0 DHT1 DHT1 DHT1 DHT1 DQT1 DQT1 SOS":
        return .appleJPEG
      case "DQT2 DRI SOF0 DHT4 SOS" where leadsWithJFIF || hasAROT: return .imageIO
      case "DQT1 DHT4 SOF0 SOS": return .ffmpeg
      default: break
      }
      if leadsWithJFIF, huffman == .other, layout.coding.hasPrefix("DQT2 SOF2 DHT") { return .mozjpeg }
      if huffman != .other, !isProgressive, !leadsWithJFIF, coding.adobe == nil { return .camera }
      return .unknown
    }
  }
}
