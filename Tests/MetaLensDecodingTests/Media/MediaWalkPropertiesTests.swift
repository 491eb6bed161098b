import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct MediaWalkPropertiesTests {
  private static let size = MediaSample.ispe(64, 48)

  private static func iprp(_ properties: [UInt8], _ ipma: [UInt8]) -> [UInt8] {
    HEIFBuilder.box("iprp", HEIFBuilder.box("ipco", properties) + ipma)
  }

  private static func ipma(_ rest: [UInt8], version: UInt8 = 0, flags: UInt8 = 0) -> [UInt8] {
    HEIFBuilder.box("ipma", [version, 0, 0, flags] + rest)
  }

  /// An `iprp` box, the diagnostic expected, and whether item 1 has its size.
  static let boxes: [([UInt8], Diagnostic.Code?, hasSize: Bool)] = [
    (iprp(size, ipma([0, 0, 0, 1, 0, 1, 1, 0x81])), nil, true),
    (iprp(size, ipma([0, 0, 0, 1, 0, 1, 1, 0x80, 1], flags: 1)), nil, true),
    (iprp(size, ipma([0, 0, 0, 1, 0, 0, 0, 1, 1, 1], version: 1)), nil, true),
    (
      iprp(size, ipma([0, 0, 0, 1, 0, 2, 1, 1]) + ipma([0, 0, 0, 1, 0, 1, 1, 1], flags: 1)), .partInvalid,
      false
    ),
    (iprp(size, ipma([0, 0, 0, 1, 0, 2, 1, 1]) + ipma([0, 0, 0, 1, 0, 1, 1, 0, 1], flags: 1)), nil, true),
    // Index 0, an index beyond the last, and both beside the right one.
    (iprp(size, ipma([0, 0, 0, 1, 0, 1, 1, 0])), nil, false),
    (iprp(size, ipma([0, 0, 0, 1, 0, 1, 1, 2])), .partInvalid, false),
    (iprp(size, ipma([0, 0, 0, 1, 0, 1, 3, 0x7F, 0, 1])), .partInvalid, true),
    // More entries stated than present.
    (iprp(size, ipma([0xFF, 0xFF, 0xFF, 0xFF, 0, 1, 1, 1])), .partTruncated, true),
    (iprp(size, ipma([0, 0, 0, 1, 0, 1, 255, 1])), nil, true),
    (iprp(size, ipma([])), nil, false),
    (iprp([], ipma([0, 0, 0, 1, 0, 1, 1, 1])), .partInvalid, false),
    (iprp(size + size, []) + HEIFBuilder.box("ipco", size), nil, false),
    (
      HEIFBuilder.box("iprp", HEIFBuilder.box("ipco", size) + HEIFBuilder.box("ipco", size)), .partMisplaced,
      false
    ),
    // An empty size, and one whose area exceeds any number.
    (iprp(MediaSample.ispe(0, 5), ipma([0, 0, 0, 1, 0, 1, 1, 1])), .partInvalid, false),
    (iprp(MediaSample.ispe(1 << 31, 5), ipma([0, 0, 0, 1, 0, 1, 1, 1])), .partInvalid, false),
    (iprp(HEIFBuilder.box("ispe", [0, 0]), ipma([0, 0, 0, 1, 0, 1, 1, 1])), .partInvalid, false),
    (iprp(size.dropLast(), []), .partTruncated, false),
  ]

  @Test(arguments: boxes.indices) func associatesProperties(_ index: Int) throws {
    let row = Self.boxes[index]
    var sample = MediaSample.single
    sample.replaced["iprp"] = row.0
    let facts = try sample.decode()
    #expect((facts.pictureSize == PixelSize(width: 64, height: 48)) == row.hasSize)
    #expect(facts.pictureSize == nil || row.hasSize)
    if let code = row.1 {
      #expect(facts.has(code))
    } else {
      #expect(facts.diagnostics.allSatisfy { ["item 1", "hvcC"].contains($0.location) })
    }
  }

  /// Properties, and the bit depth they give.
  static let depths: [([UInt8], Int?)] = [
    (HEIFBuilder.full("pixi", [3, 12, 12, 12]), 12),
    (HEIFBuilder.full("pixi", [0]), nil),
    (HEIFBuilder.full("pixi", []), nil),
    (HEIFBuilder.box("hvcC", [UInt8](repeating: 0, count: 17) + [0xFA, 0, 0, 0, 0, 0]), 10),
    (HEIFBuilder.box("hvcC", [1, 2]), nil),
    (HEIFBuilder.box("av1C", [0x81, 0, 0, 0]), 8),
    (HEIFBuilder.box("av1C", [0x81, 0, 0x40, 0]), 10),
    (HEIFBuilder.box("av1C", [0x81, 0, 0x60, 0]), 12),
  ]

  @Test(arguments: depths.indices) func readsBitDepths(_ index: Int) throws {
    var sample = MediaSample.single
    sample.properties.append(Self.depths[index].0)
    sample.items[0].properties = [2, 1]
    let facts = try sample.decode()
    #expect(facts.container.value?.image?.bitDepth == Self.depths[index].1)
    #expect(facts.has(.partInvalid) == (Self.depths[index].1 == nil))
  }
}
