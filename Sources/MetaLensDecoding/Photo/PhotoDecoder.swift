package import MetaLensFacts

/// Decodes a photo's bytes to its facts.
package struct PhotoDecoder: Sendable {
  let limits: ReadLimits
  /// Whether manifest stores of Content Credentials are outlined too, for `PhotoFacts.credentialOutlines`.
  private var outlinesCredentials = false

  package init(limits: ReadLimits = ReadLimits()) { self.limits = limits }

  /// A copy of the decoder that also outlines manifest stores.
  package var outliningCredentials: PhotoDecoder {
    var copy = self
    copy.outlinesCredentials = true
    return copy
  }

  /// Reads a photo's facts.
  ///
  /// At depth `metadata` and without hashing, only the bytes before the first scan and the file's end are read, unless
  /// the end isn't EOI. Otherwise every byte is read, and hashed when it is read, so that the hash is of the bytes that
  /// were examined.
  ///
  /// - Throws: `PhotoReadingError` if the file can't be read, isn't a photo, or has no frame header. Other damage is
  ///   reported by diagnostics.
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
    // Checked after the format: for a large file that isn't a photo, that is the more useful error.
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
    // Facts that were left out because of the cancellation would be missing.
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

  /// Returns the facts of a file whose end was never written, as if it were truncated there; nil if no picture lacks
  /// the end.
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
