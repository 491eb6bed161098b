import MetaLensKit

extension RuleExample {
  static let makerNoteForeign = RuleExample(
    .makerNoteForeign,
    triggering: .camera {
      $0.makerNoteShift = nil
      let note = Array("Nikon\0\u{02}\u{10}\0\0MM\0*".utf8)
      $0.set($0.undefined(ExifTag.makerNote, note), in: .exif)
    },
    nonTriggering: .camera())
}
