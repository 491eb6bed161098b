import MetaLensBytes
import MetaLensFacts

/// The segments of a JPEG that contain metadata, grouped so that several segments with one block can be joined.
struct JPEGMetadata {
  /// A segment's payload after its identifier, and its offset in the file.
  typealias Piece = (payload: ArraySlice<UInt8>, fileOffset: Int)

  private(set) var pieces: [Content: [Piece]] = [:]
  /// Whether these are all segments before the first scan: neither the file's end nor a limit left one out.
  private let isWhole: Bool

  /// XMP part 3, 1.1.3; ICC.1:2022, B.4; Photoshop's file formats; C2PA 2.1, A.3.1.
  static let packet = Array("http://ns.adobe.com/xap/1.0/".utf8) + [0]
  private static let packetExtension = Array("http://ns.adobe.com/xmp/extension/".utf8) + [0]
  private static let address = Array("http".utf8)
  private static let profile = Array("ICC_PROFILE".utf8) + [0]
  private static let photoshop = Array("Photoshop 3.0".utf8) + [0]
  private static let oldPhotoshop = Array("Adobe_Photoshop2.5:".utf8)

  /// Sorts the segments.
  init(_ segments: [JPEGSegment], in bytes: [UInt8]) {
    isWhole = segments.last?.marker == JPEGMarker.startOfScan
    for segment in segments {
      switch segment.marker {
      case JPEGMarker.app1, 0xE2, 0xEB, 0xED, 0xFE: sort(segment, in: bytes)
      default: continue
      }
    }
  }

  /// The kind of metadata in a segment.
  enum Content {
    case packet, packetExtension, profile, resources, credentials, comment
  }

  /// The number of a payload's first bytes that identify its content.
  static let headCount = 128

  /// Returns the kind of a segment's content according to its first bytes, and the number of bytes before that content.
  static func content(of marker: UInt8, _ payload: ArraySlice<UInt8>) -> (content: Content, start: Int)? {
    func begins(_ identifier: [UInt8], _ content: Content) -> (Content, Int)? {
      payload.starts(with: identifier) ? (content, identifier.count) : nil
    }
    switch marker {
    case JPEGMarker.app1:
      if let found = begins(packet, .packet) ?? begins(packetExtension, .packetExtension) { return found }
      // An identifier that is wrong by a letter; exiftool also reads the content after it.
      guard payload.starts(with: address),
        let start = payload.prefix(headCount).firstIndex(of: UInt8(ascii: "<"))
      else { return nil }
      return (.packet, start - payload.startIndex)
    case 0xE2: return begins(profile, .profile)
    // `JP`: JPEG XT's boxes, which include JUMBF (ISO 19566-5, annex D). Joining them requires their headers, so
    // nothing is removed.
    case 0xEB: return payload.starts(with: [0x4A, 0x50]) ? (.credentials, 0) : nil
    case 0xED: return begins(photoshop, .resources) ?? begins(oldPhotoshop, .resources)
    case 0xFE: return (.comment, 0)
    default: return nil
    }
  }

  private mutating func sort(_ segment: JPEGSegment, in bytes: [UInt8]) {
    let end = segment.payloadOffset + segment.payloadCount
    guard end <= bytes.count else { return }
    let payload = bytes[segment.payloadOffset..<end]
    guard let (content, start) = Self.content(of: segment.marker, payload) else { return }
    pieces[content, default: []].append((payload.dropFirst(start), segment.payloadOffset + start))
  }

  func read(into reading: inout MetadataReading, _ context: inout ReadingContext) {
    // Most cameras' files have no such segments.
    guard !pieces.isEmpty else { return }
    var names: [ExtendedXMP.Name] = []
    let noted = context.log.count
    for packet in pieces[.packet] ?? [] {
      guard reading.reserve(packet.payload.count, at: "APP1 XMP", offset: packet.fileOffset, &context) else {
        continue
      }
      let block = LocatedBytes(Array(packet.payload), container: "APP1 XMP", fileOffset: packet.fileOffset)
      if let name = reading.readPacket(block, &context) { names.append(name) }
    }
    // A packet that is damaged or too large may have named what it isn't known to name.
    let hasAllNames = context.log.count == noted
    readExtensions(names: names, hasAllNames: hasAllNames, into: &reading, &context)
    join(.profile, "APP2 ICC_PROFILE", .icc, into: &reading, &context) {
      ICCSegments.join($0, &$1).map { [$0] } ?? []
    }
    join(.resources, "APP13 Photoshop 3.0", .photoshop, into: &reading, &context) {
      PhotoshopSegments.join($0, &$1).map { [$0] } ?? []
    }
    join(.credentials, "APP11 JUMBF", .contentCredentials, into: &reading, &context) {
      JUMBFSegments.join($0, &$1)
    }
    for comment in pieces[.comment] ?? [] {
      let (text, _) = ContainerText.guessed(
        comment.payload.prefix { $0 != 0 }, limit: context.limits.textBytes)
      reading.add(
        MetadataText(
          container: "COM", keyword: "", text: text, offset: comment.fileOffset - 4,
          byteCount: comment.payload.count))
    }
  }

  private func readExtensions(
    names: [ExtendedXMP.Name], hasAllNames: Bool, into reading: inout MetadataReading,
    _ context: inout ReadingContext
  ) {
    let segments = pieces[.packetExtension] ?? []
    guard !segments.isEmpty || !names.isEmpty else { return }
    if let first = segments.first {
      if names.isEmpty {
        context.log.add(
          .xmpInvalid, at: ExtendedXMP.container, offset: first.fileOffset, "no packet names it")
      } else {
        let count = segments.reduce(0) { $0 + $1.payload.count }
        guard reading.reserve(count, at: ExtendedXMP.container, offset: first.fileOffset, &context) else {
          return
        }
      }
    }
    let found = ExtendedXMP.read(segments, names: names, hasAllNames: hasAllNames, &context)
    if isWhole { reading.add(found.extensions) }
    if let packet = found.packet { reading.readPacket(packet, isExtended: true, &context) }
  }

  private func join(
    _ content: Content, _ location: String, _ kind: MetadataBlock.Kind, into reading: inout MetadataReading,
    _ context: inout ReadingContext, by joined: ([Piece], inout ReadingContext) -> [LocatedBytes]
  ) {
    guard let pieces = pieces[content], let first = pieces.first,
      reading.reserve(
        pieces.reduce(0) { $0 + $1.payload.count }, at: location, offset: first.fileOffset, &context)
    else { return }
    for block in joined(pieces, &context) { reading.read(block, kind: kind, &context) }
  }
}
