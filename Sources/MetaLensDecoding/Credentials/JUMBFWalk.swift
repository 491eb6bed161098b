import MetaLensBytes
import MetaLensFacts

/// A superbox of JUMBF (ISO 19566-5, 5): its description and its content.
struct JUMBFSuperbox {
  /// The offset of its size field in the block.
  var offset: Int
  /// The offset of its end, as far as the box around it reaches.
  var end = 0
  /// The content type in its description box, 16 bytes; empty if it has none.
  var type: [UInt8] = []
  /// The superbox's label; empty if it has none.
  var label = ""
  /// The boxes in it that aren't superboxes, without the description box.
  var contents: [Content] = []
  var children: [JUMBFSuperbox] = []

  /// A content box.
  struct Content {
    /// The content box's type, such as `cbor`.
    var type: String
    /// The range of its payload, as far as the box around it reaches.
    var payload: Range<Int>
  }
}

/// Walks the boxes of JUMBF (ISO 19566-5; sizes as in ISO/IEC 14496-12, 4.2).
struct JUMBFWalk {
  private let block: LocatedBytes
  private let fields: ByteFields
  private var boxCount = 0
  /// Why some boxes aren't listed; nil if all are.
  private(set) var failure: String?

  init(_ block: LocatedBytes) {
    self.block = block
    fields = ByteFields(block.bytes)
  }

  /// Returns the block's superboxes in order.
  mutating func superboxes(_ context: inout ReadingContext) -> [JUMBFSuperbox] {
    var around = JUMBFSuperbox(offset: 0)
    fill(&around, from: block.bytes.indices, level: 0, &context)
    return around.children
  }

  private mutating func fail(
    _ code: Diagnostic.Code, _ name: String, _ offset: Int, _ detail: String, _ context: inout ReadingContext
  ) {
    failure = failure ?? detail
    let container = block.container
    context.log.add(code, at: "\(container) \(name)", offset: block.fileOffset(at: offset), detail)
  }

  /// Adds the boxes in a range to the superbox that contains them.
  private mutating func fill(
    _ around: inout JUMBFSuperbox, from range: Range<Int>, level: Int, _ context: inout ReadingContext
  ) {
    var position = range.lowerBound
    while position < range.upperBound {
      guard boxCount < context.limits.parts else {
        if failure == nil {
          fail(.tooManyParts, "box", position, "more than \(context.limits.parts) boxes", &context)
        }
        return
      }
      guard context.budget.take(1, of: .values) else {
        failure = failure ?? "more boxes than the photo's share"
        return
      }
      boxCount += 1
      guard let box = header(at: position, end: range.upperBound, level: level, &context) else { return }
      switch box.type {
      case "jumb":
        guard level < context.limits.nesting else {
          fail(.tooManyParts, "jumb", position, "\(level) boxes in each other", &context)
          break
        }
        var inner = JUMBFSuperbox(offset: position, end: box.payload.upperBound)
        fill(&inner, from: box.payload, level: level + 1, &context)
        around.children.append(inner)
      case "jumd" where level > 0 && around.type.isEmpty: describe(&around, box.payload, &context)
      default: around.contents.append(box)
      }
      position = box.payload.upperBound
    }
  }

  /// Returns the box at a position; nil if the bytes there aren't a box.
  private mutating func header(
    at position: Int, end: Int, level: Int, _ context: inout ReadingContext
  ) -> JUMBFSuperbox.Content? {
    guard end - position >= 8, let short = fields.uint32(at: position),
      let type = fields.name(at: position + 4)
    else {
      // Writers or the container may pad after the last superbox.
      if level > 0 { fail(.partTruncated, "box", position, "\(end - position) bytes of a box", &context) }
      return nil
    }
    // Bytes after the last superbox, such as padding, aren't a box.
    if level == 0, type != "jumb" { return nil }
    var headerCount = 8
    var stated = short
    if short == 1 {
      headerCount = 16
      stated = fields.number(at: position + 8, count: 8) ?? Int.max
    } else if short == 0 {
      stated = end - position
    }
    guard stated >= headerCount, end - position >= headerCount else {
      fail(.partInvalid, type, position, "box of \(stated) bytes", &context)
      return nil
    }
    if stated > end - position {
      fail(
        .partTruncated, type, position, "box of \(stated) bytes where \(end - position) are left", &context)
    }
    return JUMBFSuperbox.Content(
      type: type, payload: position + headerCount..<position + min(stated, end - position))
  }

  /// Reads a description box: type, toggles and label (ISO 19566-5, 5.2).
  ///
  /// ID, signature and private box follow and aren't needed.
  private mutating func describe(
    _ box: inout JUMBFSuperbox, _ payload: Range<Int>, _ context: inout ReadingContext
  ) {
    guard payload.count >= 17 else {
      fail(.partInvalid, "jumd", payload.lowerBound, "description of \(payload.count) bytes", &context)
      return
    }
    box.type = Array(fields.bytes[payload.prefix(16)])
    // Bit 1: the box has a label, which ends with NUL.
    guard fields.bytes[payload.lowerBound + 16] & 2 != 0 else { return }
    let rest = fields.bytes[payload.dropFirst(17)]
    guard let stop = rest.firstIndex(of: 0) else {
      fail(.partInvalid, "jumd", payload.lowerBound, "label without an end", &context)
      return
    }
    box.label = ContainerText.repaired(rest[..<stop], limit: context.limits.textBytes).text
  }
}
