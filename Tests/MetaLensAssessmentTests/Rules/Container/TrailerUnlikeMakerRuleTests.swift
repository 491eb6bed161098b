import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct TrailerUnlikeMakerRuleTests {
  private static func followed(_ make: String, _ model: String, _ trailer: [UInt8]) -> ExamplePhoto {
    .coded(make: make, model: model) { $0.trailer = trailer }
  }

  private static func padded(_ make: String, _ model: String, _ byte: UInt8 = 0) -> ExamplePhoto {
    followed(make, model, [UInt8](repeating: byte, count: 1024))
  }

  @Test(arguments: [
    padded("Canon", "Canon EOS 40D"), padded("Apple", "iPhone 6"), padded("Canon", "Canon EOS 40D", 0xFF),
    // Other models of these makers pad up to the end of a block.
    padded("NIKON", "E775"), padded("SONY", "ILCE-6000"),
  ])
  func raisedForPadding(photo: ExamplePhoto) throws {
    let found = try findings(by: .trailerUnlikeMaker, on: photo)
    #expect(found.map(\.detail.parameters["byteCount"]) == [.integer(1024)])
    #expect(found.map(\.detail.parameters["kind"]) == [.string("tail")])
    #expect(found.first?.detail.description(in: .english).contains("don't fill up the last block") == true)
    #expect(found.first?.evidence.map(\.location) == ["trailer"])
  }

  /// Bytes that were lost before the padding move its end.
  @Test func paddingOfADamagedFileIsNotAsked() throws {
    let camera = ExamplePhoto.camera().bytes
    let exif = camera[2..<4 + Int(camera[4]) << 8 + Int(camera[5])]
    let picture = CoefficientPicture.shades(columns: 40, rows: 30) { 4 * $0 + 2 * $1 }.build()
    let padding = [UInt8](repeating: 0, count: 1024)
    for (bytes, count) in [(picture, 1), (ExamplePhoto(picture).damaged().bytes, 0)] {
      let photo = ExamplePhoto(bytes[..<2] + exif + bytes[2...] + padding)
      #expect(try raised(by: .fileIncomplete, on: photo).count == 1 - count)
      #expect(try raised(by: .trailerUnlikeMaker, on: photo).count == count)
    }
  }

  @Test(arguments: [("Canon", "Canon EOS 40D"), ("Apple", "iPhone 6"), ("NIKON CORPORATION", "NIKON D70")])
  func raisedForAPicture(make: String, model: String) throws {
    let photo = Self.followed(make, model, JPEGBuilder().build())
    let found = try findings(by: .trailerUnlikeMaker, on: photo)
    #expect(found.map(\.detail.parameters["kind"]) == [.string("jpeg")])
    let text = try #require(found.first?.detail.description(in: .english))
    #expect(text.contains("second picture"))
  }

  @Test(
    arguments: [
      ("Canon", "Canon EOS 40D"), ("Apple", "iPhone 6"), ("FUJIFILM", "X-T1"), ("samsung", "SM-G998B"),
      ("SONY", "ILCE-6000"),
    ], [1, 90_000])
  func raisedForUnknownData(camera: (String, String), count: Int) throws {
    let data = (0..<count).map { UInt8(truncatingIfNeeded: ($0 + 1) &* 37) | 0x80 }
    let found = try findings(by: .trailerUnlikeMaker, on: Self.followed(camera.0, camera.1, [1, 2] + data))
    #expect(found.map(\.detail.parameters["kind"]) == [.string("unknown")])
    #expect(found.first?.detail.description(in: .english).contains("Unknown data") == true)
  }

  /// Data that end where a storage block ends may be what the block contained before, unless no block that ends there is
  /// as large; the short form states them once.
  @Test(arguments: [
    (4096, 0, true), (4096, 1, false), (4096, 511, false), (4096, 512, false), (131_072, 0, true),
    (131_072, 131_072, false),
  ])
  func unknownDataMayFillABlock(block: Int, more: Int, fills: Bool) throws {
    let count = Self.followed("Canon", "Canon EOS 40D", []).bytes.count
    let data = (0..<block - count % block + more).map { UInt8(truncatingIfNeeded: ($0 + 1) &* 37) | 0x80 }
    let photo = Self.followed("Canon", "Canon EOS 40D", data)
    let found = try findings(by: .trailerUnlikeMaker, on: photo)
    let kinds: [JSONValue?] = fills ? [] : [.string("unknown")]
    #expect(found.map(\.detail.parameters["kind"]) == kinds)
    let report = try report(of: photo)
    let unknown = try #require(report.flags.first { $0.id == .trailerUnknown })
    #expect((unknown.detail.parameters["fillsBlock"] != nil) == fills)
    let text = unknown.detail.description(in: .english)
    #expect(text.contains("left over from a card or disk") == fills)
    let told = (report.deciding + report.countering + report.unweighed).map(\.id)
    #expect(told.contains(.trailerUnlikeMaker) != fills)
    #expect(fills || !told.contains(.trailerUnknown))
  }

  /// Another maker's trailer isn't left over, wherever it ends.
  @Test func anotherMakersTrailerMayFillABlock() throws {
    let count = Self.followed("Canon", "Canon EOS 40D", []).bytes.count
    let trailer = Array("vivo{".utf8) + [UInt8](repeating: 0x61, count: 1024 - count % 512 - 5)
    let found = try findings(
      by: .trailerUnlikeMaker, on: Self.followed("Canon", "Canon EOS 40D", trailer))
    #expect(found.map(\.detail.parameters["kind"]) == [.string("vivo")])
  }

  /// No other maker's camera writes this trailer of Google's phones.
  @Test(arguments: [("Canon", "Canon EOS 40D", 1), ("SONY", "ILCE-6000", 1), ("Google", "Pixel 5", 0)])
  func googlesTrailerIsOddOfOthers(make: String, model: String, count: Int) throws {
    let photo = Self.followed(make, model, ExamplePhoto.googleTrailer)
    let found = try raised(by: .trailerUnlikeMaker, on: photo)
    #expect(
      found.map { $0.parameters["kind"] } == [JSONValue?](repeating: .string("google"), count: count))
    #expect(found.allSatisfy { $0.description(in: .english).contains("devices write (Google, bytes: ") })
  }

  private static func segment(
    _ make: String, _ model: String, _ marker: UInt8, _ payload: String
  ) -> ExamplePhoto {
    .coded(make: make, model: model) { $0.segments = [(marker, Array(payload.utf8))] }
  }

  @Test(
    arguments: [
      ("Canon", "Canon EOS 40D", 0xE9, "text"), ("Apple", "iPhone 6", 0xE5, "\u{1}\u{2}"),
      ("NIKON", "E775", 0xE2, "FOO"), ("FUJIFILM", "X-T1", 0xE0, "Foo"),
      // Another maker's segment, and others' names under a marker that isn't theirs.
      ("Apple", "iPhone 6", 0xE6, "GoPro\u{0}"), ("NIKON", "E775", 0xE0, "II\u{1A}\u{0}"),
      ("Canon", "Canon EOS 40D", 0xE9, "Exif\u{0}\u{0}"), ("Apple", "iPhone 6", 0xE5, "JFIF\u{0}"),
      ("Canon", "Canon EOS 40D", 0xE9, "Photoshop 3.0\u{0}"), ("NIKON", "E775", 0xEB, "JPxx"),
      ("NIKON", "E775", 0xE2, "urn:zz"),
    ] as [(String, String, UInt8, String)])
  func raisedForASegment(make: String, model: String, marker: UInt8, payload: String) throws {
    let found = try findings(by: .trailerUnlikeMaker, on: Self.segment(make, model, marker, payload))
    #expect(found.map(\.detail.parameters["kind"]) == [.string("segment")])
    #expect(found.map(\.detail.parameters["byteCount"]) == [.integer(payload.utf8.count)])
    let place = "APP\(marker - 0xE0)"
    #expect(found.first?.evidence.map(\.location) == [place])
    #expect(found.first?.detail.description(in: .english).contains("a segment (\(place), ") == true)
  }

  /// Segments that a standard names, that the maker is known to write, and that phones' chips leave.
  @Test(
    arguments: [
      ("Canon", "Canon EOS 40D", 0xE2, "ICC_PROFILE\u{0}"), ("Apple", "iPhone 6", 0xEA, "AROT\u{0}\u{0}"),
      ("NIKON", "E775", 0xE2, "FPXR\u{0}"), ("Canon", "Canon EOS 40D", 0xE0, "II\u{1A}\u{0}"),
      ("Apple", "iPhone 6", 0xE2, "MPF\u{0}"), ("samsung", "SM-G998B", 0xE9, "text"),
      ("PENTAX", "K-1", 0xE7, "PENTAX \u{0}"), ("Apple", "iPhone 6", 0xEB, "JP\u{0}\u{1}"),
      ("Apple", "iPhone 6", 0xE2, "urn:iso:std:iso:ts:21496:-1\u{0}"), ("NIKON", "E775", 0xEE, "Adobe\u{0}"),
    ] as [(String, String, UInt8, String)])
  func silentAboutASegment(make: String, model: String, marker: UInt8, payload: String) throws {
    #expect(
      try raised(by: .trailerUnlikeMaker, on: Self.segment(make, model, marker, payload)).isEmpty)
  }

  /// An additional box in a HEIF, whatever its name; the finding that supports its layout is then not raised.
  @Test(arguments: ["free", "    ", "mdat", "a b,"]) func raisedForABox(name: String) throws {
    let whole = ExamplePhoto.phone()
    #expect(try raised(by: .trailerUnlikeMaker, on: whole).isEmpty)
    #expect(try raised(by: .containerWriterCamera, on: whole).count == 1)
    let photo = ExamplePhoto(whole.bytes + [0, 0, 0, 16] + Array(name.utf8) + [UInt8](1...8))
    let found = try findings(by: .trailerUnlikeMaker, on: photo)
    #expect(found.map(\.detail.parameters["kind"]) == [.string("box")])
    #expect(found.map(\.detail.parameters["byteCount"]) == [.integer(16)])
    #expect(found.first?.evidence.map(\.location) == [name])
    #expect(try raised(by: .containerWriterCamera, on: photo).isEmpty)
  }

  /// Any bytes in a HEIF's media data outside its items, if no known file of the maker has such bytes.
  @Test(arguments: [[1], [UInt8](repeating: 0, count: 64), [1, 2, 3]])
  func raisedForWhatNoItemHolds(bytes: [UInt8]) throws {
    let found = try findings(by: .trailerUnlikeMaker, on: .phone { $0.unclaimed.before = bytes })
    #expect(found.map(\.detail.parameters["kind"]) == [.string("gap")])
    #expect(found.map(\.detail.parameters["byteCount"]) == [.integer(bytes.count)])
    #expect(found.first?.evidence.map(\.location) == ["mdat"])
    #expect(found.first?.detail.description(in: .english).contains("no known part of the file uses") == true)
  }

  /// Other rules report text and files.
  @Test(arguments: [Array("a note of nobody".utf8), JPEGBuilder().build(), Array("%PDF-1.4".utf8)])
  func notRaisedForWhatIsToldElsewhere(bytes: [UInt8]) throws {
    let photo = ExamplePhoto.phone { $0.unclaimed.behind = bytes }
    #expect(try raised(by: .trailerUnlikeMaker, on: photo).isEmpty)
  }

  /// What is known is told by its name, and not as unknown data.
  @Test(arguments: [("vivo{\"a\":1}", "vivo", "vivo"), ("more QDIOBS", "qdiobs", "QDIOBS")])
  func raisedForAnotherMakersTrailer(text: String, kind: String, name: String) throws {
    let found = try raised(
      by: .trailerUnlikeMaker, on: Self.followed("Canon", "Canon EOS 40D", Array(text.utf8)))
    #expect(found.map { $0.parameters["kind"] } == [.string(kind)])
    #expect(
      found.first?.description(in: .english).contains("another maker's devices write (\(name), ") == true)
  }

  @Test(arguments: [
    followed("vivo", "V2219", Array("vivo{}".utf8)), followed("samsung", "SM-G998B", Array("x QDIOBS".utf8)),
    // Google's phones leave data there, and another rule reports text.
    followed("Google", "Pixel 5", [1, 2, 3]),
    followed("Canon", "Canon EOS 40D", Array("text that somebody added".utf8)),
    padded("Example", "1"), .coded(), .trailed(Array("twenty bytes of text".utf8)),
    // One of Nikon's models does so.
    followed("NIKON CORPORATION", "NIKON D70", [1, 2, 3]),
    // Phones have modes that weren't measured, an index lists the picture, or the padding fills a block.
    followed("Google", "Pixel 5", JPEGBuilder().build()), .multiPicture(), filled("SONY", "ILCE-6000"),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try raised(by: .trailerUnlikeMaker, on: photo).isEmpty)
  }

  @Test func fillingABlockUpIsOddWhereNobodyPads() throws {
    let found = try findings(by: .trailerUnlikeMaker, on: Self.filled("Canon", "Canon EOS 40D"))
    #expect(found.map(\.detail.parameters["kind"]) == [.string("fill")])
    // What recovery leaves is said to be so, whether it is zeros or other bytes.
    #expect(found.first?.detail.description(in: .english).contains("recovery") == true)
  }

  /// No memory card allocates that much at once.
  @Test func moreThanABlockFillsNone() throws {
    let found = try findings(by: .trailerUnlikeMaker, on: Self.filled("SONY", "ILCE-6000", blocks: 257))
    #expect(found.map(\.detail.parameters["kind"]) == [.string("tail")])
  }

  /// Returns a photo padded to a multiple of 512 bytes.
  private static func filled(_ make: String, _ model: String, blocks: Int = 2) -> ExamplePhoto {
    let count = followed(make, model, []).bytes.count
    return followed(make, model, [UInt8](repeating: 0, count: blocks * 512 - count % 512))
  }
}
