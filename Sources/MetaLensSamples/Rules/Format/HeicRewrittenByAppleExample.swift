import MetaLensKit

extension RuleExample {
  static let heicRewrittenByApple = RuleExample(
    .heicRewrittenByApple,
    triggering: .phone(ExamplePhoto.phoneExif { $0.set($0.long(ExifTag.tileWidth, 512), in: .ifd0) }),
    nonTriggering: .phone())
}
