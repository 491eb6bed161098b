import MetaLensKit

extension RuleExample {
  static let cameraInfo = RuleExample(
    .cameraInfo, triggering: .camera(), nonTriggering: .camera { $0.remove(ExifTag.model, from: .ifd0) })
}
