import MetaLensKit

extension RuleExample {
  static let datesAgree = RuleExample(
    .datesAgree, triggering: .camera(),
    nonTriggering: .camera { $0.set($0.ascii(ExifTag.dateTime, "2023:06:02 09:00:00"), in: .ifd0) })
}
