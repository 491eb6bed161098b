import MetaLensKit

extension RuleExample {
  static let notCameraCoding = RuleExample(
    .notCameraCoding, triggering: .platformCopy(), nonTriggering: .coded(exif: false))
}
