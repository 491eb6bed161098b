import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct JPEGXLCodestreamTests {
  /// Returns a codestream of fields, each a value and its width, packed as the standard has it.
  static func bytes(_ fields: [(Int, Int)]) -> [UInt8] {
    let bits = fields.flatMap { field in (0..<field.1).map { field.0 >> $0 & 1 } }
    return [0xFF, 0x0A]
      + stride(from: 0, to: bits.count, by: 8).map { start in
        bits[start..<min(start + 8, bits.count)].reversed().reduce(UInt8(0)) { $0 << 1 | UInt8($1) }
      }
  }

  struct Header: Sendable {
    var fields: [(Int, Int)]
    var size: PixelSize
    var orientation: Int?
    var bitDepth: Int?
  }

  static let headers = [
    // Both sides are written as 8 x (n + 1), and all_default is set.
    Header(
      fields: [(1, 1), (4, 5), (0, 3), (9, 5), (1, 1)], size: PixelSize(width: 80, height: 40),
      orientation: 1,
      bitDepth: 8),
    // Each width of U32, and a ratio of 4:3.
    Header(
      fields: [(0, 1), (0, 2), (299, 9), (3, 3), (1, 1)], size: PixelSize(width: 400, height: 300),
      orientation: 1, bitDepth: 8),
    Header(
      fields: [(0, 1), (1, 2), (4079, 13), (0, 3), (2, 2), (9999, 18), (1, 1)],
      size: PixelSize(width: 10_000, height: 4080), orientation: 1, bitDepth: 8),
    Header(
      fields: [(0, 1), (3, 2), ((1 << 30) - 1, 30), (7, 3), (1, 1)],
      size: PixelSize(width: 1 << 31, height: 1 << 30), orientation: 1, bitDepth: 8),
    // Only extra_fields with orientation 6, and 12 bits.
    Header(
      fields: [(1, 1), (0, 5), (1, 3), (0, 1), (1, 1), (5, 3), (0, 3), (0, 1), (2, 2)],
      size: PixelSize(width: 8, height: 8), orientation: 6, bitDepth: 12),
    // An intrinsic size and an animation precede a bit depth of 1 + 15.
    Header(
      fields: [
        (1, 1), (0, 5), (1, 3), (0, 1), (1, 1), (2, 3), (1, 1), (1, 1), (0, 5), (1, 3), (0, 1), (1, 1),
        (0, 2),
        (0, 2), (0, 2), (0, 1), (0, 1), (3, 2), (15, 6),
      ], size: PixelSize(width: 8, height: 8), orientation: 3, bitDepth: 16),
    // A preview, after which reading stops.
    Header(
      fields: [(1, 1), (0, 5), (1, 3), (0, 1), (1, 1), (7, 3), (0, 1), (1, 1), (0, 16)],
      size: PixelSize(width: 8, height: 8), orientation: 8, bitDepth: nil),
    // No extra fields, and 16-bit floating point.
    Header(
      fields: [(1, 1), (0, 5), (1, 3), (0, 1), (0, 1), (1, 1), (1, 2), (0, 4)],
      size: PixelSize(width: 8, height: 8), orientation: 1, bitDepth: 16),
  ]

  @Test(arguments: headers)
  func readsTheHeader(_ header: Header) throws {
    let codestream = try #require(JPEGXLCodestream(Self.bytes(header.fields)))
    #expect(codestream.size == header.size)
    #expect(codestream.orientation == header.orientation)
    #expect(codestream.bitDepth == header.bitDepth)
  }

  @Test func everyPrefixReadsOrNot() {
    let whole = BoxFileBuilder.jpegXLCodestream(PixelSize(width: 4000, height: 3000), orientation: 6)
    for count in 0..<whole.count {
      let codestream = JPEGXLCodestream(whole.prefix(count))
      // SizeHeader has 68 bits after the signature.
      #expect((codestream != nil) == (count >= 11))
      if let codestream { #expect(codestream.size == PixelSize(width: 4000, height: 3000)) }
    }
    #expect(JPEGXLCodestream([0xFF, 0xD8] + whole.dropFirst(2)) == nil)
  }
}
