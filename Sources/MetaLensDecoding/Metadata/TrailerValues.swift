import MetaLensBytes
import MetaLensFacts

/// Reads the values in makers' trailers, as text if they are text.
enum TrailerValues {
  /// The maximum size of a value, except for those in `long`: Samsung's texts have some hundred bytes.
  private static let maximumBytes = 16 << 10
  /// The maximum size of Vivo's JSON, whose length isn't stated.
  private static let maximumJSONBytes = 64 << 10
  private static let maximumValues = 64
  /// The maximum size of all values of a file together.
  private static let maximumBytesTogether = 1 << 18
  /// The names of values that Samsung's gallery writes about its edits: JSON that may list every stroke.
  private static let long: Set = ["PhotoEditor_Re_Edit_Data", "PEg_Info"]

  /// Returns the values.
  ///
  /// Those of a few KB of UTF-8 at most have their text.
  static func read(
    _ trailers: [Trailer], _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [TrailerValue] {
    var reading = Reading()
    for trailer in trailers {
      switch trailer.kind {
      case .samsung:
        for entry in trailer.entries { try reading.add(entry, of: trailer.kind, &context) }
      case .vivo: try reading.addJSON(of: trailer, &context)
      default: continue
      }
    }
    return reading.values
  }

  /// Returns Samsung's block in a HEIC file's `sefd` box as the trailer that it is in a JPEG; nil for any other part.
  static func trailer(
    of part: ContainerPart, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Trailer? {
    let payload = part.payload
    guard part.name == "sefd", part.count == 1, payload.count >= 20, payload.upperBound <= context.byteCount,
      try context.source.window(at: payload.upperBound - 4, count: 4).elementsEqual("SEFT".utf8)
    else { return nil }
    return Trailer(
      kind: .samsung, offset: payload.lowerBound, byteCount: payload.count,
      firstBytes: try context.source.window(at: payload.lowerBound, count: 16),
      entries: try SamsungTrailer.entries(footerAt: payload.upperBound, floor: payload.lowerBound, &context))
  }

  private struct Reading {
    var values: [TrailerValue] = []
    var left = maximumBytesTogether

    mutating func add(
      _ entry: Trailer.Entry, of kind: Trailer.Kind, _ context: inout ReadingContext
    ) throws(PhotoReadingError) {
      guard values.count < maximumValues else { return }
      let isLong = long.contains(entry.name)
      let count = isLong ? min(entry.byteCount, context.limits.textBytes) : entry.byteCount
      var text: String?
      if count > 0, isLong || count <= maximumBytes, count <= left, entry.offset >= 0,
        entry.byteCount <= context.byteCount - entry.offset
      {
        left -= count
        // The byte after the limit shows whether the limit splits a character.
        let bytes = try context.source.window(at: entry.offset, count: min(entry.byteCount, count + 1))
        text = TrailerValues.text(bytes, limit: min(count, context.limits.textBytes))
      }
      values.append(
        TrailerValue(
          trailer: kind, name: entry.name, text: text ?? "", offset: entry.offset, byteCount: entry.byteCount)
      )
    }

    /// Adds Vivo's value: `vivo`, then a JSON object, then unknown data (Docs/Sources.md, S14).
    mutating func addJSON(of trailer: Trailer, _ context: inout ReadingContext) throws(PhotoReadingError) {
      let count = min(trailer.byteCount - 4, maximumJSONBytes, context.limits.textBytes)
      guard values.count < maximumValues, count > 0, count <= left else { return }
      left -= count
      let bytes = try context.source.window(at: trailer.offset + 4, count: count)
      guard let end = TrailerValues.objectEnd(bytes),
        let text = TrailerValues.text(Array(bytes[..<end]), limit: end)
      else { return }
      values.append(
        TrailerValue(
          trailer: trailer.kind, name: "vivo", text: text, offset: trailer.offset + 4, byteCount: end))
    }
  }

  /// Returns UTF-8 without control characters except tabs and line ends, and without NULs after it; nil for anything
  /// else.
  static func text(_ bytes: [UInt8], limit: Int) -> String? {
    let end = (bytes.lastIndex { $0 != 0 } ?? -1) + 1
    let isText = bytes[..<end].allSatisfy { $0 >= 0x20 && $0 != 0x7F || (9...10).contains($0) || $0 == 13 }
    return isText ? ContainerText.utf8(bytes[..<end], limit: limit) : nil
  }

  /// Returns the end of the object that begins the bytes; nil if it doesn't end.
  static func objectEnd(_ bytes: [UInt8]) -> Int? {
    var depth = 0
    var (isInString, isEscaped) = (false, false)
    for (index, byte) in bytes.enumerated() {
      if isEscaped {
        isEscaped = false
      } else if isInString {
        if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if byte == UInt8(ascii: "{") {
        depth += 1
      } else if byte == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
      if depth == 0 { return nil }
    }
    return nil
  }
}
