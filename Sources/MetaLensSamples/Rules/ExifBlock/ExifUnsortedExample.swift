import MetaLensKit

extension RuleExample {
  static let exifUnsorted = RuleExample(
    .exifUnsorted, triggering: .camera { $0.ifd0.reverse() }, nonTriggering: .camera())
}
