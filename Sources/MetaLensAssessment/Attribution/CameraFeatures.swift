/// The features of a photo in which cameras' files are alike.
struct CameraFeatures: Sendable {
  /// The values of the features, in the order of `CameraFeature.allCases`; `-` if there is nothing.
  var values: [String]
  /// A digest that identifies one camera on one day (`Docs/Signatures.md`).
  var body: String
  /// The size of the picture and the number of bytes of its coded data, `-` if there are none: no edit of metadata
  /// changes them.
  var picture: String

  subscript(_ feature: CameraFeature) -> String { values[feature.index] }

  /// Whether the file is a HEIF; if not, it is a JPEG.
  var isHEIF: Bool { self[.container] != "-" }

  /// Makes features from the values of a row.
  init(values: [String], body: String, picture: String) {
    isColor = true
    self.values = values
    self.body = body
    self.picture = picture
  }

  /// Whether the picture is in colour: a grey one has fewer tables, whatever wrote it.
  var isColor: Bool

  /// Reads the features of a photo; nil if the structure wasn't read, or there is no EXIF.
  init?(
    of facts: PhotoFacts, block: ExifBlockAttribution?, model: String, serialNumber: String?, day: String?
  ) {
    guard let exif = facts.exif.value, let picture = Self.picture(of: facts) else { return nil }
    var found = picture.values
    found[.byteOrder] = exif.byteOrder == .bigEndian ? "MM" : "II"
    found[.makerNote] = Self.makerNote(of: exif)
    found[.directories] = Self.directories(of: exif)
    found[.packing] = block.map { block in
      block.writer.isPacked
        ? "packed"
        : block.writer.isPackedBeforeMore
          ? "followed"
          : block.writer.isAndroid ? Self.android : block.writer.isUnpadded ? Self.unpadded : "unpacked"
    }
    found[.trailers] = Self.trailers(
      facts.trailers ?? [], byteCount: facts.byteCount,
      hasGaps: facts.container.value?.unclaimed.isEmpty == false)
    found[.size] = facts.pictureSize.map { "\($0.width)x\($0.height)" }
    values = CameraFeature.allCases.map { CameraSignature.cell(found[$0] ?? "", limit: 300) }
    isColor = facts.frame.value.map { $0.components.count == 3 } ?? true
    let camera = [model, serialNumber ?? "", day ?? ""].joined(separator: "\n")
    body = CameraSignature.digest(Array(camera.utf8), count: 12)
    self.picture = picture.byteCount > 0 ? "\(found[.size] ?? ""):\(picture.byteCount)" : "-"
  }

  /// Reads the features of a photo whose make and model are stated; nil if they aren't.
  init?(of facts: PhotoFacts, summary: PhotoSummary, block: ExifBlockAttribution?) {
    guard let model = summary.model, summary.make != nil else { return nil }
    let day = summary.creationDate.map { String($0.iso8601.prefix(10)) }
    self.init(of: facts, block: block, model: model, serialNumber: summary.cameraSerialNumber, day: day)
  }

  /// The features of the format's own parts, and the number of bytes of the coded picture.
  typealias Picture = (values: [CameraFeature: String], byteCount: Int)

  private static func picture(of facts: PhotoFacts) -> Picture? {
    switch facts.format {
    case .jpeg: jpeg(facts)
    case .heic: heif(facts)
    default: nil
    }
  }

  private static func jpeg(_ facts: PhotoFacts) -> Picture? {
    guard let structure = facts.structure.value, let frame = facts.frame.value else { return nil }
    let coding = structure.coding
    return (
      [
        .head: head(of: coding), .vendor: vendorSegments(of: coding),
        .comment: coding.comments.isEmpty ? "" : "COM", .layout: layout(of: coding),
        .sampling: sampling(of: frame),
        .huffman: StandardHuffman.verdict(of: coding.huffmanTables.map(\.table)).rawValue,
        .restart: restart(of: coding), .quantization: quantization(of: frame),
        .thumbnail: structure.thumbnail.map(thumbnail) ?? "",
      ], coding.scans.reduce(0) { $0 + $1.dataByteCount }
    )
  }

  private static func head(of coding: JPEGCoding) -> String {
    var seen: [String] = []
    for segment in coding.segments {
      if segment.marker == 0xDA || seen.count == 2 { break }
      let isHeader =
        segment.marker == 0xE0 && segment.identifier == "JFIF"
        || segment.marker == 0xE1 && segment.identifier == "Exif"
      if isHeader, !seen.contains(segment.identifier) { seen.append(segment.identifier) }
    }
    return seen.joined(separator: " ")
  }

  /// The application segments that any program may write, so that they say nothing about a maker.
  private static let common = [
    "JFIF", "JFXX", "Exif", "http://ns.adobe.com", "ICC_PROFILE", "Photoshop", "Adobe", "Ducky", "MMMM",
  ]

  private static func vendorSegments(of coding: JPEGCoding) -> String {
    var seen: Set<String> = []
    for segment in coding.segments.prefix(256) {
      if let name = vendorSegment(segment) { seen.insert(name) }
    }
    return seen.sorted().joined(separator: " ")
  }

  /// Returns the name of a segment in `vendor`; nil for a segment that any program may write, or that isn't an
  /// application's.
  private static func vendorSegment(_ segment: JPEGSegment) -> String? {
    common.contains(where: segment.identifier.hasPrefix) ? nil : applicationSegment(segment)
  }

  /// Returns an application segment's name, from its marker and the letters that it begins with; nil for other
  /// segments.
  static func applicationSegment(_ segment: JPEGSegment) -> String? {
    guard (0xE0...0xEF).contains(segment.marker) else { return nil }
    let name = segment.identifier.utf8.prefix(12).prefix { $0.isASCIILetter }
    return segment.markerName + (name.isEmpty ? "" : ":" + String(decoding: Array(name), as: UTF8.self))
  }

  /// Returns the layout of the coding, without the metadata segments among the tables: they come and go without the
  /// picture being changed.
  private static func layout(of coding: JPEGCoding) -> String {
    var parts: [String] = []
    for segment in coding.segments {
      if segment.marker == 0xDA { break }
      let name = self.name(of: segment, in: coding)
      if let name { parts.append(name) }
      if parts.count == 24 { break }
    }
    return parts.joined(separator: " ")
  }

  private static func name(of segment: JPEGSegment, in coding: JPEGCoding) -> String? {
    switch segment.marker {
    case 0xDB: "DQT\(coding.quantizationTables.count { $0.segmentOffset == segment.offset })"
    case 0xC4: "DHT\(coding.huffmanTables.count { $0.segmentOffset == segment.offset })"
    case _ where segment.isFrameHeader: segment.markerName
    default: nil
    }
  }

  private static func restart(of coding: JPEGCoding) -> String {
    guard let place = coding.segments.firstIndex(where: { $0.marker == 0xDD }) else { return "" }
    if coding.restartInterval == 0 { return "of 0" }
    let next = coding.segments[(place + 1)...].first { $0.marker == 0xDA || name(of: $0, in: coding) != nil }
    guard let next else { return "" }
    return "before " + (next.marker == 0xDA ? "SOS" : name(of: next, in: coding) ?? "")
  }

  private static func sampling(of frame: FrameFacts) -> String {
    frame.components.map { "\($0.horizontalSampling)x\($0.verticalSampling)" }.joined(separator: ",")
      + " ids " + frame.components.map { "\($0.id)" }.joined(separator: ",")
  }

  private static func quantization(of frame: FrameFacts) -> String {
    guard !frame.quantizationTables.isEmpty else { return "" }
    var bytes: [UInt8] = []
    for table in frame.quantizationTables {
      bytes.append(UInt8(truncatingIfNeeded: table.slot))
      for value in table.values { bytes += value.bytes() }
    }
    return CameraSignature.digest(bytes, count: 16)
  }

  /// Returns the name that a maker note begins with; `IFD` if it begins with a directory, as Canon's does.
  private static func makerNote(of exif: ExifFacts) -> String {
    guard let entry = exif.entry(ExifTag.makerNote, in: .exif), let raw = exif.rawValue(of: entry),
      raw.count >= 4
    else { return "" }
    let letters = raw.prefix(10).prefix { $0.isASCIILetter || $0 == 0x20 }
    if letters.count >= 3 { return String(decoding: letters, as: UTF8.self) }
    let first = Int(raw[raw.startIndex])
    let second = Int(raw[raw.startIndex + 1])
    if first == second, first == 0x49 || first == 0x4D { return "TIFF" }
    return first == 0 && second > 0 || second == 0 && first > 0 ? "IFD" : "other"
  }

  private static func directories(of exif: ExifFacts) -> String {
    exif.directories.filter { $0.kind != .gps }.sorted { $0.offset < $1.offset }
      .map { directory in
        switch directory.kind {
        case .ifd0: "IFD0@\(directory.offset)"
        case .ifd1 where exif.statesEmptyThumbnail: emptyThumbnail
        default: directory.kind.rawValue
        }
      }.joined(separator: " ")
  }

  /// The name for a block whose fields are in the order of Android's library.
  static let android = "android"
  /// The packing of a block without a gap, in which values are at odd offsets.
  static let unpadded = "unpadded"
  /// The name for a second directory that states a thumbnail of no bytes.
  static let emptyThumbnail = "IFD1(0)"
  /// The name for padding that ends a file and fills up a block of storage.
  static let fill = "fill"
  /// The name for padding that doesn't end at a block of storage.
  static let tail = "tail"
  /// The name for bytes among a HEIF's media data that belong to none of its items.
  static let gap = "gap"

  /// Returns the kinds of data that follow the picture, each once.
  private static func trailers(_ trailers: [Trailer], byteCount: Int, hasGaps: Bool) -> String {
    // Rows that were learned before Google's trailer was known have it as unknown.
    var kinds = Set(trailers.map { ($0.kind == .google ? Trailer.Kind.unknown : $0.kind).rawValue })
    if hasGaps { kinds.insert(gap) }
    if let last = trailers.last, last.kind == .padding {
      kinds.insert(last.fillsBlock(ofFile: byteCount) ? fill : tail)
    }
    return kinds.sorted().joined(separator: " ")
  }

  private static func thumbnail(_ thumbnail: EmbeddedJPEG) -> String {
    guard let frame = thumbnail.frame else { return "unreadable" }
    return "\(frame.size.width)x\(frame.size.height) " + layout(of: thumbnail.coding) + " "
      + sampling(of: frame)
  }
}
