/// What is done to a packet that is no XML, so that more of it can be read: as Adobe's library and exiftool read on where a
/// program wrote a byte of Latin-1, a control character or a bare `&`, a file that such a byte was put into still says what it says.
///
/// Nothing changes its place, so that evidence points where it did.
enum XMPRepair {
  /// The text with blanks or question marks in place of what XML doesn't allow; nil where there is nothing of it.
  static func repaired(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var bytes = Array(text)
    blankDeclaration(&bytes)
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F: bytes[index] = space
      case UInt8(ascii: "&") where !isReference(bytes[index...]): bytes[index] = UInt8(ascii: "?")
      case 0x80...:
        let count = characterCount(bytes[index...])
        guard count == 0 else {
          index += count
          continue
        }
        bytes[index] = UInt8(ascii: "?")
      default: break
      }
      index += 1
    }
    return bytes[...] == text ? nil : bytes[...]
  }

  private static let space = UInt8(ascii: " ")

  /// Takes out an XML declaration, which says nothing of use: it must stand first, and can name an encoding that isn't the packet's.
  private static func blankDeclaration(_ bytes: inout [UInt8]) {
    guard let start = bytes.firstRange(of: Array("<?xml".utf8)), start.upperBound < bytes.count,
      bytes[start.upperBound] == space || bytes[start.upperBound] == UInt8(ascii: "\t"),
      let end = bytes[start.upperBound...].firstRange(of: Array("?>".utf8))
    else { return }
    bytes.replaceSubrange(
      start.lowerBound..<end.upperBound,
      with: repeatElement(space, count: end.upperBound - start.lowerBound))
  }

  /// Whether a text that begins with `&` begins with a reference that XML knows without a document type (XML 1.0, 4.1 and 4.6).
  private static func isReference(_ text: ArraySlice<UInt8>) -> Bool {
    let name = text.dropFirst().prefix(12).prefix { $0 != UInt8(ascii: ";") }
    guard text.dropFirst(1 + name.count).first == UInt8(ascii: ";") else { return false }
    if ["amp", "lt", "gt", "quot", "apos"].contains(where: { name.elementsEqual($0.utf8) }) { return true }
    guard name.first == UInt8(ascii: "#") else { return false }
    let digits = String(decoding: name.dropFirst(), as: UTF8.self)
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number else { return false }
    switch number {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: return true
    default: return false
    }
  }

  /// Bytes of the character in UTF-8 that a text begins with; 0 where it begins with none that XML allows.
  private static func characterCount(_ text: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = text.prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator), scalar.value & 0xFFFE != 0xFFFE else {
      return 0
    }
    return UTF8.width(scalar)
  }
}
