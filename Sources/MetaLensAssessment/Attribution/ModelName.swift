/// A camera's name in words that can be compared, without letter case, punctuation and the maker's name.
struct ModelName: Sendable, Equatable {
  /// The words, in lowercase.
  let words: [String]

  /// Splits a name into words, without words of the make at its beginning.
  init(_ text: String, make: String? = nil) {
    var words = Self.words(of: text)
    let maker = make.map(Self.words(of:)) ?? []
    while words.count > 1, let first = words.first, maker.contains(first) { words.removeFirst() }
    self.words = words
  }

  /// Whether both can name one camera: they are the same, or one's words follow each other in the other.
  ///
  /// Samsung's phones have a code and a name (`SM-S931U`, `Galaxy S25`), and nothing here knows which belong together.
  func agrees(with other: ModelName) -> Bool {
    guard !words.isEmpty, !other.words.isEmpty else { return true }
    return words.contains("galaxy") != other.words.contains("galaxy")
      || words.joined() == other.words.joined()
      || words.firstRange(of: other.words) != nil || other.words.firstRange(of: words) != nil
  }

  /// Whether two makers can be the same: they share a word, as `NIKON` and `NIKON CORPORATION` do.
  static func isSameMaker(_ first: String, _ second: String) -> Bool {
    let (one, other) = (words(of: first), words(of: second))
    return one.isEmpty || other.isEmpty || one.contains(where: other.contains)
  }

  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in text.utf8.prefix(256) {
      switch byte {
      case 0x41...0x5A: word.append(byte | 0x20)
      case 0x61...0x7A, 0x30...0x39, 0x80...: word.append(byte)
      default:
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word = []
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }
}
