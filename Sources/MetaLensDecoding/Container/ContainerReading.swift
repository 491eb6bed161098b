import MetaLensFacts

/// The result of reading a container.
///
/// Reading continues where it can, and damage becomes diagnostics.
struct ContainerReading {
  /// The EXIF that was found.
  enum Exif {
    /// A block that begins with its byte-order mark.
    case block(LocatedBytes)
    /// Directories that the reader read itself: TIFF files are EXIF blocks of any size.
    case facts(ExifFacts)
  }

  /// The format, which the reader may determine more exactly than the first bytes do.
  var format: PhotoFormat
  var facts = ContainerFacts()
  /// The first EXIF; a second one becomes a diagnostic.
  var exif: Exif?
  /// False if the file ends before its container does, or before a piece of its main picture.
  var isComplete = true
  /// About where a complete file's coded data contain what no encoder writes, in bytes; nil if there is no such place
  /// or nobody looked.
  var damageOffset: Int?

  init(_ format: PhotoFormat) { self.format = format }

  /// Lists a part, within the limit on parts.
  ///
  /// - Returns: Whether there was room. The first part beyond the limit becomes a diagnostic.
  @discardableResult
  mutating func add(_ part: ContainerPart, _ context: inout ReadingContext) -> Bool {
    guard facts.parts.count < context.limits.parts else {
      if !hasOverflown {
        hasOverflown = true
        context.log.add(
          .tooManyParts, at: part.name, offset: part.offset, "more than \(context.limits.parts)")
      }
      return false
    }
    facts.parts.append(part)
    return true
  }

  /// Notes the place of metadata, within the limit on parts for each kind: thousands of texts hide no other kind.
  ///
  /// Of the texts beyond the limit, the first of each keyword is kept, as often again as the limit: thousands of texts
  /// with one keyword don't hide a generator's prompt. Blocks without content take no room, and few of them are kept.
  mutating func add(_ block: MetadataBlock, _ context: borrowing ReadingContext) {
    guard !block.isEmpty else {
      let count = emptyCounts[block.kind, default: 0]
      guard count < min(Self.maximumEmptyBlocks, context.limits.parts) else { return }
      emptyCounts[block.kind] = count + 1
      facts.metadata.append(block)
      return
    }
    let count = blockCounts[block.kind, default: 0]
    if count >= context.limits.parts {
      if block.kind == .text, keywords.isEmpty {
        let texts = facts.metadata.lazy.filter { $0.kind == .text && !$0.isEmpty }
        keywords = Set(texts.map(\.keyword))
      }
      guard block.kind == .text, count < MetadataReading.maximumTexts(context.limits),
        keywords.insert(block.keyword).inserted
      else {
        leaveOut(block)
        return
      }
    }
    blockCounts[block.kind] = count + 1
    facts.metadata.append(block)
  }

  /// Notes that a block isn't read, since it or those before it are too many.
  mutating func leaveOut(_ block: MetadataBlock) {
    if !unread.contains(where: { $0.kind == block.kind }) { unread.append(block) }
  }

  /// The number of blocks without content that are kept of each kind.
  static let maximumEmptyBlocks = 100
  /// Of each kind of metadata, the first block that isn't read.
  private(set) var unread: [MetadataBlock] = []
  private var hasOverflown = false
  private var blockCounts: [MetadataBlock.Kind: Int] = [:]
  private var emptyCounts: [MetadataBlock.Kind: Int] = [:]
  /// The keywords of the texts so far; empty while there are fewer than the limit.
  private var keywords: Set<String> = []
}

extension MetadataBlock {
  /// Whether it has no bytes, or as a text no characters; a text that isn't kept isn't empty.
  fileprivate var isEmpty: Bool { text.map(\.isEmpty) ?? (byteCount == 0) }
}
