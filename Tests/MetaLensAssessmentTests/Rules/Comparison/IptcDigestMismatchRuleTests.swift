import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct IptcDigestMismatchRuleTests {
  /// The MD5 of the example's single data set, by `md5sum`.
  private static let digest: [UInt8] = [
    0xF0, 0xC0, 0x4E, 0xE8, 0x69, 0x28, 0x82, 0x1F, 0x0A, 0x6D, 0x1B, 0x6E, 0x39, 0xA4, 0xD8, 0x31,
  ]

  @Test(arguments: [
    ([UInt8](repeating: 7, count: 16), 1), ([UInt8](repeating: 0, count: 16), 0), (digest, 0),
    ([UInt8](repeating: 7, count: 15), 0),
  ])
  func raised(digest: [UInt8], count: Int) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .iptcDigestMismatch, on: .digest(digest)).count == count)
  }

  /// Apple writes the digest of no bytes, and no block.
  @Test func notRaisedWithoutIPTC() throws {
    let photo = ExamplePhoto.camera(photoshop: [(id: 0x0425, bytes: [UInt8](repeating: 7, count: 16))])
    #expect(try MetaLensAssessmentTests.raised(by: .iptcDigestMismatch, on: photo).isEmpty)
  }
}
