import MetaLensKit

extension RuleExample {
  static let platformMark = RuleExample(
    .platformMark,
    triggering: .camera(iptc: [
      (2, 230, "https://flickr.com/e/k72%2BYiGvFlKl4trZREBlKi%2B95%2FvkoEi8Yxmdo8G3JAU%3D")
    ]),
    nonTriggering: .camera(iptc: [
      (2, 120, "https://flickr.com/e/k72%2BYiGvFlKl4trZREBlKi%2B95%2FvkoEi8Yxmdo8G3JAU%3D")
    ]))
}
