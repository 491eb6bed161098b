import MetaLensBytes
import MetaLensFacts

/// What makers' trailers hold, as text where it is text.
enum TrailerValues {
  /// A value of another name is read up to this size: Samsung's texts are some hundred bytes.
  private static let maximumBytes = 16 << 10
  /// JSON of Vivo, whose own length isn't stated.
  private static let maximumJSONBytes = 64 << 10
  private static let maximumValues = 64
  /// All values of a file together.
  private static let maximumBytesTogether = 1 << 18
  /// What Samsung's gallery writes of its edits: JSON that may name every stroke.
  private static let long: Set = ["PhotoEditor_Re_Edit_Data", "PEg_Info"]

  /// Lists the values, the text with those that are no more than some KB of UTF-8.
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

  /// Samsung's block in a HEIC file's `sefd` box as the trailer that it is in a JPEG; nil of any other part.
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
        // What is behind the cut tells whether it cuts a character.
        let bytes = try context.source.window(at: entry.offset, count: min(entry.byteCount, count + 1))
        text = TrailerValues.text(bytes, limit: min(count, context.limits.textBytes))
      }
      values.append(
        TrailerValue(
          trailer: kind, name: entry.name, text: text ?? "", offset: entry.offset, byteCount: entry.byteCount)
      )
    }

    /// `vivo`, then an object of JSON, then what isn't known (Docs/Sources.md, S14).
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

  /// UTF-8 without control characters but those of a text's lines, NULs behind it left out; nil of anything else.
  static func text(_ bytes: [UInt8], limit: Int) -> String? {
    let end = (bytes.lastIndex { $0 != 0 } ?? -1) + 1
    let isText = bytes[..<end].allSatisfy { $0 >= 0x20 && $0 != 0x7F || (9...10).contains($0) || $0 == 13 }
    return isText ? ContainerText.utf8(bytes[..<end], limit: limit) : nil
  }

  /// Where the object that begins the bytes ends; nil where it doesn't.
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
