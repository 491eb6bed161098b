package import MetaLensFacts

/// Makes a photo's facts of its bytes.
package struct PhotoDecoder: Sendable {
  let limits: ReadLimits
  /// Whether manifest stores of Content Credentials are laid out too, for `PhotoFacts.credentialOutlines`.
  private var outlinesCredentials = false

  package init(limits: ReadLimits = ReadLimits()) { self.limits = limits }

  /// The same decoder, which lays manifest stores out too.
  package var outliningCredentials: PhotoDecoder {
    var copy = self
    copy.outlinesCredentials = true
    return copy
  }

  /// Reads a photo's facts.
  ///
  /// At depth `metadata` and without hashing, only what stands before the first
  /// scan and the file's end is read, unless the end isn't EOI. Otherwise every
  /// byte is read, and hashed as it comes: what was looked at is what was hashed.
  ///
  /// - Throws: `PhotoReadingError` where the file can't be read, is no photo, or has no frame header; damage beyond
  ///   that is told by diagnostics.
  package func decode(
    _ source: any ByteSource, depth: AnalysisDepth = .metadata, hashing: Bool
  ) throws(PhotoReadingError) -> PhotoFacts {
    let byteCount = source.byteCount
    guard byteCount > 0 else { throw Self.givesBytes(source) ? .unsized : .empty }
    var header = HeaderWindow(byteCount: byteCount, limits: limits, mayReadAgain: !hashing)
    _ = try header.load(to: min(byteCount, PhotoFormat.detectionByteCount), from: source)
    let first = header.bytes[..<min(byteCount, PhotoFormat.detectionByteCount)]
    guard let format = PhotoFormat(detecting: first) else {
      throw .unknownFormat(OtherFile(detecting: first))
    }
    // After the format: a large file that is no photo is no photo first of all.
    guard byteCount <= limits.fileBytes else {
      throw .tooLarge(byteCount: byteCount, limit: limits.fileBytes)
    }
    var context = context(of: source)
    var facts: PhotoFacts
    if format == .jpeg {
      facts = try JPEGDecoding.decode(&header, depth: depth, hashing: hashing, &context)
    } else {
      context.window = SparseWindow(header.bytes, byteCount: byteCount, limits: limits)
      facts = try ContainerDecoding.decode(format, depth: depth, hashing: hashing, &context)
      if !facts.isComplete, [.png, .gif, .jpeg2000].contains(format) {
        facts.emptyTailOffset = try EmptyTail.start(in: source, limits: limits)
      } else if EmptyTail.mayHide(in: format), let start = try EmptyTail.start(in: source, limits: limits),
        facts.container.value?.endOffset ?? byteCount > start,
        let cut = try cut(source, at: start, format, depth: depth, facts)
      {
        return cut
      }
    }
    facts.credentialOutlines = context.outlines ?? []
    // What was left out for it is no fact.
    guard !context.budget.isCancelled else { throw .cancelled }
    return facts
  }

  private static func givesBytes(_ source: any ByteSource) -> Bool {
    guard let bytes = try? source.read(at: 0, count: 1) else { return false }
    return !bytes.isEmpty
  }

  private func context(of source: any ByteSource) -> ReadingContext {
    var context = ReadingContext(source, limits: limits)
    if outlinesCredentials { context.outlines = [] }
    return context
  }

  /// The facts of a file whose end was never written, as if it were cut there; nil where no picture misses it.
  private func cut(
    _ source: any ByteSource, at start: Int, _ format: PhotoFormat, depth: AnalysisDepth, _ whole: PhotoFacts
  ) throws(PhotoReadingError) -> PhotoFacts? {
    var context = context(
      of: SourcePrefix(source: source, byteCount: start + EmptyTail.minimumByteCount))
    var facts: PhotoFacts
    do { facts = try ContainerDecoding.decode(format, depth: depth, hashing: false, &context) } catch {
      if case .cancelled = error { throw error }
      return nil
    }
    guard EmptyTail.isLoss(facts, of: source.byteCount, from: start), !context.budget.isCancelled else {
      return nil
    }
    facts.credentialOutlines = context.outlines ?? []
    facts.byteCount = source.byteCount
    facts.emptyTailOffset = start
    facts.sha256 = whole.sha256
    return facts
  }
}
