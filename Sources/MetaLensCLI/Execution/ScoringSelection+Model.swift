import MetaLensKit
import MetaLensRendering

extension ScoringSelection {
  /// Reads the table.
  func model(from fileSystem: FileSystem) throws(SignatureSelection.Failure) -> ScoreModel {
    var model = ScoreModel.shipped
    if let file {
      do throws(MetaLensError) {
        let bytes = try fileSystem.read(file, ScoreModel.mostBytes).get()
        model = try ScoreModel(table: String(decoding: bytes, as: UTF8.self))
      } catch {
        throw SignatureSelection.Failure(path: file, error: error)
      }
    }
    return prior.flatMap(model.assuming(prior:)) ?? model
  }
}
