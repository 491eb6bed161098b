import MetaLensDecoding
import MetaLensFacts
import Synchronization
import Testing

struct TIFFReadingTests {
  typealias Builder = TIFFFileBuilder

  static func decode(_ bytes: [UInt8], limits: ReadLimits = ReadLimits()) throws -> PhotoFacts {
    try PhotoDecoder(limits: limits).decode(MemorySource(bytes), hashing: false)
  }

  /// Returns a picture with EXIF, GPS, an interoperability directory, a second page and two SubIFDs.
  static func rich(_ order: ByteOrder = .littleEndian, isBig: Bool = false) -> Builder {
    Builder(
      [
        .init(
          Builder.picture(
            40, 30, subfile: 0, strips: [[1, 2, 3], [4, 5]],
            [
              (ExifTag.make, .ascii("Example Camera")), (ExifTag.model, .ascii("Model 1")),
              (ExifTag.orientation, .shorts([6])), (TIFFTagNumber.subIFDs, .directories([4, 5])),
              (ExifTag.exifPointer, .directories([1])), (ExifTag.gpsPointer, .directories([2])),
              (TIFFTagNumber.xmp, .undefined(Array("<x:xmpmeta/>".utf8))),
            ]), next: 6),
        .init([
          (ExifTag.dateTimeOriginal, .ascii("2024:05:06 07:08:09")),
          (ExifTag.makerNote, .undefined([UInt8](repeating: 7, count: 40))),
          (ExifTag.interoperabilityPointer, .directories([3])),
        ]),
        .init([
          (ExifTag.gpsLatitudeRef, .ascii("N")),
          (ExifTag.gpsLatitude, .rationals([(37, 1), (30, 1), (0, 1)])),
        ]),
        .init([(0x0001, .ascii("R98"))]),
        .init(Builder.picture(20, 15, subfile: 1, compression: 7)),
        .init(Builder.picture(2000, 1500, subfile: 1, compression: 7)),
        .init(Builder.picture(8, 6, subfile: 1, strips: [[9, 9, 9]])),
      ], order: order, isBig: isBig)
  }

  static let kinds: [(ByteOrder, Bool)] = [
    (.littleEndian, false), (.bigEndian, false), (.littleEndian, true), (.bigEndian, true),
  ]

  @Test(arguments: kinds)
  func whatNoDirectoryAccountsForFollowsTheFile(order: ByteOrder, isBig: Bool) throws {
    let bytes = Self.rich(order, isBig: isBig).build()
    let archive: [UInt8] = [0x50, 0x4B, 3, 4] + [UInt8](repeating: 7, count: 30)
    for (tail, kinds) in [(archive, [Trailer.Kind.zip]), ([], [])] {
      let facts = try PhotoDecoder().decode(MemorySource(bytes + tail), depth: .structure, hashing: false)
      #expect(facts.trailers?.map(\.kind) == kinds)
      #expect(facts.isComplete)
    }
  }

  /// Checks that after a raw file only another file's first bytes show that it has ended, as makers have own data
  /// there.
  @Test func anotherFileFollowsARawFile() throws {
    let dng = DNGReadingTests.builder(isBig: false).build()
    let nef = Builder([
      .init(Builder.picture(80, 60, photometric: 32803, [(ExifTag.make, .ascii("NIKON CORPORATION"))]))
    ]).build()
    let rest = [UInt8](repeating: 7, count: 30)
    let tails: [([UInt8], [Trailer.Kind])] = [
      ([0x50, 0x4B, 3, 4] + rest, [.zip]), (Array("%PDF-1.4".utf8) + rest, [.pdf]), (rest, []), ([], []),
      ([0xFF, 0xD8, 0xFF, 0xE0] + rest, []), ([0, 0x50, 0x4B, 3, 4] + rest, []),
    ]
    for (raw, format) in [(dng, PhotoFormat.dng), (nef, .nef)] {
      for (tail, kinds) in tails {
        let facts = try PhotoDecoder().decode(MemorySource(raw + tail), depth: .structure, hashing: false)
        #expect(facts.format == format && facts.isComplete)
        #expect(facts.trailers?.map(\.kind) == kinds)
      }
    }
  }

  /// Checks that bytes after a raw file that show no end are its last part, except a byte that makes the size even.
  @Test(
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg, "begins like jpeg"), ([7, 8, 9], .unknown, ""),
      ([7], .padding, "begins like padding"),
      ([UInt8](repeating: 0, count: 40), .padding, "begins like padding"), ([0x50, 0x4B, 3, 4], nil, ""),
      ([], nil, ""),
    ] as [([UInt8], Trailer.Kind?, String)])
  func whatIsInNoKnownPartIsListed(tail: [UInt8], kind: Trailer.Kind?, note: String) throws {
    let raw = Builder([
      .init(Builder.picture(80, 60, photometric: 32803, strips: [[1, 2]], [(ExifTag.make, .ascii("Nikon"))]))
    ]).build()
    try #require(raw.count % 2 == 0)
    for depth in [AnalysisDepth.metadata, .structure] {
      let facts = try PhotoDecoder().decode(MemorySource(raw + tail), depth: depth, hashing: false)
      #expect(facts.format == .nef && facts.isComplete)
      let container = try #require(facts.container.value)
      #expect(container.rest?.kind == kind)
      let part = container.parts.last { $0.name == "in no known part" }
      #expect(part?.offset == (kind == nil ? nil : raw.count))
      #expect((part?.note ?? "") == note)
      #expect(part?.byteCount == (kind == nil ? nil : tail.count))
      #expect(container.endOffset == (kind == nil && !tail.isEmpty ? raw.count : nil))
    }
  }

  @Test func aByteThatFillsUpIsInNoPart() throws {
    let raw = Builder([
      .init(
        Builder.picture(80, 60, photometric: 32803, strips: [[1, 2, 3]], [(ExifTag.make, .ascii("Nikon"))]))
    ]).build()
    try #require(raw.count % 2 == 1)
    for (tail, isListed) in [([0], false), ([0, 0], true)] as [([UInt8], Bool)] {
      let facts = try PhotoDecoder().decode(MemorySource(raw + tail), hashing: false)
      #expect((facts.container.value?.rest != nil) == isListed)
    }
    // An archive is found after that byte too.
    let facts = try PhotoDecoder().decode(MemorySource(raw + [0, 0x50, 0x4B, 3, 4]), hashing: false)
    #expect(facts.container.value?.endOffset == raw.count + 1)
  }

  /// Checks that a broken interoperability pointer, which programs leave when they copy EXIF, doesn't make the picture
  /// incomplete.
  @Test func aDanglingInteroperabilityPointerTakesNothingFromThePicture() throws {
    var bytes = Self.rich().build()
    let facts = try Self.decode(bytes)
    let exif = try #require(facts.exif.value)
    let entry = try #require(exif.entry(ExifTag.interoperabilityPointer, in: .exif))
    let place = exif.fileOffset(at: entry.offset) + 8
    for (index, byte) in [0xFF, 0xFF, 0xFF, 0x7F].enumerated() { bytes[place + index] = UInt8(byte) }
    let dangling = try Self.decode(bytes)
    #expect(dangling.isComplete)
    #expect(dangling.diagnostics.ofContainer.map(\.code) == [.directoryOutOfBounds])
  }

  @Test(arguments: kinds)
  func readsAllOfASoundFile(order: ByteOrder, isBig: Bool) throws {
    let bytes = Self.rich(order, isBig: isBig).build()
    let facts = try Self.decode(bytes)
    #expect(facts.format == .tiff)
    #expect(facts.isComplete)
    #expect(facts.diagnostics.ofContainer.isEmpty)
    #expect(facts.pictureSize == PixelSize(width: 40, height: 30))

    let exif = try #require(facts.exif.value)
    #expect(exif.isExcerpt)
    #expect(exif.container == "TIFF")
    #expect(exif.byteOrder == order)
    #expect(exif.directories.map(\.kind) == [.ifd0, .exif, .gps, .ifd1, .interoperability])
    let make = try #require(exif.entry(ExifTag.make, in: .ifd0))
    #expect(exif.textBytes(of: make).map { String(decoding: $0, as: UTF8.self) } == "Example Camera")
    // The piece leads back to the file.
    let place = exif.fileOffset(of: make)
    #expect(bytes[place..<place + 7].elementsEqual("Example".utf8))
    #expect(exif.entry(ExifTag.makerNote, in: .exif).flatMap(exif.rawValue(of:))?.count == 40)
    #expect(exif.entry(ExifTag.gpsLatitude, in: .gps).flatMap(exif.rationals(of:))?.count == 3)
    // XMP is located, but isn't part of EXIF.
    #expect(exif.entry(TIFFTagNumber.xmp, in: .ifd0).map { $0.value == nil } == true)

    let container = try #require(facts.container.value)
    #expect(container.image?.location == "IFD0")
    #expect(container.image?.isSensorData == false)
    #expect(container.image?.bitDepth == 8)
    #expect(container.image?.coding == "uncompressed")
    #expect(container.endOffset == bytes.count)
    #expect(container.pictures.map(\.role) == [.thumbnail, .preview, .thumbnail])
    #expect(container.pictures.map(\.label) == ["SubIFD0", "SubIFD1", "IFD1"])
    let xmp = try #require(container.metadata.first { $0.kind == .xmp })
    #expect(xmp.container == "IFD0 tag 0x02bc")
    #expect(xmp.ranges.map { Array(bytes[$0]) } == [Array("<x:xmpmeta/>".utf8)])
    #expect(container.metadata.contains { $0.kind == .exif })

    #expect(container.parts.first?.name == "TIFF header")
    #expect(container.parts.map(\.offset) == container.parts.map(\.offset).sorted())
    let strips = try #require(container.parts.first { $0.name == "IFD0 strips" })
    #expect(strips.count == 2)
    #expect(strips.byteCount == 5)
    #expect(Array(bytes[strips.payload]) == [1, 2, 3, 4, 5])
    guard case .tiff(let tiff) = container.detail else {
      Issue.record("no TIFF facts")
      return
    }
    #expect(tiff.isBigTIFF == isBig)
    #expect(tiff.directories.map(\.name) == ["IFD0", "SubIFD0", "SubIFD1", "IFD1"])
  }

  @Test(arguments: kinds)
  func everyPrefixIsIncomplete(order: ByteOrder, isBig: Bool) throws {
    let bytes = Self.rich(order, isBig: isBig).build()
    for count in 1..<bytes.count {
      guard let facts = try? Self.decode(Array(bytes.prefix(count))) else { continue }
      #expect(!facts.isComplete, "\(count) of \(bytes.count)")
    }
  }

  @Test func theOtherByteOrderReadsNothing() throws {
    var bytes = Self.rich(.littleEndian).build()
    bytes.replaceSubrange(0..<4, with: [0x4D, 0x4D, 0x00, 0x2A])
    #expect(throws: PhotoReadingError.self) { try Self.decode(bytes) }
  }

  @Test(arguments: [
    [0x49, 0x49, 0x2A, 0], [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0], [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 2, 0, 0],
  ])
  func nothingReadableThrows(bytes: [UInt8]) {
    #expect(throws: PhotoReadingError.self) { try Self.decode(bytes) }
  }

  /// Checks how a missing IFD0 is reported, given its offset, the number of bytes, and what is there.
  @Test(
    arguments: [
      (300, 200, true), (300, 301, true), (100, 50, nil), (300, 302, false), (300, 400, false),
      (100, 400, nil),
    ] as [(Int, Int, Bool?)])
  func anIndexBehindThePictureIsMissed(offset: Int, count: Int, isCut: Bool?) {
    let head: [UInt8] = [0x4D, 0x4D, 0, 0x2A, 0, 0, UInt8(offset >> 8), UInt8(offset & 255)]
    let bytes = head + [UInt8](repeating: 0, count: count - head.count)
    do {
      _ = try PhotoDecoder().decode(MemorySource(bytes), hashing: false)
      Issue.record("decoded")
    } catch {
      guard case .indexMissing(let found) = error else {
        #expect(isCut == nil, "\(error)")
        return
      }
      #expect(found == isCut)
    }
  }

  @Test func onlyWhatIsNeededIsRead() throws {
    let strip = [UInt8](repeating: 5, count: 1 << 22)
    let bytes = Builder([
      .init(Builder.picture(2000, 2000, strips: [strip], [(ExifTag.make, .ascii("Example"))]), next: 1),
      .init(Builder.picture(2000, 2000, subfile: 1, strips: [strip])),
    ]).build()
    let source = ReadCounter(bytes)
    let facts = try PhotoDecoder().decode(source, hashing: false)
    #expect(facts.isComplete)
    #expect(source.readByteCount < 48 << 10)
  }

  @Test func twoPicturesShareTheirRanks() throws {
    let pages = Builder([
      .init(Builder.picture(10, 10), next: 1), .init(Builder.picture(20, 20), next: 2),
      .init(Builder.picture(30, 30)),
    ]).build()
    let facts = try Self.decode(pages)
    #expect(facts.pictureSize == PixelSize(width: 10, height: 10))
    #expect(facts.container.value?.pictures.map(\.role) == [.frame, .frame])
  }
}

/// A source that counts the bytes read.
private final class ReadCounter: ByteSource {
  let bytes: [UInt8]
  private let count = Mutex(0)
  init(_ bytes: [UInt8]) { self.bytes = bytes }
  var byteCount: Int { bytes.count }
  var readByteCount: Int { count.withLock { $0 } }
  func read(at offset: Int, count: Int) throws(Never) -> [UInt8] {
    let read = Array(bytes[offset..<min(bytes.count, offset + count)])
    self.count.withLock { $0 += read.count }
    return read
  }
}

/// Tags as the tests name them, as the reader's own list is internal to its module.
enum TIFFTagNumber {
  static let subIFDs: UInt16 = 0x014A
  static let xmp: UInt16 = 0x02BC
}
