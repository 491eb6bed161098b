import MetaLensKit

extension RuleExample {
  static let cameraMakeModelConflict = RuleExample(
    .cameraMakeModelConflict, triggering: .camera { $0.set($0.ascii(ExifTag.model, "NIKON D90"), in: .ifd0) },
    nonTriggering: .camera())
}
