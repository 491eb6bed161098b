import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct PanasonicRawTests {
  typealias Builder = TIFFFileBuilder

  private func builder(_ more: [(tag: UInt16, value: Builder.Value)]) -> Builder {
    let own: [(tag: UInt16, value: Builder.Value)] = [
      (0x0002, .shorts([20])), (0x0003, .shorts([10])), (0x0004, .shorts([1])), (0x0005, .shorts([2])),
      (0x0006, .shorts([9])), (0x0007, .shorts([18])), (0x000A, .shorts([12])),
      (0x000B, .shorts([34316])),
      (ExifTag.make, .ascii("Panasonic")), (0x0111, .longs([0xFFFF_FFFF])), (0x0117, .longs([99_999_999])),
      (0x0118, .data([[UInt8](repeating: 7, count: 200)])),
    ]
    var builder = Builder([.init((own + more).sorted { $0.tag < $1.tag })])
    builder.version = [0x55, 0]
    return builder
  }

  private static let block: [UInt8] = {
    var block = TIFFBuilder(byteOrder: .littleEndian)
    block.ifd0 = [block.ascii(ExifTag.make, "Panasonic"), block.ascii(ExifTag.software, "Ver.1.0")]
    block.exif = [block.ascii(ExifTag.dateTimeOriginal, "2024:05:06 07:08:09")]
    return block.build()
  }()

  @Test func readsPanasonicsOwnTags() throws {
    let bytes = builder([]).build()
    let facts = try PhotoDecoder().decode(MemorySource(bytes), hashing: false)
    #expect(facts.format == .rw2)
    #expect(facts.isComplete)
    #expect(facts.diagnostics.isEmpty)
    let image = try #require(facts.container.value?.image)
    #expect(image.size == PixelSize(width: 16, height: 8))
    #expect(image.isSensorData)
    #expect(image.bitDepth == 12)
    #expect(image.coding == "compression 34316")
    #expect(facts.exif.value?.container == "RW2")
  }

  @Test func takesTheWholeExifFromTheJPEG() throws {
    let jpeg = JPEGBuilder(exif: Self.block).build()
    let bytes = builder([(0x002E, .undefined(jpeg))]).build()
    let facts = try PhotoDecoder().decode(MemorySource(bytes), hashing: false)
    let exif = try #require(facts.exif.value)
    #expect(exif.container == "RW2 JpgFromRaw")
    let entry = try #require(exif.entry(ExifTag.software, in: .ifd0))
    let place = exif.fileOffset(of: entry)
    #expect(bytes[place..<place + 7].elementsEqual("Ver.1.0".utf8))
    let preview = try #require(facts.container.value?.pictures.last)
    #expect(preview.role == .preview)
    #expect(preview.ranges.map { Array(bytes[$0]) } == [jpeg])
    #expect(facts.container.value?.metadata.first?.container == "RW2 JpgFromRaw")
  }

  /// Checks that IFD0's own Make and Model are kept whatever the JPEG, but not twice where EXIF is IFD0's own.
  @Test func keepsWhatItsOwnDirectoryNames() throws {
    let jpegs: [([UInt8], String?)] = [
      (JPEGBuilder(exif: Self.block).build(), "Panasonic"), (JPEGBuilder().build(), nil),
    ]
    for (jpeg, make) in jpegs {
      let bytes = builder([(0x002E, .undefined(jpeg))]).build()
      let facts = try PhotoDecoder().decode(MemorySource(bytes), hashing: false)
      guard case .tiff(let tiff) = facts.container.value?.detail else {
        Issue.record("no TIFF facts")
        return
      }
      #expect(tiff.camera?.make?.text == make)
      #expect(tiff.camera?.model == nil)
      guard let camera = tiff.camera, let place = camera.make?.offset else { continue }
      #expect(camera.location == "RW2 IFD0")
      #expect(bytes[place..<place + 9].elementsEqual("Panasonic".utf8))
    }
  }

  @Test func aJPEGWithoutExifLeavesTheFilesOwn() throws {
    for jpeg in [
      JPEGBuilder().build(), [0xFF, 0xD8, 0xFF, 0xE1, 0xFF, 0xFF, 0x45, 0x78], [1, 2, 3, 4, 5, 6],
    ] {
      let bytes = builder([(0x002E, .undefined(jpeg))]).build()
      let facts = try PhotoDecoder().decode(MemorySource(bytes), hashing: false)
      #expect(facts.exif.value?.container == "RW2")
    }
  }

  /// Checks that too few data count as cut, given RawFormat and the number of bytes cut off.
  ///
  /// One byte per pixel is the minimum, and form 8 is unknown.
  @Test(
    arguments: [
      (nil, 0, true), (nil, 1, false), (4, 0, true), (4, 1, false), (7, 150, false), (8, 0, true),
      (8, 150, true),
    ] as [(Int?, Int, Bool)])
  func tooFewDataAreCut(form: Int?, count: Int, isWhole: Bool) throws {
    let more: [(tag: UInt16, value: Builder.Value)] = form.map { [(0x002D, .shorts([$0]))] } ?? []
    let bytes = Array(builder(more).build().dropLast(count))
    let facts = try PhotoDecoder().decode(MemorySource(bytes), hashing: false)
    #expect(facts.isComplete == isWhole)
    #expect(facts.container.value?.image?.size == PixelSize(width: 16, height: 8))
  }
}
