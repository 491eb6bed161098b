import MetaLensKit

extension RuleExample {
  static let historyText = RuleExample(
    .historyText,
    triggering: .camera(
      xmp: "<photoshop:History>2023-05-30T15:56:01+02:00\tFile photo.jpg opened</photoshop:History>"),
    nonTriggering: .camera(xmp: "<photoshop:History> </photoshop:History>"))
}
