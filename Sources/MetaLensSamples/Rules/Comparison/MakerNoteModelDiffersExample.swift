import MetaLensKit

extension RuleExample {
  static let makerNoteModelDiffers = RuleExample(
    .makerNoteModelDiffers,
    triggering: .camera { $0.set($0.ascii(ExifTag.model, "Canon EOS R5"), in: .ifd0) },
    nonTriggering: .camera())
}
