import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct PNGFormTests {
  typealias Chunk = (String, [UInt8])

  static let grey: Chunk = PNGReadingTests.header()
  static let indexed: Chunk = ("IHDR", PNGBuilder.long(4) + PNGBuilder.long(2) + [8, 3, 0, 0, 0])
  static let colours: Chunk = ("PLTE", [1, 2, 3, 4, 5, 6, 7, 8, 9])
  /// A palette in which the first bytes of a zlib stream follow the first colour.
  static let stream: Chunk = ("PLTE", [1, 2, 3, 0x78, 0x9C, 6])
  /// A palette that begins as if its length and type were hashed too.
  static let marked: Chunk = ("PLTE", [0, 0, 0, 3, 0x50, 0x4C, 0x54, 0x45, 9])
  static let clear: Chunk = ("tRNS", [9])
  static let data: Chunk = PNGReadingTests.data

  /// Returns a chunk after its length and type.
  static func whole(_ chunk: Chunk) -> [UInt8] {
    PNGBuilder.long(chunk.1.count) + Array(chunk.0.utf8) + chunk.1
  }

  /// Chunks before IEND, and what is hashed before the data; nil if nothing is hashed.
  static let forms: [([Chunk], [UInt8]?)] = [
    ([grey, data], grey.1),
    ([grey, colours, data], grey.1),
    ([grey, ("tRNS", [0, 7]), data], grey.1 + whole(("tRNS", [0, 7]))),
    ([indexed, colours, data], indexed.1 + colours.1),
    ([indexed, colours, clear, data], indexed.1 + whole(colours) + whole(clear)),
    ([indexed, stream, data], indexed.1 + whole(stream)),
    ([indexed, marked, data], indexed.1 + whole(marked)),
    // The case that was found: two files whose palettes differ after two tRNS.
    ([indexed, clear, clear, colours, data], nil),
    ([indexed, clear, colours, data], nil),
    ([indexed, colours, clear, clear, data], nil),
    ([indexed, colours, colours, data], nil),
    ([indexed, colours, data, clear], nil),
    ([indexed, data, colours], nil),
    ([colours, indexed, data], nil),
    ([grey, grey, data], nil),
    ([indexed, ("PLTE", [UInt8](repeating: 1, count: 771)), data], nil),
  ]

  @Test(arguments: forms.indices) func isHashedWhereItIsPlain(_ index: Int) throws {
    let (chunks, expected) = Self.forms[index]
    let bytes = PNGReadingTests.file(chunks + [("IEND", [])])
    let container = try PNGReadingTests.decode(bytes).container
    #expect(container.codedRanges.isEmpty == (expected == nil))
    if let expected {
      #expect(container.pictureForm.flatMap { Array(bytes[$0]) } == expected)
      #expect(container.pictureRanges.flatMap { Array(bytes[$0]) } == Self.data.1)
    }
  }
}
