import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct EncoderJFIFBeforeExifRuleTests {
  /// The header of Apple's photos that have further pictures.
  private static let apple = (
    marker: ExamplePhoto.jfif.marker, payload: ExamplePhoto.jfif.payload + Array("AMPF".utf8)
  )

  static let raising: [ExamplePhoto] = [
    .coded(make: "Apple", model: "iPhone XS") { $0.leading = [ExamplePhoto.jfif] },
    .coded { $0.leading = [apple] },
    .coded { $0.leading = [ExamplePhoto.jfif] },
    .coded(make: "Google", model: "Pixel 5") { $0.leading = [ExamplePhoto.jfif] },
  ]

  static let silent: [ExamplePhoto] = [
    .coded(),
    .coded { $0.segments = [ExamplePhoto.jfif] },
    .coded(exif: false) { $0.leading = [ExamplePhoto.jfif] },
    .coded(make: "FLIR Systems AB", model: "E40") { $0.leading = [ExamplePhoto.jfif] },
    .coded(make: "Minolta Co., Ltd.", model: "DiMAGE 7") { $0.leading = [ExamplePhoto.jfif] },
    .coded(make: "Apple", model: "iPhone XS") { $0.leading = [apple] },
    // Too little is known about the maker, or it made a scanner: `encoderUnmeasured`, and nothing.
    .coded(make: "Example", model: "E1") { $0.leading = [ExamplePhoto.jfif] },
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .encoderJFIFBeforeExif, on: Self.raising[index])
    #expect(found.map(\.id) == [.encoderJFIFBeforeExif])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .encoderJFIFBeforeExif, on: Self.silent[index]).isEmpty)
  }
}
