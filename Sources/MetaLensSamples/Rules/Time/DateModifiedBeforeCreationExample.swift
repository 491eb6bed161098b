import MetaLensKit

extension RuleExample {
  static let dateModifiedBeforeCreation = RuleExample(
    .dateModifiedBeforeCreation,
    triggering: .camera { $0.set($0.ascii(ExifTag.dateTime, "2023:05:01 09:00:00"), in: .ifd0) },
    nonTriggering: .camera())
}
