/// Characters that prevent a text from being written unchanged, such as those that JSON escapes.
package struct EscapedCharacters: Sendable {
  /// Whether a byte is such a character, or begins one beyond ASCII; 256 entries.
  private let mayBegin: [Bool]
  private let isOdd: @Sendable (UInt8, UInt8, UInt8) -> Bool
  /// Whether no visible ASCII character except `"` and `\\` is odd, so that eight bytes can be checked in one step.
  private let arePlainTextsFine: Bool

  /// Makes a set of odd characters.
  ///
  /// - Parameters:
  ///   - bytes: The bytes that are such a character, or begin one beyond ASCII.
  ///   - isOdd: Whether one of these bytes and the two after it, or zeros after the text's end, are such a character.
  package init(
    beginningWith bytes: some Sequence<UInt8>, _ isOdd: @escaping @Sendable (UInt8, UInt8, UInt8) -> Bool
  ) {
    var mayBegin = Array(repeating: false, count: 256)
    for byte in bytes { mayBegin[Int(byte)] = true }
    self.mayBegin = mayBegin
    self.isOdd = isOdd
    arePlainTextsFine = (0x20..<0x7F).allSatisfy { $0 == 0x22 || $0 == 0x5C || !mayBegin[$0] }
  }

  func occur(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe mayBegin.withUnsafeBufferPointer { mayBegin in
      var index = 0
      while index < text.count {
        if arePlainTextsFine, index + 8 <= text.count,
          unsafe Self.isPlain(UnsafeRawPointer(text.baseAddress), index)
        {
          index += 8
          continue
        }
        if unsafe mayBegin[Int(text[index])] {
          let second = index + 1 < text.count ? unsafe text[index + 1] : 0
          let third = index + 2 < text.count ? unsafe text[index + 2] : 0
          if unsafe isOdd(text[index], second, third) { return true }
        }
        index += 1
      }
      return false
    }
  }

  /// Whether eight bytes are visible ASCII characters or spaces, except `"` and `\\`.
  private static func isPlain(_ text: UnsafeRawPointer?, _ offset: Int) -> Bool {
    guard let text = unsafe text else { return false }
    let word = unsafe text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    // A byte below n has its high bit set in `word - n * ones` if it doesn't have it in `word`.
    func equal(_ byte: UInt64) -> UInt64 { ((word ^ byte &* ones) &- ones) & ~(word ^ byte &* ones) }
    let below = (word &- 0x20 &* ones) & ~word
    return (word | below | equal(0x22) | equal(0x5C) | equal(0x7F)) & highs == 0
  }
}
