import MetaLensKit
import MetaLensRendering

extension ScoringSelection {
  /// Reads the chosen table, and applies the chosen prior.
  func model(from fileSystem: FileSystem) throws(SignatureSelection.Failure) -> ScoreModel {
    var model = ScoreModel.shipped
    if let file {
      model = try fileSystem.table(file, maximum: ScoreModel.maximumBytes) { bytes throws(MetaLensError) in
        try ScoreModel(table: String(decoding: bytes, as: UTF8.self))
      }
    }
    return prior.flatMap(model.assuming(prior:)) ?? model
  }
}
