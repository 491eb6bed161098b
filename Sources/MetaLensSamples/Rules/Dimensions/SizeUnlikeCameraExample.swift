import MetaLensFacts
import MetaLensKit

extension RuleExample {
  static let sizeUnlikeCamera = RuleExample(
    .sizeUnlikeCamera, triggering: .camera(size: PixelSize(width: 20, height: 15)), nonTriggering: .camera())
}
