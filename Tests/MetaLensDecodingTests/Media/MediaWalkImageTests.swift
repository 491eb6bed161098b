import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct MediaWalkImageTests {
  @Test func describesAGrid() throws {
    let image = try #require(try MediaSample.phone.decode().container.value?.image)
    #expect(image.size == PixelSize(width: 100, height: 64))
    #expect(image.coding == "hvc1" && image.bitDepth == 10 && image.orientation == 6)
    #expect(image.location == "HEIF ispe" && !image.isSensorData)
  }

  /// A grid's payload, whether a size property is present, the picture's size, and whether a diagnostic is reported.
  static let grids: [([UInt8], hasISPE: Bool, PixelSize?, isOdd: Bool)] = [
    (MediaSample.grid(1, 2, 100, 64), true, PixelSize(width: 100, height: 64), false),
    (MediaSample.grid(1, 2, 101, 64), true, PixelSize(width: 100, height: 64), true),
    (MediaSample.grid(1, 2, 90, 60), false, PixelSize(width: 90, height: 60), false),
    ([0, 1, 0, 1, 0, 0, 0, 90, 0, 0, 0, 60], false, PixelSize(width: 90, height: 60), false),
    (MediaSample.grid(256, 256, 100, 64), true, PixelSize(width: 100, height: 64), true),
    (MediaSample.grid(1, 2, 0, 60), false, nil, true),
    ([0, 0, 0], true, PixelSize(width: 100, height: 64), true),
    ([0, 1, 0, 1, 0, 90, 0, 60], false, nil, true),
  ]

  @Test(arguments: grids.indices) func readsGrids(_ index: Int) throws {
    let row = Self.grids[index]
    var sample = MediaSample.phone
    sample.items[2].content = row.0
    if !row.hasISPE { sample.items[2].properties = [3, 5] }
    let facts = try sample.decode()
    #expect(facts.pictureSize == row.2)
    #expect(facts.has(.partInvalid) == row.isOdd)
  }

  /// Checks that the size in `clap` is the picture's, though more is coded.
  @Test(arguments: [(512, 256, true), (1023, 512, false), (1024, 512, false), (2000, 2000, false)])
  func whatIsShownIsTheSize(width: Int, height: Int, isCropped: Bool) throws {
    let whole = PhoneHEIFBuilder(exif: nil)
    let facts = try MediaSample.decode(
      whole.with { $0.crop = PixelSize(width: width, height: height) }.build())
    let shown = PixelSize(width: min(width, whole.size.width), height: min(height, whole.size.height))
    #expect(facts.pictureSize == shown)
    #expect(facts.media?.recompositions == (isCropped ? [.crop] : []))
    #expect(facts.media?.grid?.picture == whole.size)
    let plain = try MediaSample.decode(whole.build())
    #expect(plain.container.value?.pictureForm.count == facts.container.value?.pictureForm.count)
  }

  @Test func aGridWithoutTilesIsBroken() throws {
    var sample = MediaSample.phone
    sample.references = []
    sample.items[2].content = MediaSample.grid(256, 256, 100, 64)
    let facts = try sample.decode()
    #expect(facts.has(.partInvalid, "grid") && facts.media?.grid?.rows == 256)
    #expect(facts.pictureSize == PixelSize(width: 100, height: 64))
  }

  /// Checks whether the main picture is still whole if an item's location is made to lie outside the file.
  @Test(arguments: [(0, false), (1, false), (2, false), (3, true), (6, true)])
  func completenessIsTheMainPictures(_ index: Int, _ isComplete: Bool) throws {
    var sample = MediaSample.phone
    sample.items[index].method = 0
    let bytes = sample.build()
    let iloc = try #require(try MediaSample.decode(bytes).container.value?.parts.first { $0.name == "iloc" })
    // The items before it have one extent each and take 16 bytes.
    let offset = iloc.offset + 8 + 8 + 16 * index + 8
    var broken = bytes
    broken.replaceSubrange(offset..<offset + 4, with: [0x7F, 0, 0, 0])
    let facts = try MediaSample.decode(broken)
    #expect(facts.media?.items.map(\.isOutside) == (0..<8).map { $0 == index })
    #expect(facts.isComplete == isComplete && facts.has(.offsetOutOfBounds))
  }

  /// Turns in `ipma`'s order, and EXIF's value for them; nil if the box's value is invalid.
  static let turns: [([[UInt8]], Int?, isOdd: Bool)] = [
    ([], nil, false),
    ([HEIFBuilder.box("irot", [0])], 1, false),
    ([HEIFBuilder.box("irot", [3])], 6, false),
    ([HEIFBuilder.box("irot", [1]), HEIFBuilder.box("imir", [1])], 7, false),
    ([HEIFBuilder.box("imir", [1]), HEIFBuilder.box("irot", [1])], 5, false),
    ([HEIFBuilder.box("irot", [255])], 6, true),
    ([HEIFBuilder.box("irot", [])], nil, true),
    ([HEIFBuilder.box("imir", [2])], 4, true),
  ]

  @Test(arguments: turns.indices) func turnsAndMirrors(_ index: Int) throws {
    let row = Self.turns[index]
    var sample = MediaSample.single
    sample.properties += row.0
    sample.items[0].properties = [1] + row.0.indices.map { UInt8($0 + 2) }
    let facts = try sample.decode()
    #expect(facts.container.value?.image?.orientation == row.1)
    #expect(facts.has(.partInvalid) == row.isOdd)
  }

  @Test func theCodecTellsTheFormat() throws {
    var sample = MediaSample.single
    sample.brands = ["mif1", "mif1"]
    #expect(try sample.decode().format == .heic)
    sample.items[0].type = "av01"
    #expect(try sample.decode().format == .avif)
  }

  private static func clap(_ width: Int, _ height: Int) -> [UInt8] {
    HEIFBuilder.box("clap", [width, 1, height, 1, 0, 1, 0, 1].flatMap(MediaSample.long))
  }

  /// Checks that a crop after a turn applies to the turned picture, and one before it to the coded one.
  @Test(
    arguments: [
      [HEIFBuilder.box("irot", [1]), clap(100, 250)], [clap(250, 100), HEIFBuilder.box("irot", [1])],
      [HEIFBuilder.box("irot", [2]), clap(250, 100), HEIFBuilder.box("irot", [3])],
    ] as [[[UInt8]]])
  func propertiesApplyInOrder(properties: [[UInt8]]) throws {
    var sample = MediaSample.single
    sample.properties = [MediaSample.ispe(300, 200)] + properties
    sample.items[0].properties = [1] + properties.indices.map { UInt8($0 + 2) }
    let facts = try sample.decode()
    #expect(facts.pictureSize == PixelSize(width: 250, height: 100))
    #expect(facts.media?.recompositions == [.crop])
  }
}
