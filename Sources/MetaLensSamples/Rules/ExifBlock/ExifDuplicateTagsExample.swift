import MetaLensKit

extension RuleExample {
  static let exifDuplicateTags = RuleExample(
    .exifDuplicateTags,
    triggering: .camera { $0.ifd0.insert($0.ascii(ExifTag.model, "Canon EOS 40D"), at: 1) },
    nonTriggering: .camera())
}
