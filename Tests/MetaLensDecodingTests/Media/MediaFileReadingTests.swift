import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct MediaFileReadingTests {
  @Test func readsAPhonesFile() throws {
    let bytes = MediaSample.phone.build()
    let facts = try MediaSample.decode(bytes)
    let container = try #require(facts.container.value)
    let media = try #require(facts.media)
    #expect(facts.format == .heic && facts.isComplete)
    // The picture's tiles have no decoder configuration.
    #expect(facts.diagnostics.ofContainer.map(\.code) == [.pictureNotDecoded])
    #expect(container.endOffset == bytes.count && container.trailers == [])
    #expect(media.majorBrand == "heic" && media.compatibleBrands == ["mif1", "heic"])
    #expect(media.handler == "pict" && media.handlerName.isEmpty)
    #expect(media.items.map(\.id) == [1, 2, 9, 10, 11, 12, 13, 14])
    #expect(media.items.filter(\.isHidden).map(\.id) == [1, 2])
    #expect(
      media.propertyTypes == ["ispe", "ispe", "irot", "ispe", "pixi", "auxC", "auxC", "colr", "colr"])
    var grid = MediaFileFacts.Grid(rows: 1, columns: 2, tile: PixelSize(width: 64, height: 64))
    grid.tileCount = 2
    grid.picture = PixelSize(width: 100, height: 64)
    #expect(media.grid == grid)
    let levels = container.parts.filter { $0.level == 0 }.map(\.name)
    #expect(levels == ["ftyp", "meta", "mdat"])
    #expect(container.parts.map(\.name).contains("ipma"))
  }

  @Test func readsWhatTheBuilderMakes() throws {
    var exif = TIFFBuilder()
    exif.ifd0 = [exif.ascii(ExifTag.make, "Example")]
    var builder = HEIFBuilder(size: PixelSize(width: 300, height: 200), exif: exif.build())
    builder.rotation = 1
    builder.handlerName = "name"
    builder.trailer = [1, 2, 3]
    let bytes = builder.build()
    let facts = try MediaSample.decode(bytes)
    let image = try #require(facts.container.value?.image)
    #expect(image.size == PixelSize(width: 300, height: 200))
    #expect(image.orientation == 8 && image.coding == "hvc1" && image.location == "HEIF ispe")
    let block = try #require(facts.exif.value)
    #expect(block.container == "HEIF item 2")
    #expect(Array(bytes[block.fileOffset...].prefix(block.bytes.count)) == block.bytes)
    #expect(facts.media?.handlerName == "name")
    #expect(facts.container.value?.endOffset == bytes.count - 3)
    #expect(facts.isComplete && facts.trailers?.count == 1)
  }

  static let whole: [[UInt8]] = [
    MediaSample.phone.build(), MediaSample.single.build(),
    HEIFBuilder(exif: MutationTests.block(.bigEndian)).build(),
    CanonSample().build(),
  ]

  @Test(arguments: whole) func noPrefixIsComplete(_ bytes: [UInt8]) throws {
    for count in 0..<bytes.count {
      guard let facts = try? MediaSample.decode(Array(bytes.prefix(count))) else { continue }
      #expect(!facts.isComplete, "\(count)")
    }
    #expect(try MediaSample.decode(bytes).isComplete)
  }

  @Test(arguments: whole) func brokenBytesReturnOrThrow(_ bytes: [UInt8]) {
    var numbers = MutationTests.Numbers(state: 5)
    var decoded = 0
    for _ in 0..<500 {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let index = Int.random(in: 12..<broken.count, using: &numbers)
        broken[index] =
          [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &numbers)]
          .randomElement(using: &numbers) ?? 0
      }
      if (try? MediaSample.decode(broken)) != nil { decoded += 1 }
    }
    #expect(decoded > 0)
  }

  @Test func aFileOfNothingButBoxesEnds() throws {
    var limits = ReadLimits()
    limits.parts = 10
    var sample = MediaSample.single
    sample.behind = (0..<1000).flatMap { _ in HEIFBuilder.box("free", []) }
    let facts = try sample.decode(limits)
    #expect(facts.container.value?.parts.count == 10)
    #expect(facts.has(.tooManyParts) && !facts.isComplete && facts.container.value?.endOffset == nil)
    #expect(facts.pictureSize == PixelSize(width: 64, height: 48))
  }

  @Test func readsNoPicture() throws {
    var builder = HEIFBuilder(exif: MutationTests.block(.bigEndian))
    builder.picture = [UInt8](repeating: 0, count: 5 << 20)
    let source = CountingSource(builder.build())
    let facts = try PhotoDecoder().decode(source, depth: .metadata, hashing: false)
    #expect(facts.isComplete && facts.exif.value != nil)
    #expect(source.readCount < 64 << 10)
  }
}
