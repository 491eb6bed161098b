import MetaLensFacts

/// Repairs a packet that isn't XML, so that more of it can be read.
///
/// Adobe's library and exiftool also read on if a program wrote a byte of Latin-1, a control character or a bare `&`:
/// a file into which such a byte was put still states what it stated.
///
/// No byte changes its place, so evidence points to the same offsets as before.
enum XMPRepair {
  /// The maximum size of a packet to repair: 205 packets together are smaller (Docs/Measurements/XMPParser.md).
  static let maximumBytes = 1 << 20

  private static let space = UInt8(ascii: " ")

  /// Returns the text with spaces or question marks in place of what XML doesn't allow; nil if there is nothing to
  /// repair, or the text is too long.
  static func repaired(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard text.count <= maximumBytes else { return nil }
    var bytes = Array(text)
    blankDeclarations(&bytes)
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x80...:
        let count = characterCount(bytes, at: index)
        if count == 0 { bytes[index] = UInt8(ascii: "?") }
        index += max(1, count)
        continue
      case 0x09, 0x0A, 0x0D: break
      case 0..<0x20: bytes[index] = space
      case UInt8(ascii: "&") where !isReference(bytes, at: index): bytes[index] = UInt8(ascii: "?")
      default: break
      }
      index += 1
    }
    return bytes[...] == text ? nil : bytes[...]
  }

  /// Replaces the XML declarations before the first element with spaces.
  ///
  /// They say nothing of use, must come first in the document, and may name an encoding that isn't the packet's.
  private static func blankDeclarations(_ bytes: inout [UInt8]) {
    let beginning = Array("<?xml".utf8)
    var index = 0
    while index + beginning.count < bytes.count {
      if bytes[index] != beginning[0] {
        index += 1
        continue
      }
      // This is the first element.
      if bytes[index + 1] != beginning[1], bytes[index + 1] != UInt8(ascii: "!") { return }
      let behind = index + beginning.count
      guard bytes[index..<behind].elementsEqual(beginning), [space, 0x09, 0x0A, 0x0D].contains(bytes[behind])
      else {
        index += 1
        continue
      }
      var end = behind
      while end < bytes.count, bytes[end] != UInt8(ascii: ">") { end += 1 }
      guard end < bytes.count else { return }
      for place in index...end { bytes[place] = space }
      index = end
    }
  }

  /// Whether a reference that XML defines without a document type begins at a place (XML 1.0, 4.1 and 4.6).
  private static func isReference(_ bytes: [UInt8], at place: Int) -> Bool {
    let name = bytes[(place + 1)...].prefix(12).prefix { $0 != UInt8(ascii: ";") }
    guard name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";") else { return false }
    if ["amp", "lt", "gt", "quot", "apos"].contains(where: { name.elementsEqual($0.utf8) }) { return true }
    guard name.first == UInt8(ascii: "#") else { return false }
    // Digits alone: a sign isn't allowed, although Swift's own initializers take one.
    let digits = name.dropFirst()
    let number: UInt64? =
      if digits.first == UInt8(ascii: "x") {
        Hexadecimal.value(of: digits.dropFirst())
      } else if digits.allSatisfy(\.isASCIIDigit) {
        UInt64(String(decoding: digits, as: UTF8.self))
      } else {
        nil
      }
    switch number ?? 0 {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: return true
    default: return false
    }
  }

  /// Returns the number of bytes of the UTF-8 character that begins at a place; 0 if none begins there that XML allows
  /// (RFC 3629, 4; XML 1.0, 2.2).
  private static func characterCount(_ bytes: [UInt8], at place: Int) -> Int {
    func byte(_ offset: Int) -> UInt8 { place + offset < bytes.count ? bytes[place + offset] : 0 }
    func continues(_ offsets: ClosedRange<Int>) -> Bool { offsets.allSatisfy { byte($0) & 0xC0 == 0x80 } }
    let second = byte(1)
    switch bytes[place] {
    case 0xC2...0xDF: return continues(1...1) ? 2 : 0
    case 0xE0: return second >= 0xA0 && continues(1...2) ? 3 : 0
    case 0xED: return second < 0xA0 && continues(1...2) ? 3 : 0
    case 0xEF where second == 0xBF && byte(2) >= 0xBE: return 0
    case 0xE1...0xEF: return continues(1...2) ? 3 : 0
    case 0xF0: return second >= 0x90 && continues(1...3) ? 4 : 0
    case 0xF4: return second < 0x90 && continues(1...3) ? 4 : 0
    case 0xF1...0xF3: return continues(1...3) ? 4 : 0
    default: return 0
    }
  }
}
