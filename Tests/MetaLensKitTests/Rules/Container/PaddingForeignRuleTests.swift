import MetaLensSamples
import Testing

@testable import MetaLensKit

@Suite struct PaddingForeignRuleTests {
  private static func padded(_ make: String, _ model: String, _ byte: UInt8 = 0) -> ExamplePhoto {
    .coded(make: make, model: model) { $0.trailer = [UInt8](repeating: byte, count: 1024) }
  }

  @Test(arguments: [
    padded("Canon", "Canon EOS 40D"), padded("Apple", "iPhone 6"), padded("Canon", "Canon EOS 40D", 0xFF),
  ])
  func raisedForMakersThatNeverPad(photo: ExamplePhoto) throws {
    let found = try findings(by: .paddingForeign, on: photo)
    #expect(found.map(\.detail.parameters["byteCount"]) == [.integer(1024)])
    #expect(found.first?.evidence.map(\.location) == ["trailer"])
  }

  @Test(arguments: [
    padded("SONY", "ILCE-6000"), padded("NIKON", "E775"), padded("Example", "1"), .coded(),
    .trailed(Array("twenty bytes of text".utf8)), .trailed([UInt8](1...20)),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try raised(by: .paddingForeign, on: photo).isEmpty)
  }
}
