import MetaLensFacts

/// Separates readable text at the end of a JPEG from the bytes before it that nobody knows, such as those that a camera
/// leaves behind its pictures.
///
/// None of 236 originals ends in even 24 bytes of text. What fills up a block of storage isn't separated: three of the
/// files found end in text that a card or a disk left there.
enum TextBehindTrailer {
  /// The minimum number of bytes of text, without white space around it.
  static let minimumBytes = 64

  /// Returns the trailers; if the last one is unknown and ends in text, it is two, of which the second is the text.
  ///
  /// At most the file's last 4 KB are taken for text.
  static func separated(
    _ trailers: [Trailer], _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [Trailer] {
    guard let last = trailers.last, last.kind == .unknown, !last.isText,
      trailers.count < context.limits.trailers, !last.fillsLastBlock(ofFile: context.byteCount),
      case let end = last.offset + last.byteCount, end == context.byteCount
    else { return trailers }
    let count = min(last.byteCount, TrailerText.reach)
    let bytes = try context.source.window(at: end - count, count: count)
    guard let start = textStart(in: bytes) else { return trailers }
    let offset = end - count + start
    guard offset > last.offset else { return trailers }
    var before = last
    before.byteCount = offset - last.offset
    before.firstBytes = Array(last.firstBytes.prefix(before.byteCount))
    // Some makers' trailers are recognized by their last bytes.
    before.kind = try TrailerDecoding.identifyEnd(before.offset..<offset, &context)
    let text = Trailer(
      kind: .unknown, offset: offset, byteCount: end - offset,
      firstBytes: Array(bytes[start...].prefix(16)), isText: true)
    return Array(trailers.dropLast()) + [before, text]
  }

  /// Returns where the text begins that bytes end in, without white space before it; nil if it is too short.
  ///
  /// Zeros may stand behind the text: programs in C end texts with one.
  private static func textStart(in bytes: [UInt8]) -> Int? {
    let end = (bytes.lastIndex { $0 != 0 } ?? -1) + 1
    var start = end
    while let next = characterStart(before: start, in: bytes) { start = next }
    let text = bytes[start..<end]
    guard let first = text.firstIndex(where: { !$0.isASCIIWhiteSpace }),
      let last = text.lastIndex(where: { !$0.isASCIIWhiteSpace }), last - first + 1 >= minimumBytes
    else { return nil }
    return first
  }

  /// Returns where the character begins that ends at `end`; nil if there is none that is printable or white space.
  private static func characterStart(before end: Int, in bytes: [UInt8]) -> Int? {
    guard end > 0, TrailerText.isAllowed(bytes[end - 1]) else { return nil }
    if bytes[end - 1] < 0x80 { return end - 1 }
    // All of a character's two to four bytes but the first begin with the bits 10.
    guard let start = (max(0, end - 4)..<end).last(where: { bytes[$0] & 0xC0 != 0x80 }),
      TrailerText.arePrintable(bytes[start..<end])
    else { return nil }
    return start
  }
}
