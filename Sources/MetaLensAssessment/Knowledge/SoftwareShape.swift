/// A pattern for a whole text, with literals and with placeholders for versions and codes: `Digital Camera {any}
/// Ver{v}`.
///
/// A pattern is parsed only while it is matched: most patterns begin with letters that most texts don't, and so cost
/// almost nothing.
package struct SoftwareShape: Sendable {
  /// The content of a pair of braces.
  private enum Placeholder {
    /// One or more characters of any kind.
    case any
    /// A digit, then anything but spaces.
    case version
    /// Digits with at least one dot between them.
    case number
    /// The text of EXIF Model.
    case model
    /// A number of characters of the kind that a letter stands for.
    case run(ClosedRange<Int>, UInt8)
  }

  private let pattern: String

  /// Makes a shape from a pattern; a pattern that isn't well formed matches nothing.
  package init(_ pattern: String) { self.pattern = pattern }

  /// Whether every placeholder in the pattern is valid.
  package var isWellFormed: Bool {
    var rest = Array(pattern.utf8)[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      guard let (_, behind) = Self.placeholder(rest[open...]) else { return false }
      rest = behind
    }
    return !pattern.isEmpty
  }

  /// Returns the placeholder that a pattern begins with, and the rest of the pattern.
  private static func placeholder(_ pattern: ArraySlice<UInt8>) -> (Placeholder, ArraySlice<UInt8>)? {
    guard pattern.first == UInt8(ascii: "{"), let close = pattern.firstIndex(of: UInt8(ascii: "}")) else {
      return nil
    }
    let name = pattern[(pattern.startIndex + 1)..<close]
    let rest = pattern[(close + 1)...]
    guard let count = range(name.dropFirst()) else {
      switch String(decoding: name, as: UTF8.self) {
      case "any": return (.any, rest)
      case "v": return (.version, rest)
      case "n": return (.number, rest)
      case "model": return (.model, rest)
      default: return nil
      }
    }
    guard let letter = name.first, runs.contains(letter) else { return nil }
    return (.run(count, letter), rest)
  }

  /// Parses a range such as `4-6`, or `4` for exactly 4; nil if it is neither.
  private static func range(_ text: ArraySlice<UInt8>) -> ClosedRange<Int>? {
    var low: Int?
    var value = 0
    for byte in text {
      if byte == UInt8(ascii: "-"), low == nil {
        (low, value) = (value, 0)
      } else {
        guard byte.isASCIIDigit, value < 1000 else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
    }
    let minimum = low ?? value
    return 0 < minimum && minimum <= value ? minimum...value : nil
  }

  /// Whether the whole text has this shape; false for texts of over 128 bytes.
  package func matches(_ text: [UInt8], model: [UInt8] = []) -> Bool {
    // Most texts begin with other letters, which is the cheapest check.
    text.count <= 128 && mayBegin(text) && mayEnd(text)
      && Self.matches(text[...], Array(pattern.utf8)[...], model: model)
  }

  /// Whether the pattern has a placeholder for any text.
  var isOpen: Bool { pattern.contains(Self.open) }

  /// Returns the range that the first placeholder for any text matches, as long as possible; nil if the shape has no
  /// such placeholder or doesn't match.
  func openPart(of text: [UInt8], model: [UInt8] = []) -> Range<Int>? {
    guard text.count <= 128, let place = pattern.firstRange(of: Self.open) else { return nil }
    let (head, tail) = (
      Array(pattern[..<place.lowerBound].utf8)[...], Array(pattern[place.upperBound...].utf8)[...]
    )
    guard let start = text.indices.first(where: { Self.matches(text[..<$0], head, model: model) }) else {
      return nil
    }
    return stride(from: text.count, to: start, by: -1).first { Self.matches(text[$0...], tail, model: model) }
      .map { start..<$0 }
  }

  private static let open = "{any}"

  /// Whether the whole text has this shape, if its last letter was already checked with `mayEnd`.
  func matches(endingFitly text: [UInt8]) -> Bool {
    text.count <= 128 && mayBegin(text) && Self.matches(text[...], Array(pattern.utf8)[...], model: [])
  }

  /// Whether a text begins with the letters before the first placeholder, and continues with what that may begin
  /// with.
  ///
  /// This excludes most texts without copying anything.
  private func mayBegin(_ text: [UInt8]) -> Bool {
    var pattern = pattern.utf8.makeIterator()
    for byte in text {
      guard let next = pattern.next() else { return false }
      guard next == UInt8(ascii: "{") else {
        guard next.asciiLowercased == byte.asciiLowercased else { return false }
        continue
      }
      return Self.isMember(byte, of: Self.run(pattern.next(), pattern.next()))
    }
    // The text has ended; the shape must end here too.
    return !text.isEmpty && pattern.next() == nil
  }

  /// Whether a text ends with the letter after the last placeholder, or with what that placeholder may end with.
  private func mayEnd(_ text: [UInt8]) -> Bool {
    text.last.map { Self.mayEnd($0, letter: end.letter, run: end.run) } ?? false
  }

  /// Whether a text that ends with this byte can have a shape with this end.
  static func mayEnd(_ byte: UInt8, letter: UInt8, run: UInt8) -> Bool {
    letter == anyLetter ? isMember(byte, of: run) : letter == byte.asciiLowercased
  }

  /// The end of every text of this shape: the lower-case letter, or `anyLetter` and the letter of a run.
  package var end: (letter: UInt8, run: UInt8) {
    let pattern = pattern.utf8
    guard let last = pattern.last else { return (Self.anyLetter, Self.anyLetter) }
    guard last == UInt8(ascii: "}"), let open = pattern.lastIndex(of: UInt8(ascii: "{")) else {
      return (last.asciiLowercased, Self.anyLetter)
    }
    let name = pattern[open...].dropFirst().prefix(2)
    return (Self.anyLetter, Self.run(name.first, name.count == 2 ? name.last : nil))
  }

  /// Returns the letter of a placeholder with these first two bytes if it is a run; otherwise `anyLetter`.
  private static func run(_ first: UInt8?, _ second: UInt8?) -> UInt8 {
    // A run's letter is followed by its count.
    guard let first, let second, second.isASCIIDigit else { return anyLetter }
    return first
  }

  /// The letters of runs.
  private static let runs = Array("dAXhaw".utf8)

  /// Whether a run of this letter may contain a byte; true for anything that isn't a run.
  private static func isMember(_ byte: UInt8, of run: UInt8) -> Bool {
    switch run {
    case UInt8(ascii: "d"): byte.isASCIIDigit
    case UInt8(ascii: "A"): byte.isASCIICapital
    case UInt8(ascii: "X"): byte.isASCIIDigit || byte.isASCIICapital
    // Hexadecimal digits with lower-case letters.
    case UInt8(ascii: "h"): byte.isASCIIDigit || (0x61...0x66).contains(byte)
    case UInt8(ascii: "a"): isSmall(byte)
    case UInt8(ascii: "w"): byte.isASCIIDigit || byte.isASCIILetter || byte == 0x5F || byte == 0x2D
    default: true
    }
  }

  private static func matches(_ text: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>, model: [UInt8]) -> Bool
  {
    var (text, pattern) = (text, pattern)
    while let first = pattern.first, first != UInt8(ascii: "{") {
      guard let byte = text.popFirst(), byte.asciiLowercased == first.asciiLowercased else { return false }
      pattern = pattern.dropFirst()
    }
    guard !pattern.isEmpty else { return text.isEmpty }
    guard let (placeholder, rest) = placeholder(pattern) else { return false }
    switch placeholder {
    case .model:
      return !model.isEmpty && text.count >= model.count
        && zip(text, model).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
        && matches(text.dropFirst(model.count), rest, model: model)
    case .any:
      guard let next = rest.first else { return !text.isEmpty }
      // The rest can begin only at the letter that follows the placeholder.
      let letter = next == UInt8(ascii: "{") ? nil : next.asciiLowercased
      return text.indices.contains { index in
        if let letter, index + 1 == text.endIndex || text[index + 1].asciiLowercased != letter {
          return false
        }
        return matches(text[(index + 1)...], rest, model: model)
      }
    case .version:
      guard let first = text.first, first.isASCIIDigit else { return false }
      return run(text, 1...128, { $0 > 0x20 }, rest, model: model)
    case .number:
      let head = text.prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
      guard let first = head.first, let last = head.last, first.isASCIIDigit, last.isASCIIDigit,
        head.contains(UInt8(ascii: "."))
      else { return false }
      return matches(text.dropFirst(head.count), rest, model: model)
    case .run(let count, let letter):
      return run(text, count, { isMember($0, of: letter) }, rest, model: model)
    }
  }

  /// Tries the longest run first, then shorter ones down to the minimum.
  private static func run(
    _ text: ArraySlice<UInt8>, _ count: ClosedRange<Int>, _ isMember: (UInt8) -> Bool,
    _ rest: ArraySlice<UInt8>, model: [UInt8]
  ) -> Bool {
    let longest = text.prefix(count.upperBound).prefix(while: isMember).count
    guard longest >= count.lowerBound else { return false }
    return stride(from: longest, through: count.lowerBound, by: -1).contains {
      matches(text.dropFirst($0), rest, model: model)
    }
  }

  /// The lower-case letter that every text of this shape begins with, or `anyLetter`.
  package var start: UInt8 {
    guard let first = pattern.utf8.first, first != UInt8(ascii: "{") else { return Self.anyLetter }
    return first.asciiLowercased
  }

  /// A value for any letter; no pattern contains it.
  static let anyLetter: UInt8 = 0

  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
