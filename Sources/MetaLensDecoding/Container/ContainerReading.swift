import MetaLensFacts

/// What a container's reader gives; reading goes on where it can, and damage becomes diagnostics.
struct ContainerReading {
  /// Where the EXIF is.
  enum Exif {
    /// A block that begins with its byte-order mark.
    case block(LocatedBytes)
    /// Directories that the reader walked itself: TIFF files are EXIF blocks of any size.
    case facts(ExifFacts)
  }

  /// The format, told more exactly than by the first bytes where the reader knows better.
  var format: PhotoFormat
  /// How the file is built.
  var facts = ContainerFacts()
  /// The first EXIF; a second one is a diagnostic.
  var exif: Exif?
  /// False where the file ends before its container, or before a piece of its main picture.
  var isComplete = true
  /// About where the coded data of a complete file hold what no encoder writes, in bytes; nil where nobody looked.
  var damageOffset: Int?

  init(_ format: PhotoFormat) { self.format = format }

  /// Lists a part, as far as the limit allows.
  ///
  /// - Returns: whether there was room. The first part beyond is a diagnostic.
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

  /// Notes where metadata stands, as far as the limit of parts allows; each stands in a part, so that what is beyond
  /// has its diagnostic there.
  mutating func add(_ block: MetadataBlock, _ context: borrowing ReadingContext) {
    guard facts.metadata.count < context.limits.parts else { return }
    facts.metadata.append(block)
  }

  private var hasOverflown = false
}
