import MetaLensKit

extension RuleExample {
  static let platformFileName = RuleExample(
    .platformFileName, triggering: .camera().called("IMG-20220530-WA0001.jpg"),
    nonTriggering: .camera().called("IMG_20220530_101112.jpg"))
}
