import MetaLensKit

extension RuleExample {
  static let phoneTagsInCamera = RuleExample(
    .phoneTagsInCamera, triggering: .camera(xmp: "<GCamera:MotionPhoto>1</GCamera:MotionPhoto>"),
    nonTriggering: .camera(xmp: "<GCamera:MotionPhoto>1</GCamera:MotionPhoto>") {
      $0.set($0.ascii(ExifTag.make, "Google"), in: .ifd0)
    })
}
