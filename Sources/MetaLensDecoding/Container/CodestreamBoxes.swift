import MetaLensFacts

/// A reader of a file of boxes whose picture is a single codestream: JPEG 2000's and JPEG XL's.
protocol CodestreamBoxes {
  /// The types of boxes at such a file's top level.
  static var types: Set<String> { get }
  /// The description of a file that has neither a picture nor metadata.
  static var emptyFile: String { get }

  var reading: ContainerReading { get set }
  var isCodestreamWhole: Bool { get }
  /// Whether the file ends before a box does.
  var isCut: Bool { get set }

  /// Reads a box at the file's top level.
  mutating func read(_ box: Box, _ context: inout ReadingContext) throws(PhotoReadingError)
}

extension CodestreamBoxes {
  /// Reads the file's boxes one after the other, until data after them.
  mutating func readAll(_ context: inout ReadingContext) throws(PhotoReadingError) {
    var cursor = BoxCursor(0..<context.byteCount, level: 0)
    while cursor.position < cursor.end {
      if isCodestreamWhole, try BoxFileEnd.isEnd(at: cursor.position, types: Self.types, &context) { break }
      guard let box = try cursor.next(into: &reading, &context) else {
        isCut = true
        break
      }
      if !box.isWhole { isCut = true }
      try read(box, &context)
    }
    if !isCut { reading.facts.endOffset = cursor.position }
  }

  /// Adds Content Credentials if a `jumb` box begins as they do.
  mutating func readCredentials(_ box: Box, _ context: inout ReadingContext) throws(PhotoReadingError) {
    guard let head = try context.head(box.payload, maximum: ContentCredentials.headCount),
      ContentCredentials.begin(head)
    else { return }
    reading.add(MetadataBlock(.contentCredentials, container: box.type, ranges: [box.payload]), context)
  }

  /// Returns what was read.
  ///
  /// - Throws: An error if neither a picture nor metadata was found.
  func finished() throws(PhotoReadingError) -> ContainerReading {
    var reading = reading
    reading.isComplete = !isCut && isCodestreamWhole && reading.facts.image != nil
    if reading.facts.image == nil, reading.facts.metadata.isEmpty {
      throw isCut ? .truncatedBeforeFrame : .malformed(Self.emptyFile)
    }
    return reading
  }
}
