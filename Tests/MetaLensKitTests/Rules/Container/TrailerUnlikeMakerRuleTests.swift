import MetaLensSamples
import Testing

@testable import MetaLensKit

@Suite struct TrailerUnlikeMakerRuleTests {
  private static func followed(_ make: String, _ model: String, _ trailer: [UInt8]) -> ExamplePhoto {
    .coded(make: make, model: model) { $0.trailer = trailer }
  }

  private static func padded(_ make: String, _ model: String, _ byte: UInt8 = 0) -> ExamplePhoto {
    followed(make, model, [UInt8](repeating: byte, count: 1024))
  }

  @Test(arguments: [
    padded("Canon", "Canon EOS 40D"), padded("Apple", "iPhone 6"), padded("Canon", "Canon EOS 40D", 0xFF),
    // Others of theirs pad, up to a block's end.
    padded("NIKON", "E775"), padded("SONY", "ILCE-6000"),
  ])
  func raisedForPadding(photo: ExamplePhoto) throws {
    let found = try findings(by: .trailerUnlikeMaker, on: photo)
    #expect(found.map(\.detail.parameters["byteCount"]) == [.integer(1024)])
    #expect(found.map(\.detail.parameters["kind"]) == [.string("tail")])
    #expect(found.first?.detail.description(in: .english).contains("don't fill up a block") == true)
    #expect(found.first?.evidence.map(\.location) == ["trailer"])
  }

  @Test(arguments: [("Canon", "Canon EOS 40D"), ("Apple", "iPhone 6"), ("NIKON CORPORATION", "NIKON D70")])
  func raisedForAPicture(make: String, model: String) throws {
    let photo = Self.followed(make, model, JPEGBuilder().build())
    let found = try findings(by: .trailerUnlikeMaker, on: photo)
    #expect(found.map(\.detail.parameters["kind"]) == [.string("jpeg")])
    let text = try #require(found.first?.detail.description(in: .english))
    #expect(text.contains("second picture"))
  }

  @Test(arguments: [
    padded("Example", "1"), .coded(), .trailed(Array("twenty bytes of text".utf8)), .trailed([UInt8](1...20)),
    // Phones have modes that nobody measured, an index lists the picture, or the padding fills a block up.
    followed("Google", "Pixel 5", JPEGBuilder().build()), .multiPicture(), filled("SONY", "ILCE-6000"),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try raised(by: .trailerUnlikeMaker, on: photo).isEmpty)
  }

  @Test func fillingABlockUpIsOddWhereNobodyPads() throws {
    let found = try findings(by: .trailerUnlikeMaker, on: Self.filled("Canon", "Canon EOS 40D"))
    #expect(found.map(\.detail.parameters["kind"]) == [.string("fill")])
  }

  /// No card hands out so much at once.
  @Test func moreThanABlockFillsNone() throws {
    let found = try findings(by: .trailerUnlikeMaker, on: Self.filled("SONY", "ILCE-6000", blocks: 257))
    #expect(found.map(\.detail.parameters["kind"]) == [.string("tail")])
  }

  /// Padded to a multiple of 512 bytes.
  private static func filled(_ make: String, _ model: String, blocks: Int = 2) -> ExamplePhoto {
    let count = followed(make, model, []).bytes.count
    return followed(make, model, [UInt8](repeating: 0, count: blocks * 512 - count % 512))
  }
}
