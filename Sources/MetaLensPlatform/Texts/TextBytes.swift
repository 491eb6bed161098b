#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A UTF-8 text that grows at its end; it owns its memory.
///
/// Added bytes are copied to their place in one step: a report has about four hundred pieces, and adding each to an
/// array takes as long as finding its content.
@safe
package struct TextBytes: ~Copyable {
  /// The text, followed by room for more, whose bytes are undefined.
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  /// The number of bytes of the text.
  package internal(set) var count = 0

  /// Makes an empty text with room for this many bytes.
  package init(capacity: Int) {
    self.capacity = max(64, capacity)
    // Not zeroed: most of the room is overwritten or never used.
    unsafe base = .allocate(capacity: self.capacity)
  }

  deinit { unsafe base.deallocate() }

  /// Returns the text, which is then empty.
  package mutating func take() -> [UInt8] {
    let count = count
    self.count = 0
    return unsafe Array(unsafeUninitializedCapacity: count + Self.roomBehind) { room, initialized in
      guard let start = room.baseAddress else { return }
      unsafe start.update(from: base, count: count)
      initialized = count
    }
  }

  /// Room after the returned bytes, so that a line break can be added without another copy.
  private static var roomBehind: Int { 16 }

  @inlinable package mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    unsafe base[count] = byte
    count += 1
  }

  /// Adds bytes packed in a number, the lowest first.
  ///
  /// - Parameters:
  ///   - packed: The bytes.
  ///   - packedCount: The number of bytes; at most eight.
  package mutating func append(packed: UInt64, count packedCount: Int) {
    reserve(8)
    unsafe UnsafeMutableRawPointer(base + count).storeBytes(of: packed.littleEndian, as: UInt64.self)
    count += min(8, max(0, packedCount))
  }

  /// Adds a text of the program's own.
  package mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe add($0) }
  }

  package mutating func append(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { unsafe add($0) }
  }

  package mutating func append(_ text: String) {
    // Only Apple's frameworks make texts that aren't contiguous in memory.
    guard unsafe text.utf8.withContiguousStorageIfAvailable({ unsafe add($0) }) == nil else { return }
    var text = text
    text.withUTF8 { unsafe add($0) }
  }

  /// Adds a text between quotation marks and a colon after it, and a comma before it unless it is the first.
  package mutating func append(key text: StaticString, isFirst: Bool = true) {
    text.withUTF8Buffer { text in
      reserve(text.count + 4)
      if !isFirst { unsafe put(0x2C) }
      unsafe put(0x22)
      unsafe add(text)
      unsafe put(0x22)
      unsafe put(0x3A)
    }
  }

  /// Adds a text between quotation marks, unless it has an odd character.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - odd: The odd characters.
  ///
  /// - Returns: Whether it was added.
  package mutating func append(
    quoted text: String, unless odd: EscapedCharacters
  ) -> Bool {
    let start = count
    append(0x22)
    append(text)
    return close(quotedFrom: start, unless: odd)
  }

  /// Adds a template between quotation marks with its values put in, unless that has an odd character.
  ///
  /// - Parameters:
  ///   - template: As for a template alone.
  ///   - part: As for a template alone.
  ///   - values: As for a template alone.
  ///   - odd: The odd characters.
  ///
  /// - Returns: Whether it was added.
  package mutating func append(
    quoted template: String, part: Range<Int>? = nil, with values: [(name: String, value: String)],
    unless odd: EscapedCharacters
  ) -> Bool {
    let start = count
    append(0x22)
    append(template, part: part, with: values)
    return close(quotedFrom: start, unless: odd)
  }

  /// Adds a template with its values put in.
  ///
  /// - Parameters:
  ///   - template: Words, and `{name}` as a placeholder for a value; nothing is put in for a missing value.
  ///   - part: Which part of the text is the template, in bytes of UTF-8; nil for all of it.
  ///   - values: The values by their names. Their content is never read as a placeholder.
  package mutating func append(
    _ template: String, part: Range<Int>?, with values: [(name: String, value: String)]
  ) {
    var template = template
    template.withUTF8 { template in
      var rest = unsafe template[(part ?? 0..<template.count).clamped(to: 0..<template.count)]
      while let open = unsafe Self.index(of: 0x7B, in: rest),
        let close = unsafe Self.index(of: 0x7D, in: rest[open...])
      {
        unsafe add(UnsafeBufferPointer(rebasing: rest[..<open]))
        let name = unsafe rest[(open + 1)..<close]
        if let pair = values.first(where: { unsafe $0.name.utf8.elementsEqual(name) }) {
          append(pair.value)
        }
        unsafe rest = rest[(close + 1)...]
      }
      unsafe add(UnsafeBufferPointer(rebasing: rest))
    }
  }

  private static func index(of byte: UInt8, in text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    guard let start = unsafe UnsafeBufferPointer(rebasing: text).baseAddress,
      let found = unsafe memchr(start, Int32(byte), text.count)
    else { return nil }
    return unsafe text.startIndex + (UnsafeRawPointer(found) - UnsafeRawPointer(start))
  }

  /// Ends a text that began with a quotation mark, or removes it if it has an odd character.
  private mutating func close(quotedFrom start: Int, unless odd: EscapedCharacters) -> Bool {
    guard
      unsafe !odd.occur(
        in: UnsafeBufferPointer(rebasing: UnsafeBufferPointer(start: base, count: count)[(start + 1)...]))
    else {
      count = start
      return false
    }
    append(0x22)
    return true
  }

  /// Adds a byte; there must be room for it.
  @unsafe
  private mutating func put(_ byte: UInt8) {
    unsafe base[count] = byte
    count += 1
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count)
    unsafe (base + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  private mutating func reserve(_ more: Int) {
    if capacity - count < more { grow(by: more) }
  }

  @usableFromInline mutating func grow(by more: Int) {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + max(more, capacity))
    unsafe larger.update(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = larger
    capacity += max(more, capacity)
  }
}
