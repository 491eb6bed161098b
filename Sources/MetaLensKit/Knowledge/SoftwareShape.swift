/// A pattern for a whole text: literals, and placeholders for versions and codes.
struct SoftwareShape: Sendable, Hashable {
  private enum Piece: Sendable, Hashable {
    /// Bytes to meet, letter case aside.
    case literal([UInt8])
    /// One or more of anything.
    case any
    /// A digit, then anything but spaces.
    case version
    /// Digits with at least one dot between them.
    case number
    /// What EXIF states as Model.
    case model
    case digits(ClosedRange<Int>)
    case capitals(ClosedRange<Int>)
    case code(ClosedRange<Int>)
    /// Hexadecimal digits, the letters small.
    case hexadecimal(ClosedRange<Int>)
    case smallLetters(ClosedRange<Int>)
    /// ASCII letters, digits, `_` and `-`.
    case word(ClosedRange<Int>)
  }

  private let pieces: [Piece]

  /// Parses a pattern such as `Digital Camera {any} Ver{v}`, or nil where a placeholder is none.
  init?(pattern: ArraySlice<UInt8>) {
    var pieces: [Piece] = []
    var rest = pattern
    while !rest.isEmpty {
      let open = rest.firstIndex(of: UInt8(ascii: "{")) ?? rest.endIndex
      if open > rest.startIndex { pieces.append(.literal(rest[..<open].map(Self.lowercased))) }
      guard open < rest.endIndex else { break }
      guard let close = rest[open...].firstIndex(of: UInt8(ascii: "}")),
        let piece = Self.placeholder(rest[(open + 1)..<close])
      else { return nil }
      pieces.append(piece)
      rest = rest[(close + 1)...]
    }
    self.pieces = pieces
  }

  private static func placeholder(_ name: ArraySlice<UInt8>) -> Piece? {
    if let first = name.first, let count = range(name.dropFirst()) {
      switch first {
      case UInt8(ascii: "d"): return .digits(count)
      case UInt8(ascii: "A"): return .capitals(count)
      case UInt8(ascii: "X"): return .code(count)
      case UInt8(ascii: "h"): return .hexadecimal(count)
      case UInt8(ascii: "a"): return .smallLetters(count)
      case UInt8(ascii: "w"): return .word(count)
      default: return nil
      }
    }
    switch String(decoding: name, as: UTF8.self) {
    case "any": return .any
    case "v": return .version
    case "n": return .number
    case "model": return .model
    default: return nil
    }
  }

  /// `4-6`, or `4` for exactly as many; nil where it is neither.
  private static func range(_ text: ArraySlice<UInt8>) -> ClosedRange<Int>? {
    var bounds = [0]
    for byte in text {
      if byte == UInt8(ascii: "-"), bounds.count == 1 {
        bounds.append(0)
      } else {
        guard isDigit(byte), let last = bounds.popLast(), last < 1000 else { return nil }
        bounds.append(last * 10 + Int(byte - 0x30))
      }
    }
    guard let low = bounds.first, let high = bounds.last, 0 < low, low <= high else { return nil }
    return low...high
  }

  /// Whether the whole text has this shape; texts of over 128 bytes have none.
  func matches(_ text: [UInt8], model: [UInt8] = []) -> Bool {
    guard text.count <= 128 else { return false }
    // Most shapes begin with a literal that most texts don't: that is settled without slices.
    if case .literal(let literal) = pieces.first, !Self.hasPrefix(text[...], literal) { return false }
    return matches(text[...], pieces[...], model: model)
  }

  private func matches(_ text: ArraySlice<UInt8>, _ pieces: ArraySlice<Piece>, model: [UInt8]) -> Bool {
    guard let piece = pieces.first else { return text.isEmpty }
    let rest = pieces.dropFirst()
    switch piece {
    case .literal(let literal):
      return Self.hasPrefix(text, literal)
        && matches(text.dropFirst(literal.count), rest, model: model)
    case .model:
      return !model.isEmpty && Self.hasPrefix(text, model.map(Self.lowercased))
        && matches(text.dropFirst(model.count), rest, model: model)
    case .any:
      return text.indices.contains { matches(text[($0 + 1)...], rest, model: model) }
    case .version:
      guard let first = text.first, Self.isDigit(first) else { return false }
      return run(text, 1...128, { $0 > 0x20 }, rest, model: model)
    case .number:
      let count = text.prefix { Self.isDigit($0) || $0 == UInt8(ascii: ".") }.count
      let head = text.prefix(count)
      guard let first = head.first, let last = head.last, Self.isDigit(first), Self.isDigit(last),
        head.contains(UInt8(ascii: "."))
      else { return false }
      return matches(text.dropFirst(count), rest, model: model)
    case .digits(let count): return run(text, count, Self.isDigit, rest, model: model)
    case .capitals(let count): return run(text, count, Self.isCapital, rest, model: model)
    case .code(let count):
      return run(text, count, { Self.isDigit($0) || Self.isCapital($0) }, rest, model: model)
    case .hexadecimal(let count):
      return run(text, count, { Self.isDigit($0) || (0x61...0x66).contains($0) }, rest, model: model)
    case .smallLetters(let count): return run(text, count, Self.isSmall, rest, model: model)
    case .word(let count):
      return run(
        text, count,
        { Self.isDigit($0) || Self.isCapital($0) || Self.isSmall($0) || $0 == 0x5F || $0 == 0x2D }, rest,
        model: model)
    }
  }

  /// Longest run first, then shorter ones down to the least allowed.
  private func run(
    _ text: ArraySlice<UInt8>, _ count: ClosedRange<Int>, _ isMember: (UInt8) -> Bool,
    _ rest: ArraySlice<Piece>, model: [UInt8]
  ) -> Bool {
    let longest = text.prefix(count.upperBound).prefix(while: isMember).count
    guard longest >= count.lowerBound else { return false }
    return stride(from: longest, through: count.lowerBound, by: -1).contains {
      matches(text.dropFirst($0), rest, model: model)
    }
  }

  private static func hasPrefix(_ text: ArraySlice<UInt8>, _ prefix: [UInt8]) -> Bool {
    guard text.count >= prefix.count else { return false }
    for offset in 0..<prefix.count where lowercased(text[text.startIndex + offset]) != prefix[offset] {
      return false
    }
    return true
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte | 0x20 : byte }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
}
