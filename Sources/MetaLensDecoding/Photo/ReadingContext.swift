import MetaLensFacts

/// One photo being read: its bytes, what may be spent on it, and what was noticed so far.
///
/// The one parameter that every reader takes besides what it reads. It can't be copied, so that what is noted, or
/// counted, anywhere counts for the whole photo.
struct ReadingContext: ~Copyable {
  /// Where the bytes come from.
  let source: any ByteSource
  /// The file's size.
  let byteCount: Int
  /// What may be spent; of a small file less.
  let limits: ReadLimits
  /// Data sets of IPTC in one block.
  let dataSets: Int
  /// What the photo may still cost.
  var budget: ReadingBudget
  /// The bytes at hand, of a file that is read here and there.
  var window: SparseWindow
  /// What was noticed.
  var log: DiagnosticLog
  /// Manifest stores laid out; nil where nobody asks for them.
  var outlines: [CredentialOutline]?

  init(_ source: any ByteSource, limits: ReadLimits = ReadLimits()) {
    self.source = source
    byteCount = source.byteCount
    self.limits = limits.fitted(toFileOf: source.byteCount)
    dataSets = limits.dataSets(ofFile: source.byteCount)
    budget = ReadingBudget(limits, byteCount: source.byteCount)
    window = SparseWindow(byteCount: byteCount, limits: limits)
    log = DiagnosticLog(limit: limits.diagnostics)
  }

  /// What was noticed, and what the budget had no room for.
  var diagnostics: [Diagnostic] { log.diagnostics + budget.diagnostics }

  /// Whether a block of metadata may have so many bytes; where it may not, that is told.
  mutating func allowsBlock(
    of count: Int, at location: @autoclosure () -> String, offset: Int
  ) -> Bool {
    guard count > limits.blockBytes else { return true }
    log.add(.blockTooLarge, at: location(), offset: offset, "\(count) bytes")
    return false
  }

  /// The bytes at a place; nil where the file ends before.
  mutating func bytes(at offset: Int, count: Int) throws(PhotoReadingError) -> ArraySlice<UInt8>? {
    try window.bytes(at: offset, count: count, from: source)
  }

  /// The first bytes of a range: as many as asked for, or as it has; nil where the file ends before.
  mutating func head(_ range: Range<Int>, maximum: Int) throws(PhotoReadingError) -> ArraySlice<UInt8>? {
    try bytes(at: range.lowerBound, count: min(maximum, range.count))
  }

  /// The first bytes of a range as fields.
  mutating func fields(_ range: Range<Int>, maximum: Int) throws(PhotoReadingError) -> ByteFields? {
    try head(range, maximum: maximum).map { ByteFields($0) }
  }

  /// The bytes of a range as an array of their own; nil where the file ends before.
  mutating func array(_ range: Range<Int>) throws(PhotoReadingError) -> [UInt8]? {
    try bytes(at: range.lowerBound, count: range.count).map(Array.init)
  }
}
