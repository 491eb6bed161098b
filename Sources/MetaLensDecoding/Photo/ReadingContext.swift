import MetaLensFacts

/// The state of reading one photo: its bytes, its budget, and its diagnostics so far.
///
/// Every reader takes this parameter in addition to what it reads. It can't be copied, so that what is recorded or
/// counted anywhere applies to the whole photo.
struct ReadingContext: ~Copyable {
  let source: any ByteSource
  /// The file's size.
  let byteCount: Int
  /// The limits, which are lower for a small file.
  let limits: ReadLimits
  /// The maximum number of IPTC data sets in a block.
  let dataSets: Int
  /// The work that may still be spent on the photo.
  var budget: ReadingBudget
  /// The bytes in memory, for a file that isn't read in sequence.
  var window: SparseWindow
  var log: DiagnosticLog
  /// Outlines of manifest stores; nil if they aren't wanted.
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

  var diagnostics: [Diagnostic] { log.diagnostics + budget.diagnostics }

  /// Whether a block of metadata may have this many bytes; if not, adds a diagnostic.
  mutating func allowsBlock(
    of count: Int, at location: @autoclosure () -> String, offset: Int
  ) -> Bool {
    guard count > limits.blockBytes else { return true }
    log.add(.blockTooLarge, at: location(), offset: offset, "\(count) bytes")
    return false
  }

  /// Returns the bytes at an offset; nil if the file ends before them.
  mutating func bytes(at offset: Int, count: Int) throws(PhotoReadingError) -> ArraySlice<UInt8>? {
    try window.bytes(at: offset, count: count, from: source)
  }

  /// Returns the first bytes of a range, at most `maximum`; nil if the file ends before them.
  mutating func head(_ range: Range<Int>, maximum: Int) throws(PhotoReadingError) -> ArraySlice<UInt8>? {
    try bytes(at: range.lowerBound, count: min(maximum, range.count))
  }

  /// Returns the first bytes of a range as fields; nil if the file ends before them.
  mutating func fields(_ range: Range<Int>, maximum: Int) throws(PhotoReadingError) -> ByteFields? {
    try head(range, maximum: maximum).map { ByteFields($0) }
  }

  /// Returns the bytes of a range as an array; nil if the file ends before them.
  mutating func array(_ range: Range<Int>) throws(PhotoReadingError) -> [UInt8]? {
    try bytes(at: range.lowerBound, count: range.count).map(Array.init)
  }
}
