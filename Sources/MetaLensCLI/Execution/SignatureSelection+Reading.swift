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
      do throws(MetaLensError) {
        let table = try fileSystem.read(path, CameraSignatureTable.mostBytes).get()
        // Each by itself first, so that the error names the file.
        _ = try CameraSignatures(tables: [table], includingShipped: false)
        tables.append(table)
      } catch {
        throw Failure(path: path, error: error)
      }
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
      note(error.error, of: FileLabel(redacting ? Redaction.path(error.path) : error.path))
      return nil
    }
  }
}
