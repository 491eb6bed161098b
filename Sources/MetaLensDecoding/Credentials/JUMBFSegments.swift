import MetaLensFacts

/// Joins JUMBF from APP11 segments of a JPEG (ISO 19566-5, annex D; ISO/IEC 18477-3, annex B).
///
/// A payload is `JP`, the box instance number (16 bits), the packet sequence number (32 bits, from 1), the box's
/// header, which every piece repeats, and as much of the box's content as fits.
enum JUMBFSegments {
  /// Returns the blocks that the segments' payloads make, in the file's order of each block's first piece.
  static func join(_ segments: [JPEGMetadata.Piece], _ context: inout ReadingContext) -> [LocatedBytes] {
    var groups: [Int: [Piece]] = [:]
    var order: [Int] = []
    for segment in segments {
      guard let piece = Piece(segment.payload, fileOffset: segment.fileOffset) else { continue }
      if groups[piece.instance] == nil { order.append(piece.instance) }
      groups[piece.instance, default: []].append(piece)
    }
    return order.compactMap { joined(groups[$0] ?? [], &context) }
  }

  private struct Piece {
    var instance: Int
    var sequence: Int
    /// The box's header and what follows it.
    var bytes: ArraySlice<UInt8>
    /// The size of the box's header.
    var headerCount: Int
    /// The offset of `bytes` in the file.
    var fileOffset: Int

    /// Makes a piece of a superbox; nil for other APP11 segments, for example JPEG XT's own boxes.
    init?(_ payload: ArraySlice<UInt8>, fileOffset: Int) {
      let head = ByteFields(payload.prefix(16))
      guard head.bytes.starts(with: Array("JP".utf8)), let instance = head.uint16(at: 2),
        let sequence = head.uint32(at: 4), let size = head.uint32(at: 8), head.name(at: 12) == "jumb"
      else { return nil }
      self.instance = instance
      self.sequence = sequence
      bytes = payload.dropFirst(8)
      headerCount = size == 1 ? 16 : 8
      self.fileOffset = fileOffset + 8
    }
  }

  private static let container = "APP11 JUMBF"

  /// Joins the pieces of one instance in the order of their numbers, up to the first missing number.
  private static func joined(_ pieces: [Piece], _ context: inout ReadingContext) -> LocatedBytes? {
    // Pieces with equal numbers are in the file's order.
    let sorted = pieces.enumerated().sorted {
      ($0.element.sequence, $0.offset) < ($1.element.sequence, $1.offset)
    }
    var block = LocatedBytes([], container: container, fileOffset: 0)
    block.bytes.reserveCapacity(min(pieces.reduce(0) { $0 + $1.bytes.count }, context.limits.blockBytes))
    var last: Piece?
    for (_, piece) in sorted {
      if let last, piece.sequence == last.sequence {
        report("piece \(piece.sequence) twice; the first is read", piece, &context)
        continue
      }
      guard piece.sequence == (last?.sequence ?? 0) + 1 else {
        report("piece \((last?.sequence ?? 0) + 1) of the box is missing", piece, &context)
        break
      }
      // Every piece repeats the header; only the first one belongs to the box.
      let skipped = last == nil ? 0 : piece.headerCount
      let body = piece.bytes.dropFirst(skipped)
      if let last, !piece.bytes.prefix(piece.headerCount).elementsEqual(last.bytes.prefix(last.headerCount)) {
        report("piece \(piece.sequence) belongs to another box", piece, &context)
        break
      }
      guard block.bytes.count + body.count <= context.limits.blockBytes else {
        context.log.add(
          .blockTooLarge, at: container, offset: piece.fileOffset, "over \(context.limits.blockBytes) bytes")
        break
      }
      block.append(body, fileOffset: piece.fileOffset + skipped)
      last = piece
    }
    return block.bytes.isEmpty ? nil : block
  }

  private static func report(_ detail: String, _ piece: Piece, _ context: inout ReadingContext) {
    context.log.add(.credentialsInvalid, at: container, offset: piece.fileOffset, detail)
  }
}
