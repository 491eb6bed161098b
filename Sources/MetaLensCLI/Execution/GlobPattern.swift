package import MetaLensPlatform

/// A shell's pattern for file names: `*`, `?`, `[a-z]`, `[!a-z]`, `**` and `\`.
///
/// Names are bytes: a character in UTF-8 counts as one unit, and so does any byte that isn't part of one.
package struct GlobPattern: Sendable {
  private enum Piece: Sendable, Equatable {
    case one(UInt32)
    case any
    case set([ClosedRange<UInt32>], negated: Bool)
    /// `*`, or `**`, which crosses slashes.
    case run(crossing: Bool)
    /// `**/` at the beginning of a name, which matches nothing or whole directories.
    case directories

    /// Whether it matches any number of slashes.
    var isCrossing: Bool { self == .run(crossing: true) || self == .directories }
  }

  private static let slash = UInt32(UInt8(ascii: "/"))
  private let pieces: [Piece]
  /// Whether the pattern names directories, so that the base name alone can't match.
  package let hasSlash: Bool
  /// Whether a slash ends the pattern, as when a shell completes a directory's name; the pattern then matches only
  /// directories.
  package let isOfDirectory: Bool

  /// Parses a pattern.
  ///
  /// A `[` that isn't closed is an ordinary character, trailing slashes are ignored, and a leading `./` is the named
  /// directory.
  package init(_ pattern: SystemPath) {
    var text = pattern.bytes[...]
    let isAnchored = text.starts(with: "./".utf8)
    while text.starts(with: "./".utf8) { text = text.dropFirst(2).drop { $0 == UInt8(ascii: "/") } }
    let end = text.lastIndex { $0 != UInt8(ascii: "/") } ?? text.startIndex - 1
    isOfDirectory = end + 1 < text.endIndex
    let units = Self.units(text[..<(end + 1)])
    var pieces: [Piece] = []
    var index = 0
    while index < units.count {
      let unit = units[index]
      index += 1
      switch unit {
      case UInt32(UInt8(ascii: "*")):
        let beginsName = index == 1 || units[index - 2] == Self.slash
        var crossing = false
        while index < units.count, units[index] == unit {
          crossing = true
          index += 1
        }
        if crossing, beginsName, index < units.count, units[index] == Self.slash {
          index += 1
          pieces.append(.directories)
        } else {
          pieces.append(.run(crossing: crossing))
        }
      case UInt32(UInt8(ascii: "?")): pieces.append(.any)
      case UInt32(UInt8(ascii: "\\")) where index < units.count:
        pieces.append(.one(units[index]))
        index += 1
      case UInt32(UInt8(ascii: "[")):
        if let (piece, end) = Self.set(units, from: index) {
          pieces.append(piece)
          index = end
        } else {
          pieces.append(.one(unit))
        }
      default: pieces.append(.one(unit))
      }
    }
    self.pieces = pieces
    hasSlash = isAnchored || units.contains(Self.slash)
  }

  /// Whether the pattern consists only of slashes and the directory itself, so that it can match nothing.
  package var isEmpty: Bool { pieces.isEmpty || pieces == [.one(UInt32(UInt8(ascii: ".")))] }

  /// Whether the pattern matches a file's path below a root, or its base name.
  package func matches(_ path: ArraySlice<UInt8>) -> Bool {
    let units = Self.units(path)
    if matchesWhole(units[...]) { return true }
    guard !hasSlash, let slash = units.lastIndex(of: Self.slash) else { return false }
    return matchesWhole(units[(slash + 1)...])
  }

  /// Backtracks only to the last run, and if that fails to the last `**`, so the time grows at most with the product of
  /// both lengths.
  private func matchesWhole(_ units: ArraySlice<UInt32>) -> Bool {
    var piece = 0
    var unit = units.startIndex
    var single: (piece: Int, unit: Int)?
    var double: (piece: Int, unit: Int)?
    while true {
      if piece < pieces.count, case .run(crossing: false) = pieces[piece] {
        piece += 1
        single = (piece, unit)
        continue
      }
      if piece < pieces.count, pieces[piece].isCrossing {
        piece += 1
        double = (piece, unit)
        single = nil
        continue
      }
      if unit == units.endIndex, piece == pieces.count { return true }
      if unit < units.endIndex, piece < pieces.count, matches(pieces[piece], units[unit]) {
        piece += 1
        unit += 1
        continue
      }
      if let mark = single, mark.unit < units.endIndex, units[mark.unit] != Self.slash {
        single = (mark.piece, mark.unit + 1)
        piece = mark.piece
        unit = mark.unit + 1
      } else if let mark = double, let next = end(after: mark.unit, of: pieces[mark.piece - 1], in: units) {
        double = (mark.piece, next)
        single = nil
        piece = mark.piece
        unit = next
      } else {
        return false
      }
    }
  }

  /// Returns the next place where a `**` may end: one unit further, or after the next slash if it matches whole
  /// directories.
  private func end(after unit: Int, of piece: Piece, in units: ArraySlice<UInt32>) -> Int? {
    guard unit < units.endIndex else { return nil }
    guard piece == .directories else { return unit + 1 }
    return units[unit...].firstIndex(of: Self.slash).map { $0 + 1 }
  }

  private func matches(_ piece: Piece, _ unit: UInt32) -> Bool {
    switch piece {
    case .one(let wanted): unit == wanted
    case .any: unit != Self.slash
    case .set(let ranges, let negated):
      unit != Self.slash && ranges.contains(where: { $0.contains(unit) }) != negated
    case .run, .directories: false
    }
  }

  private static func set(_ units: [UInt32], from start: Int) -> (Piece, Int)? {
    var index = start
    var ranges: [ClosedRange<UInt32>] = []
    var negated = false
    if index < units.count,
      units[index] == UInt32(UInt8(ascii: "!")) || units[index] == UInt32(UInt8(ascii: "^"))
    {
      negated = true
      index += 1
    }
    let first = index
    while index < units.count {
      let low = units[index]
      if low == UInt32(UInt8(ascii: "]")), index > first {
        return (.set(ranges, negated: negated), index + 1)
      }
      if index + 2 < units.count, units[index + 1] == UInt32(UInt8(ascii: "-")),
        units[index + 2] != UInt32(UInt8(ascii: "]"))
      {
        if low <= units[index + 2] { ranges.append(low...units[index + 2]) }
        index += 3
      } else {
        ranges.append(low...low)
        index += 1
      }
    }
    return nil
  }

  /// Returns characters as their code points; bytes that aren't part of a character become numbers above all code
  /// points.
  private static func units(_ bytes: ArraySlice<UInt8>) -> [UInt32] {
    if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.map(UInt32.init) }
    var units: [UInt32] = []
    var rest = bytes
    while let byte = rest.first {
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      let text = String(decoding: rest.prefix(length), as: UTF8.self)
      if let scalar = text.unicodeScalars.first, Array(text.utf8) == Array(rest.prefix(length)),
        text.unicodeScalars.count == 1
      {
        units.append(scalar.value)
        rest = rest.dropFirst(length)
      } else {
        units.append(0x11_0000 + UInt32(byte))
        rest = rest.dropFirst()
      }
    }
    return units
  }
}
