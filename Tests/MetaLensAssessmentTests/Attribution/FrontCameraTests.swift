import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct FrontCameraTests {
  @Test(arguments: [
    ("iPhone 17 front camera 2.7mm f/1.9", true), ("Pixel 8 front camera 2.74mm f/2.2", true),
    ("Galaxy S25 Front Camera", true), ("iPhone 14 Pro back triple camera 6.86mm f/1.78", false),
    ("Frontier 35mm", false), ("", false),
  ])
  func lensModelNamesIt(lens: String, isOne: Bool) throws {
    let photo = ExamplePhoto.camera { $0.set($0.ascii(ExifTag.lensModel, lens), in: .exif) }
    let context = try context(of: photo, stating: { _ in })
    #expect(context.isFrontCamera == isOne)
  }

  @Test func withoutALensThereIsNone() throws {
    let context = try context(of: .camera(), stating: { _ in })
    #expect(!context.isFrontCamera)
  }
}
