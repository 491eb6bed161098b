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
  /// with one keyword don't hide a generator's prompt.
  mutating func add(_ block: MetadataBlock, _ context: borrowing ReadingContext) {
    let count = blockCounts[block.kind, default: 0]
    if count >= context.limits.parts {
      if block.kind == .text, keywords.isEmpty {
        keywords = Set(facts.metadata.lazy.filter { $0.kind == .text }.map(\.keyword))
      }
      guard block.kind == .text, count < MetadataReading.maximumTexts(context.limits),
        keywords.insert(block.keyword).inserted
      else {
        firstUnread = firstUnread ?? block
        return
      }
    }
    blockCounts[block.kind] = count + 1
    facts.metadata.append(block)
  }

  /// The first block of metadata beyond the limit, which isn't read; nil if there is none.
  private(set) var firstUnread: MetadataBlock?
  private var hasOverflown = false
  private var blockCounts: [MetadataBlock.Kind: Int] = [:]
  /// The keywords of the texts so far; empty while there are fewer than the limit.
  private var keywords: Set<String> = []
}
