import MetaLensKit
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct PhotoComparisonTests {
  @Test func theSameFile() async throws {
    let comparison = try await Self.compare(ExamplePhoto.camera().bytes, ExamplePhoto.camera().bytes)
    #expect(comparison.areSameBytes)
    #expect(comparison.isSamePicture == true)
    #expect(comparison.coding.isEmpty && comparison.segments.isEmpty && comparison.tags.isEmpty)
  }

  /// Not all entries that share a long value are compared, yet a file doesn't differ from itself.
  @Test func sharedValuesAreNoDifferenceFromThemselves() async throws {
    let long = PNGBuilder.long
    let (count, length) = (100, 20_000)
    var block: [UInt8] = Array("MM".utf8) + [0, 42] + long(8) + [0, UInt8(count)]
    for index in 0..<count {
      block += [0x91, UInt8(index), 0, 7] + long(length) + long(14 + 12 * count)
    }
    block += long(0) + [UInt8](repeating: 7, count: length)
    let payload = Array("Exif\0\0".utf8) + block
    let app1: [UInt8] = [0xFF, 0xE1] + long(payload.count + 2).suffix(2) + payload
    let picture = JPEGBuilder(size: PixelSize(width: 64, height: 48)).build()
    let bytes = [0xFF, 0xD8] + app1 + picture.dropFirst(2)
    let comparison = try await Self.compare(bytes, bytes)
    #expect(comparison.areSameBytes && comparison.tags.isEmpty && comparison.coding.isEmpty)
    let other = try await Self.compare(bytes, bytes + [0])
    #expect(other.tags.count > 50)
    #expect(other.tags.allSatisfy { $0.difference.name.hasSuffix(" (not compared)") })
  }

  @Test func otherMetadata() async throws {
    let second = ExamplePhoto.camera { tiff in
      tiff.set(tiff.ascii(ExifTag.software, "GIMP"), in: .ifd0)
      tiff.set(tiff.ascii(ExifTag.model, "Canon EOS 5D"), in: .ifd0)
    }
    let comparison = try await Self.compare(ExamplePhoto.camera().bytes, second.bytes)
    #expect(!comparison.areSameBytes)
    #expect(comparison.isSamePicture == true)
    #expect(comparison.coding.map(\.name) == ["fileSize"])
    #expect(comparison.segments.map(\.name) == ["EXIF"])
    // The example's maker note contains offsets, which change in a longer block.
    let tags: [PhotoComparison.Difference] = comparison.tags.map(\.difference).filter {
      $0.name != "MakerNote"
    }
    #expect(
      tags == [
        .init(name: "Model", first: "Canon EOS 40D (ascii, 14)", second: "Canon EOS 5D (ascii, 13)"),
        .init(name: "Software", first: nil, second: "GIMP (ascii, 5)"),
      ])
    let names = comparison.json["exif"]?.arrayValue?.map { $0["directory"]?.stringValue }
    #expect(names == comparison.tags.map(\.directoryName) && comparison.tags.first?.directoryName == "IFD0")
  }

  /// A value of which only the first bytes are shown: the place of a difference after them is stated.
  @Test(arguments: [(10, nil), (30, 30), (99, 99)] as [(Int, Int?)])
  func aLongValueDiffersFromAByteOn(changed: Int, from: Int?) async throws {
    func photo(_ note: [UInt8]) -> [UInt8] {
      ExamplePhoto.camera {
        $0.makerNoteShift = nil
        $0.set($0.undefined(ExifTag.makerNote, note), in: .exif)
      }.bytes
    }
    let note = [UInt8](repeating: 1, count: 100)
    var other = note
    other[changed] = 2
    let tags = try await Self.compare(photo(note), photo(other)).tags
    #expect(tags.map(\.tag) == [ExifTag.makerNote] && tags.map(\.differsFrom) == [from])
    let json = try await Self.compare(photo(note), photo(other)).json["exif"]?.arrayValue?.first
    #expect(json?["differsFrom"] == (from.map(JSONValue.integer) ?? JSONValue.null))
    // The longer value begins like the other one.
    let longer = try await Self.compare(photo(note), photo(note + [1])).tags
    #expect(longer.map(\.differsFrom) == [100])
  }

  /// Differing EXIF thumbnails are shown by their sizes, or by their bytes if the sizes are the same.
  @Test func anotherThumbnail() async throws {
    func photo(_ change: (inout [UInt8]) -> Void) -> [UInt8] {
      ExamplePhoto.camera { tiff in
        tiff.thumbnail = JPEGBuilder(size: PixelSize(width: 16, height: 8)).build()
        change(&tiff.thumbnail)
      }.bytes
    }
    let plain = photo { _ in }
    /// Returns both sides of the row; empty if there is no such row.
    func sides(_ other: [UInt8]) async throws -> [String?] {
      let coding = try await Self.compare(plain, other).coding
      return coding.filter { $0.name == "thumbnail" }.flatMap { [$0.first, $0.second] }
    }
    let count = JPEGBuilder(size: PixelSize(width: 16, height: 8)).build().count
    let words = "\(count), 16 × 8"
    #expect(try await sides(photo { $0[0] = 0xFF }) == [])
    let changed = try await sides(photo { $0[count - 3] ^= 1 })
    #expect(changed == [words, words + ", other bytes from \(count - 3) on"])
    let longer = try await sides(photo { $0.append(0) })
    #expect(longer == [words, "\(count + 1), 16 × 8"])
    let removed = try await sides(photo { $0 = [] })
    #expect(removed == [words, nil])
  }

  /// Numbers after those that are shown, in either byte order.
  @Test(arguments: [ByteOrder.littleEndian, .bigEndian])
  func aLongListDiffersFromANumberOn(order: ByteOrder) async throws {
    func photo(_ last: UInt16, _ order: ByteOrder) -> [UInt8] {
      ExamplePhoto.camera(byteOrder: order) { tiff in
        tiff.makerNoteShift = nil
        var values = (0..<20).map { (UInt32($0), UInt32(1)) }
        values.append((UInt32(last), UInt32(1)))
        tiff.set(tiff.rationals(0x9102, values), in: .exif)
      }.bytes
    }
    let tags = try await Self.compare(photo(1, .littleEndian), photo(2, order)).tags
    #expect(tags.map(\.tag) == [0x9102] && tags.map(\.differsFrom) == [160])
    #expect(try await Self.compare(photo(1, .littleEndian), photo(1, order)).tags.isEmpty)
  }

  /// The same values in the other byte order count as the same metadata.
  @Test func byteOrderIsNoDifference() async throws {
    let comparison = try await Self.compare(
      ExamplePhoto.camera(byteOrder: .bigEndian).bytes, ExamplePhoto.camera(byteOrder: .littleEndian).bytes)
    // For EXIF a maker note is only bytes, and the example's is written in the block's order.
    #expect(comparison.tags.map(\.tag) == [ExifTag.makerNote])
    #expect(comparison.segments.count == 1)
  }

  @Test func anotherPicture() async throws {
    let bytes = ExamplePhoto.camera().bytes
    let small = ExamplePhoto.camera(size: PixelSize(width: 32, height: 48)).bytes
    let comparison = try await Self.compare(bytes, small)
    #expect(comparison.isSamePicture == false)
    #expect(comparison.coding.map(\.name) == ["fileSize", "dimensions"])
    // The number of tables is the same, but their values aren't.
    var tables = bytes
    tables[try #require(bytes.firstRange(of: [0xFF, 0xDB])).lowerBound + 20] = 7
    #expect(try await Self.compare(bytes, tables).coding.map(\.name) == ["quantizationTables"])
  }

  /// Tables are summarized; if both summaries are the same, the number of differing values is shown.
  @Test func otherTablesThatReadAlike() async throws {
    let bytes = ExamplePhoto.camera().bytes
    let place = try #require(bytes.firstRange(of: [0xFF, 0xDB])).lowerBound + 20
    var (first, second) = (bytes, bytes)
    first[place] = 7
    second[place] = 8
    let coding = try await Self.compare(first, second).coding
    let words = try #require(coding.first?.first)
    #expect(coding == [.init(name: "quantizationTables", first: words, second: words + ", other values: 1")])
  }

  /// The same Huffman tables in one segment, with the last one first.
  @Test func otherOrderOfTables() async throws {
    let bytes = ExamplePhoto.camera().bytes
    let start = try #require(bytes.firstRange(of: [0xFF, 0xC4])).upperBound + 2
    let end = start - 2 + Int(bytes[start - 2]) << 8 + Int(bytes[start - 1])
    var tables: [ArraySlice<UInt8>] = []
    var rest = bytes[start..<end]
    while !rest.isEmpty {
      // Class and destination, 16 counts, and as many values (ITU-T T.81, B.2.4.2).
      let count = 17 + rest.dropFirst().prefix(16).reduce(0) { $0 + Int($1) }
      tables.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    try #require(tables.count > 1)
    let moved = bytes[..<start] + tables.reversed().joined() + bytes[end...]
    let coding = try await Self.compare(bytes, Array(moved)).coding
    #expect(coding.map(\.name) == ["huffmanTables"])
    #expect(coding.first?.second?.hasSuffix(", in another order") == true)
  }

  @Test func anIncompletePictureCannotBeTold() async throws {
    let bytes = ExamplePhoto.camera().bytes
    let comparison = try await Self.compare(bytes, Array(bytes.dropLast(2)))
    #expect(comparison.isSamePicture == nil)
    #expect(try await Self.compare(Array(bytes.dropLast(2)), Array(bytes.dropLast(2))).isSamePicture == true)
  }

  /// Segments are paired by content first; only those without an equal are shown.
  @Test func segmentsPairByContent() async throws {
    var first = JPEGBuilder()
    first.segments = [(0xFE, [1]), (0xFE, [2, 2]), (0xED, Array("Photoshop 3.0\0a".utf8))]
    var second = JPEGBuilder()
    second.segments = [(0xFE, [2, 2]), (0xFE, [3, 3, 3]), (0xFE, [1]), (0xFE, [4])]
    let found = try await Self.compare(first.build(), second.build()).segments
    #expect(found.map(\.marker) == ["COM", "COM", "APP13"])
    #expect(found.map { $0.first?.number } == [nil, nil, 4])
    #expect(found.map { $0.second?.byteCount } == [3, 1, nil])
  }

  /// A JPEG doesn't lack what it stores in another way than a container; what it really lacks is shown.
  @Test func aJPEGBesideAContainer() async throws {
    let exif = ExamplePhoto.cameraExif()
    let png = ExamplePhoto.png(
      texts: [("Author", "Ada"), ("Comment", "the same"), ("XML:com.adobe.xmp", "<x:xmpmeta/>")], exif: exif)
    let jpeg = ExamplePhoto(exif: exif) {
      $0.segments = [(0xFE, Array("the same".utf8)), (0xFE, Array("another".utf8))]
    }
    for isFirst in [true, false] {
      let found = try await Self.compare((isFirst ? jpeg : png).bytes, (isFirst ? png : jpeg).bytes)
      #expect(found.metadata.map(\.kind) == [.text, .xmp])
      #expect(found.metadata.map(\.keyword) == ["Author", "XML:com.adobe.xmp"])
      #expect(found.metadata.allSatisfy { (isFirst ? $0.first : $0.second) == nil })
      #expect(found.tags.isEmpty && found.parts.isEmpty)
      #expect(found.segments.map(\.marker) == ["COM"])
      #expect(found.segments.map { (isFirst ? $0.first : $0.second)?.byteCount } == [7])
      let coding = Dictionary(uniqueKeysWithValues: found.coding.map { ($0.name, [$0.first, $0.second]) })
      #expect(coding["bitDepth"] == nil && coding["precision"] == nil && coding["orientation"] == nil)
      let sides: [String?] = isFirst ? ["JPEG", "deflate"] : ["deflate", "JPEG"]
      #expect(coding["coding"] == sides)
    }
  }

  /// What only a JPEG has isn't a difference from a container; thumbnails are compared by their bytes only.
  @Test func onlyAJPEGHasItsTables() async throws {
    let thumbnail = JPEGBuilder(size: PixelSize(width: 16, height: 8)).build()
    func exif(_ bytes: [UInt8]) -> [UInt8] { ExamplePhoto.cameraExif { $0.thumbnail = bytes } }
    let jpeg = ExamplePhoto(exif: exif(thumbnail))
    let coding = try await Self.compare(jpeg.bytes, ExamplePhoto.webP(exif: exif(thumbnail)).bytes).coding
    #expect(Set(coding.map(\.name)).isSubset(of: ["format", "fileSize", "dimensions", "coding", "bitDepth"]))
    var other = thumbnail
    other[thumbnail.count - 3] ^= 1
    for (bytes, second) in [
      (other, "\(other.count), other bytes from \(other.count - 3) on"), (other + [0], "\(other.count + 1)"),
      ([], nil),
    ] as [([UInt8], String?)] {
      let found = try await Self.compare(jpeg.bytes, ExamplePhoto.webP(exif: exif(bytes)).bytes).coding
      let rows = found.filter { $0.name == "thumbnail" }
      #expect(rows == [.init(name: "thumbnail", first: "\(thumbnail.count)", second: second)])
    }
  }

  /// An emptied item doesn't count as the counterpart of a JPEG's segment.
  @Test func emptiedMetadataIsNotHeld() async throws {
    let camera = ExamplePhoto.camera().bytes
    let phone = ExamplePhoto.phone().bytes
    let emptied = ExamplePhoto.phone(nil).bytes
    #expect(try await Self.compare(camera, phone).segments.isEmpty)
    #expect(try await Self.compare(camera, emptied).segments.map(\.name) == ["EXIF"])
    let blocks = try await Self.compare(phone, emptied).metadata
    #expect(blocks.map(\.kind) == [.exif] && blocks.map { $0.second?.byteCount } == [0])
    #expect(try await Self.compare(emptied, emptied).metadata.isEmpty)
  }

  @Test func containersDiffer() {
    let first = PhotoInspection(facts: PhotoInspectionContainerTests.facts())
    var second = first
    second.facts.format = .avif
    var container = ContainerFacts(
      parts: [
        ContainerPart("meta", offset: 0, byteCount: 100),
        ContainerPart("ipco", offset: 12, byteCount: 9, level: 1),
        ContainerPart("IDAT", offset: 200, byteCount: 80, count: 2),
      ],
      metadata: [MetadataBlock(.icc, container: "item 6", ranges: [1..<3])], trailers: [])
    container.image = first.facts.container.value?.image
    container.image?.coding = "av01"
    second.facts.container = .present(container)
    let found = PhotoComparison(first, second)
    #expect(found.coding.map(\.name) == ["format", "coding", "trailer"])
    // The place of a part isn't a difference; its size and number are.
    #expect(found.parts.map(\.name) == ["meta/iprp", "IDAT", "meta/ipco"])
    #expect(found.parts.map { $0.first?.number } == [2, 3, nil])
    #expect(found.parts.map { $0.second?.byteCount } == [nil, 80, 9])
    #expect(found.metadata.map(\.kind) == [.xmp, .text, .icc])
    #expect(found.metadata.map(\.keyword) == ["", "Author", ""])
    #expect(found.metadata.map(\.kindName) == ["xmp", "text", "icc"])
    #expect(found.json["parts"]?.arrayValue?.count == 3 && found.json["metadata"]?.arrayValue?.count == 3)
    #expect(PhotoComparison(first, first).parts.isEmpty)
  }

  @Test func textsAreComparedByName() async throws {
    let plain = ExamplePhoto.camera(iptc: [(2, 25, "harbour"), (2, 80, "Kim")]).bytes
    let other = ExamplePhoto.camera(iptc: [(2, 25, "harbour"), (2, 25, "sea"), (2, 120, "The harbour")]).bytes
    let found = try await Self.compare(plain, other)
    #expect(
      found.iptc == [
        .init(name: "2:80 By-line", first: "Kim", second: nil),
        .init(name: "2:25 Keywords (2)", first: nil, second: "sea"),
        .init(name: "2:120 Caption", first: nil, second: "The harbour"),
      ])
    #expect(found.json["iptc"]?.arrayValue?.count == 3 && found.xmp.isEmpty)
    let packets = ["<xmp:Rating>1</xmp:Rating>", "<xmp:Rating>2</xmp:Rating>"]
    let rated = try await Self.compare(
      ExamplePhoto.camera(xmp: packets[0]).bytes, ExamplePhoto.camera(xmp: packets[1]).bytes)
    #expect(rated.xmp == [.init(name: "xmp:Rating", first: "1", second: "2")])
    #expect(try await Self.compare(plain, plain).iptc.isEmpty)
  }

  /// Entries that share a long value are compared only as far as the block is long; a note says so for the others.
  @Test func sharedValuesAreNotComparedOverAndOver() {
    func inspection(_ last: UInt8) -> PhotoInspection {
      var exif = ExifFacts(
        bytes: [UInt8](repeating: 1, count: 100_000) + [last], fileOffset: 0, container: "test",
        byteOrder: .bigEndian, directories: [])
      let entries = (0..<100).map {
        ExifEntry(
          tag: UInt16(0x9000 + $0), rawType: 7, count: 100_000, offset: 0, value: $0..<100_000 + $0 % 2)
      }
      exif.directories = [ExifDirectory(kind: .exif, offset: 8, entries: entries, nextOffset: 0)]
      var facts = PhotoFacts(format: .jpeg, byteCount: 0)
      facts.exif = .present(exif)
      return PhotoInspection(facts: facts)
    }
    let tags = PhotoComparison(inspection(1), inspection(2)).tags.map(\.difference.name)
    #expect(tags.count { !$0.hasSuffix("(not compared)") } == 4)
    #expect(tags.count { $0.hasSuffix("(not compared)") } == 92)
  }

  /// A grid that states another size shows only part of the same coded data.
  @Test(arguments: [(1024, true), (1000, false)]) func aCroppedGridIsAnotherPicture(width: Int, isSame: Bool)
    async throws
  {
    let other = ExamplePhoto.phone(ExamplePhoto.phoneExif(software: "16.0")) { $0.size.width = width }
    let comparison = try await Self.compare(ExamplePhoto.phone().bytes, other.bytes)
    #expect(comparison.isSamePicture == isSame && !comparison.areSameBytes)
  }

  private static func compare(_ first: [UInt8], _ second: [UInt8]) async throws -> PhotoComparison {
    let service = PhotoMetadataService()
    return PhotoComparison(
      try await service.inspect(.bytes(first)), try await service.inspect(.bytes(second)))
  }
}
