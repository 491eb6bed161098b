import MetaLensKit

extension RuleExample {
  static let thumbnailDirectoryDiffers = RuleExample(
    .thumbnailDirectoryDiffers, triggering: photo("Canon EOS 350D"), nonTriggering: photo("Canon EOS 40D"))

  private static func photo(_ model: String) -> ExamplePhoto {
    .camera {
      $0.set($0.ascii(ExifTag.model, model), in: .ifd1)
      $0.thumbnail = [0xFF, 0xD8, 0xFF, 0xD9]
    }
  }
}
