import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct HostComputerDiffersRuleTests {
  @Test(arguments: [
    ("iPhone 11", "iPhone 14 Pro", 1), ("iPad Pro", "Canon EOS 40D", 1), ("iPhone 11 Pro", "iPhone 11", 1),
    ("iPhone 11", "iPhone 11", 0), ("Mac OS X 10.2.2", "iPhone 11", 0), ("", "iPhone 11", 0),
  ])
  func raised(host: String, model: String, count: Int) throws {
    let photo = ExamplePhoto.camera {
      $0.set($0.ascii(ExifTag.model, model), in: .ifd0)
      $0.set($0.ascii(ExifTag.hostComputer, host), in: .ifd0)
    }
    #expect(try MetaLensAssessmentTests.raised(by: .hostComputerDiffers, on: photo).count == count)
  }
}
