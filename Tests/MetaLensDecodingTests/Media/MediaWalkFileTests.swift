import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct MediaWalkFileTests {
  /// What follows a file, how many of its bytes are the container's, and whether the file is complete.
  static let behind: [([UInt8], own: Int?, isComplete: Bool)] = [
    ([], 0, true),
    ([0], 0, true),
    ([0, 0, 0, 0, 0, 0, 0], 0, true),
    ([UInt8](repeating: 0, count: 64), 0, true),
    ([0, 0, 0, 8] + Array("free".utf8), 8, true),
    ([0, 0, 0, 0] + Array("free".utf8) + [1, 2, 3], 11, true),
    ([0, 0, 0, 1] + Array("free".utf8) + [0, 0, 0, 0, 0, 0, 0, 16], 16, true),
    ([0, 0, 0, 8, 0xA9] + Array("xyz".utf8), 8, true),
    ([0, 0, 0, 7] + Array("free".utf8), 0, true),
    ([0, 0, 0, 1] + Array("free".utf8), 0, true),
    ([0, 0, 0, 9] + Array("free".utf8), nil, false),
    ([0, 0, 0, 1] + Array("mdat".utf8) + [0x7F] + [UInt8](repeating: 0xFF, count: 7), nil, false),
    ([0, 0, 0, 1] + Array("mdat".utf8) + [UInt8](repeating: 0xFF, count: 8), nil, false),
    // Words, a JPEG, and another file of boxes.
    (Array("Written by a person.".utf8), 0, true),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10] + Array("JFIF".utf8) + [0, 1], 0, true),
    (MediaSample.single.build(), 0, true),
  ]

  @Test(arguments: behind.indices) func endsWhereItsBoxesEnd(_ index: Int) throws {
    let row = Self.behind[index]
    var sample = MediaSample.single
    let count = sample.build().count
    sample.behind = row.0
    let facts = try sample.decode()
    #expect(facts.container.value?.endOffset == row.own.map { count + $0 })
    #expect(facts.isComplete == row.isComplete)
    #expect((facts.trailers?.isEmpty == true) == (row.own == row.0.count || row.own == nil))
  }

  static let useless: [([UInt8], String)] = [
    (HEIFBuilder.box("ftyp", Array("heic".utf8) + [0, 0, 0, 0]), "truncated"),
    // Every box is whole: nothing was cut off.
    (HEIFBuilder.box("ftyp", Array("heic".utf8) + [0, 0, 0, 0]) + HEIFBuilder.box("mdat", [1]), "malformed"),
    (
      HEIFBuilder.box("ftyp", Array("heic".utf8) + [0, 0, 0, 0]) + HEIFBuilder.box("mdat", [1]) + [0, 0, 1],
      "index cut"
    ),
    (
      HEIFBuilder.box("ftyp", Array("heic".utf8) + [0, 0, 0, 0]) + [0, 0, 1, 0] + Array("mdat".utf8) + [1],
      "index cut"
    ),
    // A box of size 0 reaches to the file's end, wherever that was cut.
    (
      HEIFBuilder.box("ftyp", Array("heic".utf8) + [0, 0, 0, 0]) + [0, 0, 0, 0] + Array("mdat".utf8) + [1],
      "index cut"
    ),
    // The rest of the file, after the picture's data, was never written.
    (
      HEIFBuilder.box("ftyp", Array("heic".utf8) + [0, 0, 0, 0]) + HEIFBuilder.box("mdat", [1])
        + [UInt8](repeating: 0, count: 32), "index"
    ),
    (HEIFBuilder.box("ftyp", Array("heic".utf8) + [0, 0, 0, 0]) + [0, 0, 1, 0, 0x6D], "truncated"),
    (
      HEIFBuilder.box("ftyp", Array("heic".utf8) + [0, 0, 0, 0]) + [UInt8](repeating: 0, count: 32),
      "malformed"
    ),
  ]

  @Test(arguments: useless) func throwsWhereNothingIsToBeRead(_ bytes: [UInt8], _ reason: String) {
    do {
      _ = try PhotoDecoder().decode(MemorySource(bytes), hashing: false)
      Issue.record("decoded")
    } catch {
      switch error {
      case .truncatedBeforeFrame: #expect(reason == "truncated")
      case .malformed: #expect(reason == "malformed")
      case .indexMissing(let isCut): #expect(reason == (isCut ? "index cut" : "index"))
      default: Issue.record("\(error)")
      }
    }
  }

  @Test func findsExtensions() throws {
    let xmp: [UInt8] = [
      0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF, 0xAC,
    ]
    let credentials: [UInt8] = [
      0xD8, 0xFE, 0xC3, 0xD6, 0x1B, 0x0E, 0x48, 0x3C, 0x92, 0x97, 0x58, 0x28, 0x87, 0x7E, 0xC4, 0x81,
    ]
    let manifest = HEIFBuilder.box("jumb", [1, 2, 3])
    var sample = MediaSample.single
    sample.between = HEIFBuilder.box("uuid", xmp + Array("<x/>".utf8))
    sample.behind =
      HEIFBuilder.box(
        "uuid",
        credentials + [0, 0, 0, 0] + Array("manifest".utf8) + [0] + [UInt8](repeating: 0, count: 8) + manifest
      )
      + HEIFBuilder.box("uuid", credentials + [0, 0, 0, 0] + Array("merkle".utf8) + [0, 1, 2, 3])
    let bytes = sample.build()
    let blocks = try #require(try MediaSample.decode(bytes).container.value?.metadata)
    #expect(blocks.map(\.kind) == [.xmp, .contentCredentials])
    #expect(blocks.map { Array($0.ranges.flatMap { bytes[$0] }) } == [Array("<x/>".utf8), manifest])
  }

  @Test func aSecondMetaIsOnlyTold() throws {
    var sample = MediaSample.single
    sample.behind = HEIFBuilder.full("meta", [])
    let facts = try sample.decode()
    #expect(facts.has(.partMisplaced, "meta") && facts.isComplete)
  }
}
