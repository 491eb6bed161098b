import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensKit

/// The digest by which `compare` and `batch --relatives` tell one coded picture.
struct CodedPictureDigestTests {
  private func digest(_ bytes: [UInt8], _ depth: AnalysisDepth = .structure) throws -> String? {
    let source = MemorySource(bytes)
    let facts = try PhotoDecoder().decode(source, depth: depth, hashing: false)
    return try facts.codedPictureDigest(in: source, limits: ReadLimits())
  }

  @Test func itIsOfThePictureAlone() throws {
    let png = try digest(ExamplePhoto.png(texts: [("Software", "one")]).bytes)
    #expect(png != nil)
    #expect(try png == digest(ExamplePhoto.png(texts: [("Software", "two")]).bytes))
    let jpeg = try digest(ExamplePhoto.camera().bytes)
    #expect(jpeg != nil && jpeg != png)
    #expect(try jpeg == digest(ExamplePhoto.software("GIMP 2.4.5").bytes))
    #expect(try digest(ExamplePhoto.camera().bytes, .metadata) == nil)
  }

  @Test func aPictureThatIsCutHasNone() throws {
    #expect(try digest(Array(ExamplePhoto.camera().bytes.dropLast(2))) == nil)
  }
}
