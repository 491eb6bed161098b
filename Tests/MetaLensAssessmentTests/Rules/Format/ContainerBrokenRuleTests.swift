import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ContainerBrokenRuleTests {
  private static func heif(behind: [UInt8]) -> ExamplePhoto { .heif { $0.trailer = behind } }

  @Test func raisedOnceForAFile() throws {
    let found = try findings(
      by: .containerBroken, on: Self.heif(behind: PNGBuilder.long(4) + Array("free".utf8)))
    #expect(found.map(\.id) == [.containerBroken])
    #expect(found.first?.evidence.first?.offset != nil)
  }

  @Test(arguments: [
    heif(behind: []), heif(behind: PNGBuilder.long(12) + Array("free1234".utf8)), .camera(), .png(), .webP(),
    // Another rule reports a truncated JPEG.
    .camera().cut(by: 40),
  ]) func notRaisedFor(photo: ExamplePhoto) throws {
    #expect(try raised(by: .containerBroken, on: photo).isEmpty)
  }
}
