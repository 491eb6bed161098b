/// A form with a single file (RFC 7578), as `curl -F file=@photo.jpg` sends it; the parser is strict and accepts no
/// other form.
package enum MultipartForm {
  /// The maximum number of bytes around the file.
  package static let maximumFrame = 1 << 14
  /// The name of the field with the file.
  private static let field = "file"
  private static let maximumBoundary = 70

  /// Why a body isn't accepted.
  package enum Refusal: Error, Sendable, Hashable {
    case invalid
    /// There is more than one part, so it is unclear which file is meant.
    case severalParts
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
  package static func onlyFile(
    of body: [UInt8], boundary: [UInt8]
  ) throws(Refusal) -> (place: Range<Int>, name: [UInt8]) {
    guard !boundary.isEmpty else { throw .invalid }
    let line = Array("--".utf8) + boundary
    let divider = Array("\r\n".utf8) + line
    guard body.starts(with: line + Array("\r\n".utf8)) else { throw .invalid }
    let headEnd = Array("\r\n\r\n".utf8)
    guard let end = place(of: headEnd, in: body, from: line.count, to: min(body.count, maximumFrame / 2))
    else {
      throw .invalid
    }
    let head = body[line.count..<end]
    let start = end + headEnd.count
    guard let stop = place(of: divider, in: body, from: start, to: body.count) else { throw .invalid }
    let rest = body[(stop + divider.count)...]
    if rest.starts(with: "\r\n".utf8) { throw .severalParts }
    guard rest.elementsEqual("--".utf8) || rest.elementsEqual("--\r\n".utf8) else { throw .invalid }
    return (start..<stop, try fileName(in: head))
  }

  /// Returns the file's name in a part's header.
  private static func fileName(in head: ArraySlice<UInt8>) throws(Refusal) -> [UInt8] {
    guard let text = String(validating: head, as: UTF8.self) else { throw .invalid }
    let label = "content-disposition:"
    let found = text.split(separator: "\r\n").filter { $0.lowercased().hasPrefix(label) }
    guard found.count == 1, let disposition = found.first else { throw .invalid }
    var rest = Array(disposition.utf8.dropFirst(label.utf8.count))[...]
    var values: [String: [UInt8]] = [:]
    guard next(&rest, until: ";").elementsEqual("form-data".utf8) else { throw .invalid }
    while !rest.isEmpty {
      guard values.count < 8 else { throw .invalid }
      let name = String(decoding: next(&rest, until: "="), as: UTF8.self).lowercased()
      guard rest.popFirst() == UInt8(ascii: "\""), values[name] == nil else { throw .invalid }
      values[name] = try quoted(&rest)
      guard next(&rest, until: ";").isEmpty else { throw .invalid }
    }
    guard values["name"].map({ $0.elementsEqual(field.utf8) }) == true else { throw .invalid }
    return values["filename"] ?? []
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
    let blank = UInt8(ascii: " ")
    let begun = piece.drop { $0 == blank }
    return begun.prefix(begun.lastIndex { $0 != blank }.map { $0 + 1 - begun.startIndex } ?? 0)
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
