import MetaLensPlatform

/// A form with a single file (RFC 7578), as `curl -F file=@photo.jpg` sends it; the parser is strict and accepts no
/// other form.
package enum MultipartForm {
  /// The maximum number of bytes before the file, after it, and both together where the file is of maximum size.
  package static let maximumFrame = 1 << 14
  /// The name of the field with the file.
  private static let field = "file"
  private static let maximumBoundary = 70
  private static let lineBreak = Array("\r\n".utf8)

  /// Why a body isn't accepted.
  package enum Refusal: Error, Sendable, Hashable {
    case invalid
    /// There is more than one part, so it is unclear which file is meant.
    case severalParts
    /// The form is right, but the file's name isn't percent-encoded as it must be.
    case invalidName
  }

  /// Returns the boundary between parts; nil if a body isn't a form, empty if it is a form without a valid boundary.
  package static func boundary(in request: HTTPRequest) -> [UInt8]? {
    guard let values = request.fields["content-type"] else { return nil }
    // If the type is stated twice, it is unclear which one holds.
    guard values.count == 1, let value = values.first else { return [] }
    let pieces = value.split(separator: ";", omittingEmptySubsequences: false)
    guard let kind = pieces.first, trimmed(kind).lowercased() == "multipart/form-data" else { return nil }
    let found = pieces.dropFirst().compactMap { piece -> Substring? in
      let piece = trimmed(piece)
      return piece.lowercased().hasPrefix("boundary=") ? piece.dropFirst(9) : nil
    }
    guard found.count == 1, var name = found.first else { return [] }
    if name.count >= 2, name.hasPrefix("\""), name.hasSuffix("\"") { name = name.dropFirst().dropLast() }
    let bytes = Array(name.utf8)
    return bytes.count <= maximumBoundary && bytes.allSatisfy(isBoundary) ? bytes : []
  }

  /// Returns the range of the only file, and its name; the name is empty if there is none.
  ///
  /// What stands before the first boundary and after the last belongs to no part and is passed over (RFC 2046, 5.1.1).
  package static func onlyFile(
    of body: [UInt8], boundary: [UInt8]
  ) throws(Refusal) -> (place: Range<Int>, name: [UInt8]) {
    guard !boundary.isEmpty else { throw .invalid }
    let line = Array("--".utf8) + boundary
    let divider = lineBreak + line
    let frameEnd = min(body.count, maximumFrame)
    var begin = line.count
    if !body.starts(with: line) {
      guard let first = place(of: divider, in: body, from: 0, to: frameEnd) else { throw .invalid }
      begin = first + divider.count
    }
    guard let lineEnd = endOfLine(in: body, from: begin) else { throw .invalid }
    let headEnd = lineBreak + lineBreak
    // A part without a header has the line break of its boundary for the first of the two.
    guard let end = place(of: headEnd, in: body, from: lineEnd - lineBreak.count, to: frameEnd) else {
      throw .invalid
    }
    let head = body[(lineEnd - lineBreak.count)..<end]
    guard place(of: divider, in: body, from: head.startIndex, to: end) == nil else { throw .invalid }
    let start = end + headEnd.count
    guard let stop = place(of: divider, in: body, from: start, to: body.count) else { throw .invalid }
    let rest = stop + divider.count
    if endOfLine(in: body, from: rest) != nil { throw .severalParts }
    guard body[rest...].starts(with: "--".utf8) else { throw .invalid }
    let close = afterBlanks(in: body, from: rest + 2)
    guard close == body.count || endOfLine(in: body, from: close) != nil else { throw .invalid }
    // A further boundary there would leave open which file is meant.
    guard place(of: divider, in: body, from: close, to: body.count) == nil else { throw .severalParts }
    guard body.count - rest <= maximumFrame else { throw .invalid }
    return (start..<stop, try fileName(in: head))
  }

  /// Returns the place after the line break that ends a boundary's line; nil if anything but blanks stands before it.
  private static func endOfLine(in body: [UInt8], from start: Int) -> Int? {
    let end = afterBlanks(in: body, from: start)
    return body[end...].starts(with: lineBreak) ? end + lineBreak.count : nil
  }

  private static func afterBlanks(in body: [UInt8], from start: Int) -> Int {
    body[start...].firstIndex { !isBlank($0) } ?? body.count
  }

  /// Returns the file's name in a part's header.
  private static func fileName(in head: ArraySlice<UInt8>) throws(Refusal) -> [UInt8] {
    let label = "content-disposition:"
    let found = lines(of: head).filter { isSame($0.prefix(label.utf8.count), label) }
    guard found.count == 1, var rest = found.first?.dropFirst(label.utf8.count) else { throw .invalid }
    var values: [String: [UInt8]] = [:]
    guard isSame(next(&rest, until: ";"), "form-data") else { throw .invalid }
    while !rest.isEmpty {
      guard values.count < 8 else { throw .invalid }
      let name = String(decoding: next(&rest, until: "="), as: UTF8.self).lowercased()
      guard values[name] == nil else { throw .invalid }
      values[name] = try value(&rest, mayBeQuoted: !name.hasSuffix("*"))
      guard next(&rest, until: ";").isEmpty else { throw .invalid }
    }
    guard values["name"].map({ $0.elementsEqual(field.utf8) }) == true else { throw .invalid }
    if let extended = values["filename*"], let name = try decoded(extended) { return name }
    return values["filename"] ?? []
  }

  /// Returns the name that `filename*` states (RFC 8187); nil if it isn't in UTF-8, the only encoding that is read.
  private static func decoded(_ extended: [UInt8]) throws(Refusal) -> [UInt8]? {
    let parts = extended.split(
      separator: UInt8(ascii: "'"), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { throw .invalid }
    guard isSame(parts[0], "utf-8") else { return nil }
    guard let path = SystemPath(percentEncoded: String(decoding: parts[2], as: UTF8.self)) else {
      throw .invalidName
    }
    return path.bytes
  }

  /// Returns the lines of a header without their ends.
  private static func lines(of head: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = head
    while !rest.isEmpty {
      var end = rest.startIndex
      while end < rest.endIndex, !rest[end...].starts(with: lineBreak) { end += 1 }
      lines.append(rest[..<end])
      rest = rest[end...].dropFirst(lineBreak.count)
    }
    return lines
  }

  /// Reads a parameter's value: a text in quotation marks, or a token (RFC 2045, 5.1).
  private static func value(
    _ rest: inout ArraySlice<UInt8>, mayBeQuoted: Bool
  ) throws(Refusal) -> [UInt8] {
    if mayBeQuoted, rest.first == UInt8(ascii: "\"") {
      rest.removeFirst()
      return try quoted(&rest)
    }
    let token = Array(rest.prefix { isToken($0) })
    guard !token.isEmpty else { throw .invalid }
    rest = rest.dropFirst(token.count)
    return token
  }

  /// Reads a text up to its closing quotation mark; inside, browsers and curl write a mark as %22, older curl with a
  /// backslash.
  private static func quoted(_ rest: inout ArraySlice<UInt8>) throws(Refusal) -> [UInt8] {
    var bytes: [UInt8] = []
    let mark = UInt8(ascii: "\"")
    while let byte = rest.popFirst() {
      if byte == mark { return bytes }
      if byte == UInt8(ascii: "\\"), let next = rest.first, next == mark || next == UInt8(ascii: "\\") {
        bytes.append(next)
        rest.removeFirst()
      } else if byte == UInt8(ascii: "%"), rest.starts(with: "22".utf8) {
        bytes.append(mark)
        rest.removeFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    throw .invalid
  }

  /// Removes the text before a character, and the character; returns the text without surrounding blanks.
  private static func next(_ rest: inout ArraySlice<UInt8>, until character: Character) -> ArraySlice<UInt8> {
    let piece = rest.prefix { $0 != character.asciiValue }
    rest = rest.dropFirst(piece.count + 1)
    let begun = piece.drop { isBlank($0) }
    return begun.prefix(begun.lastIndex { !isBlank($0) }.map { $0 + 1 - begun.startIndex } ?? 0)
  }

  /// Returns the first place of bytes in a range; nil if they aren't there.
  private static func place(of sought: [UInt8], in body: [UInt8], from start: Int, to end: Int) -> Int? {
    guard let first = sought.first, start >= 0 else { return nil }
    var index = start
    while index + sought.count <= end {
      if body[index] == first, body[index..<index + sought.count].elementsEqual(sought) { return index }
      index += 1
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let begun = text.drop { $0 == " " }
    return begun.prefix(
      begun.lastIndex { $0 != " " }.map { begun.distance(from: begun.startIndex, to: $0) + 1 } ?? 0)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Whether bytes are a text, given in lower case, whatever the case of their letters.
  private static func isSame(_ bytes: ArraySlice<UInt8>, _ text: String) -> Bool {
    String(decoding: bytes, as: UTF8.self).lowercased() == text
  }

  /// Whether a token may contain a byte (RFC 2045, 5.1).
  private static func isToken(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !"()<>@,;:\\\"/[]?=".utf8.contains(byte)
  }

  /// Whether a boundary may contain a byte (RFC 2046, 5.1.1).
  private static func isBoundary(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: "'()+_,-./:=?".utf8.contains(byte)
    }
  }
}
