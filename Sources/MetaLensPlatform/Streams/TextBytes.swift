#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A text in UTF-8 that grows at its end.
///
/// What is added goes to its place in one step: a report has some four hundred pieces, and adding each to an array
/// byte by byte costs more than finding what it says.
package struct TextBytes: Sendable {
  /// The text, and behind it room for more, whose bytes mean nothing.
  private var storage: [UInt8]
  /// How many bytes of it there are.
  package private(set) var count = 0

  /// An empty text with room for so many bytes.
  package init(capacity: Int) {
    // Not zeroed: most of the room is written over or never used.
    let room = max(64, capacity)
    storage = unsafe Array(unsafeUninitializedCapacity: room) { _, count in count = room }
  }

  /// Hands over the text, which is empty then; its room for more goes with it, so that nothing is copied.
  package mutating func take() -> [UInt8] {
    var taken: [UInt8] = []
    // Nobody else may hold it when it is cut: that would be a copy.
    swap(&taken, &storage)
    taken.removeLast(taken.count - count)
    count = 0
    return taken
  }

  /// Adds a byte.
  package mutating func append(_ byte: UInt8) {
    if count == storage.count { grow(by: 1) }
    storage[count] = byte
    count += 1
  }

  /// Adds a text of the program's own.
  package mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe add($0) }
  }

  /// Adds bytes.
  package mutating func append(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { unsafe add($0) }
  }

  /// Adds a text.
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { unsafe add($0) }
  }

  /// Adds a text between quotation marks and a colon behind it, and a comma before it unless it is the first.
  package mutating func append(key text: StaticString, isFirst: Bool = true) {
    text.withUTF8Buffer { text in
      guard let source = text.baseAddress else { return }
      reserve(text.count + 4)
      let start = isFirst ? count : count + 1
      let isWritten = unsafe storage.withUnsafeMutableBufferPointer { storage in
        guard let base = storage.baseAddress else { return false }
        if !isFirst { unsafe storage[start - 1] = 0x2C }
        unsafe storage[start] = 0x22
        unsafe memcpy(base + start + 1, source, text.count)
        unsafe storage[start + 1 + text.count] = 0x22
        unsafe storage[start + 2 + text.count] = 0x3A
        return true
      }
      if isWritten { count = start + text.count + 3 }
    }
  }

  /// Adds a text between quotation marks, unless it has an odd character.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - mayBeOdd: whether a byte is one, or begins one beyond ASCII; 256 rows.
  ///   - isOdd: whether such a byte and the two behind it, or zeros where the text ends, are one.
  ///
  /// - Returns: whether it was added.
  package mutating func append(
    quoted text: String, unless mayBeOdd: [Bool], _ isOdd: (UInt8, UInt8, UInt8) -> Bool
  ) -> Bool {
    var text = text
    return text.withUTF8 { text in
      let start = count
      append(0x22)
      unsafe add(text)
      let isFine = unsafe mayBeOdd.withUnsafeBufferPointer { mayBeOdd in
        guard mayBeOdd.count == 256 else { return false }
        for index in 0..<text.count where unsafe mayBeOdd[Int(text[index])] {
          let second = index + 1 < text.count ? unsafe text[index + 1] : 0
          let third = index + 2 < text.count ? unsafe text[index + 2] : 0
          if unsafe isOdd(text[index], second, third) { return false }
        }
        return true
      }
      guard isFine else {
        count = start
        return false
      }
      append(0x22)
      return true
    }
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count)
    let start = count
    let isWritten = unsafe storage.withUnsafeMutableBytes { storage in
      guard let base = storage.baseAddress else { return false }
      unsafe memcpy(base + start, source, bytes.count)
      return true
    }
    if isWritten { count += bytes.count }
  }

  private mutating func reserve(_ more: Int) {
    if storage.count - count < more { grow(by: more) }
  }

  private mutating func grow(by more: Int) {
    storage.append(contentsOf: repeatElement(0, count: max(more, storage.count)))
  }
}
