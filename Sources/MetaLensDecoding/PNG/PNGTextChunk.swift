import MetaLensFacts

/// The parts of a tEXt, zTXt or iTXt chunk (PNG, 11.3.3).
struct PNGTextChunk {
  /// The keyword, in Latin-1; empty if no NUL ends it.
  var keyword: ArraySlice<UInt8>
  /// The text as written, still packed if it is packed.
  var text: ArraySlice<UInt8>
  /// Whether the text is a zlib stream.
  var isPacked: Bool
  /// Whether the text is UTF-8 and not Latin-1.
  var isUnicode: Bool
  /// What is wrong with the chunk, in English; nil if nothing is.
  var failure: String?

  /// The maximum length of a keyword in bytes (PNG, tEXt).
  static let longestKeyword = 79

  /// Separates the parts of a chunk's data.
  init(_ kind: PNGChunk.Kind, _ data: ArraySlice<UInt8>) {
    isPacked = kind == .compressedText
    isUnicode = kind == .internationalText
    // A longer keyword violates the standard but is still a keyword; without a NUL in the first 256 bytes, the data is
    // text without a keyword.
    guard let keywordEnd = data.prefix(256).firstIndex(of: 0) else {
      keyword = []
      text = data
      isPacked = false
      failure = "no keyword"
      return
    }
    keyword = data[..<keywordEnd]
    text = data[(keywordEnd + 1)...]
    if keyword.isEmpty || keyword.count > Self.longestKeyword {
      failure = "keyword of \(keyword.count) bytes"
    }
    switch kind {
    case .compressedText: takeMethod()
    case .internationalText: takeInternational()
    default: break
    }
  }

  /// Reads the byte for the compression method; only 0, zlib, is defined.
  private mutating func takeMethod() {
    guard let method = text.popFirst() else {
      failure = "no compression method"
      return
    }
    if method != 0 { failure = "compression method \(method)" }
  }

  /// Reads compression flag and method, then language and translated keyword, both of which end with NUL.
  private mutating func takeInternational() {
    guard let flag = text.popFirst() else {
      failure = "no compression flag"
      return
    }
    isPacked = flag == 1
    if flag > 1 { failure = "compression flag \(flag)" }
    if isPacked { takeMethod() } else { _ = text.popFirst() }
    for name in ["language", "translated keyword"] {
      guard let end = text.firstIndex(of: 0) else {
        failure = "no end of the \(name)"
        text = text[text.endIndex...]
        return
      }
      text = text[(end + 1)...]
    }
  }
}
