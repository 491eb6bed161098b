import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

extension SignatureSelection {
  /// A file that couldn't be read, and why.
  struct Failure: Error {
    var path: SystemPath
    var error: MetaLensError
  }

  /// Reads the tables.
  func signatures(from fileSystem: FileSystem) throws(Failure) -> CameraSignatures {
    var tables: [[UInt8]] = []
    for path in files {
      let table = try fileSystem.table(path, maximum: CameraSignatureTable.maximumBytes) {
        bytes throws(MetaLensError) in
        // Each by itself first, so that the error names the file.
        _ = try CameraSignatures(tables: [bytes], includingShipped: false)
        return bytes
      }
      tables.append(table)
    }
    do throws(MetaLensError) {
      return try CameraSignatures(tables: tables, includingShipped: includesShipped)
    } catch {
      throw Failure(path: files.first ?? SystemPath("-"), error: error)
    }
  }
}

extension CommandContext {
  /// The context with the reference and the model that are chosen; nil, and a note, where a table can't be read.
  func comparing(
    with selection: SignatureSelection, scoring: ScoringSelection = ScoringSelection(), redacting: Bool
  ) -> CommandContext? {
    guard selection.isChanged || scoring.isChanged else { return self }
    do throws(SignatureSelection.Failure) {
      let signatures = try selection.signatures(from: fileSystem)
      let model = try scoring.model(from: fileSystem)
      return with(
        analyzer.choosing {
          $0.signatures = signatures
          $0.model = model
        }, inspector)
    } catch {
      note(error.error, of: FileLabel(error.path, redacting: redacting))
      return nil
    }
  }
}
