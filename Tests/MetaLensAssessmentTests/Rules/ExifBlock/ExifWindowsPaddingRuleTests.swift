import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifWindowsPaddingRuleTests {
  @Test(arguments: [ExifTag.windowsPadding, ExifTag.windowsOffsetSchema])
  func raised(tag: UInt16) throws {
    for kind in [ExifDirectory.Kind.ifd0, .exif] {
      let photo = ExamplePhoto.camera { $0.set($0.long(tag, 12), in: kind) }
      let findings = try findings(by: .exifWindowsPadding, on: photo)
      #expect(findings.map(\.detail) == [.flag(.exifWindowsPadding)])
      #expect(findings.first?.evidence.first?.tag == tag)
    }
  }

  @Test(arguments: [0xEA1B, 0xEA1E] as [UInt16]) func notRaised(tag: UInt16) throws {
    let photo = ExamplePhoto.camera { $0.set($0.long(tag, 12), in: .ifd0) }
    #expect(try MetaLensAssessmentTests.raised(by: .exifWindowsPadding, on: photo).isEmpty)
  }
}
