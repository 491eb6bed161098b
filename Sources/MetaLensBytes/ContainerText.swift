/// Reads a container's texts, cut to a number of bytes.
package enum ContainerText {
  /// Reads Latin-1 (ISO 8859-1), in which each byte is a character.
  package static func latin1(_ bytes: ArraySlice<UInt8>, limit: Int) -> String {
    // The limit counts bytes of UTF-8, in which every byte of Latin-1 takes at least one.
    let first = bytes.prefix(max(0, limit))
    guard let other = first.firstIndex(where: { $0 >= 0x80 }) else {
      return String(decoding: first, as: UTF8.self)
    }
    var out = Array(first[..<other])
    for byte in first[other...] {
      guard out.count + (byte < 0x80 ? 1 : 2) <= limit else { break }
      if byte < 0x80 { out.append(byte) } else { out += [0xC0 | byte >> 6, 0x80 | byte & 0x3F] }
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// Reads UTF-8, not cut within a character; nil if it isn't valid.
  package static func utf8(_ bytes: ArraySlice<UInt8>, limit: Int) -> String? {
    let whole = whole(bytes, limit: limit)
    let text = String(validating: whole, as: UTF8.self)
    // Searching bytes takes fewer steps than searching a string, and long texts are usually base64.
    return whole.contains { $0 >= String.minimumMarkByte } ? text?.withFewMarks : text
  }

  /// Returns the first bytes of a text that may be UTF-8, not cut within a character.
  package static func whole(_ bytes: ArraySlice<UInt8>, limit: Int) -> ArraySlice<UInt8> {
    var first = bytes.prefix(max(0, limit))
    // A character has at most three bytes after its first.
    var dropped = 0
    while dropped < 3, first.endIndex < bytes.endIndex, bytes[first.endIndex] & 0xC0 == 0x80,
      first.popLast() != nil
    { dropped += 1 }
    return first
  }

  /// Reads a text that should be UTF-8 or ASCII, as Latin-1 if it isn't.
  package static func repaired(_ bytes: ArraySlice<UInt8>, limit: Int) -> (text: String, isRepaired: Bool) {
    if let text = utf8(bytes, limit: limit) { return (text, false) }
    return (latin1(bytes, limit: limit), true)
  }

  /// Reads a text whose encoding no standard defines: as UTF-8, or in the most likely encoding.
  package static func guessed(_ bytes: ArraySlice<UInt8>, limit: Int) -> (text: String, isGuessed: Bool) {
    if let text = utf8(bytes, limit: limit) { return (text, false) }
    let guess = GuessedText(bytes.prefix(max(0, limit)))
    return (utf8(Array(guess.text.utf8)[...], limit: limit) ?? "", true)
  }
}
