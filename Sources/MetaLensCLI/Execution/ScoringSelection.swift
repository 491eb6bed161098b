import MetaLensKit
package import MetaLensPlatform

/// The model a command scores by: what ships or a table that is named, at a prior.
package struct ScoringSelection: Sendable, Equatable {
  /// A table of weights instead of the one that ships.
  package var file: SystemPath?
  /// How likely an original was beforehand; above 0 and below 1.
  package var prior: Double?

  package init() {}

  /// Whether it is anything but the model that ships.
  package var isChanged: Bool { file != nil || prior != nil }

  /// The model's version; of a table that can't be read, its name stands nowhere.
  func version(in context: CommandContext) -> String {
    (try? model(from: context.fileSystem))?.version ?? ScoreModel.shippedVersion
  }

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
