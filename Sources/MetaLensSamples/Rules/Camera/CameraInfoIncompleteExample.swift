import MetaLensKit

extension RuleExample {
  static let cameraInfoIncomplete = RuleExample(
    .cameraInfoIncomplete, triggering: .camera { $0.remove(ExifTag.model, from: .ifd0) },
    nonTriggering: .camera())
}
