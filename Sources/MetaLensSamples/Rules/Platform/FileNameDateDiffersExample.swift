import MetaLensKit

extension RuleExample {
  static let fileNameDateDiffers = RuleExample(
    .fileNameDateDiffers, triggering: .camera().called("IMG_20220530_101112.jpg"),
    nonTriggering: .camera().called("IMG_20230531_101112.jpg"))
}
