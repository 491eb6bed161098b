import MetaLensKit

extension RuleExample {
  static let holdsJPEG = RuleExample(
    .holdsJPEG, triggering: .jpegXL(leading: HEIFBuilder.box("jbrd", [0, 0, 0, 0])), nonTriggering: .jpegXL())
}
