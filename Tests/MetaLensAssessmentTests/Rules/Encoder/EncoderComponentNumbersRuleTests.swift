import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct EncoderComponentNumbersRuleTests {
  private static func photo(_ numbers: [UInt8], exif: Bool = true, grey: Bool = false) -> ExamplePhoto {
    .coded(exif: exif) {
      $0.sampling = grey ? [0x11] : [0x22, 0x11, 0x11]
      $0.componentNumbers = numbers
    }
  }

  @Test(arguments: [[82, 71, 66], [10, 11, 12], [1, 2, 4], [3, 2, 1]] as [[UInt8]])
  func isRaised(_ numbers: [UInt8]) throws {
    let found = try findings(by: .encoderComponentNumbers, on: Self.photo(numbers))
    #expect(found.map(\.id) == [.encoderComponentNumbers])
    #expect(found.first?.evidence.map(\.location) == ["SOF0"])
  }

  @Test(arguments: [
    photo([1, 2, 3]), photo([0, 1, 2]), photo([82, 71, 66], exif: false), photo([7], grey: true),
  ])
  func isNotRaised(_ photo: ExamplePhoto) throws {
    #expect(try raised(by: .encoderComponentNumbers, on: photo).isEmpty)
  }
}
