import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

extension SignatureSelection {
  /// A file that couldn't be read, with the reason.
  struct Failure: Error {
    var path: SystemPath
    var error: MetaLensError
  }

  func signatures(from fileSystem: FileSystem) throws(Failure) -> CameraSignatures {
    var tables: [[UInt8]] = []
    for path in files {
      let table = try fileSystem.table(path, maximum: CameraSignatureTable.maximumBytes) {
        bytes throws(MetaLensError) in
        // Each table is checked separately first, so that the error names its file.
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
  /// Returns the context with the chosen signatures and model; nil, after a note, if a table can't be read.
  func comparing(
    with selection: SignatureSelection, scoring: ScoringSelection = ScoringSelection(), redacting: Bool
  ) -> CommandContext? {
    guard selection.isChanged || scoring.isChanged else { return self }
    do throws(SignatureSelection.Failure) {
      let signatures = try selection.signatures(from: fileSystem)
      let model = try scoring.model(from: fileSystem)
      return choosing {
        $0.signatures = signatures
        $0.model = model
      }
    } catch {
      note(error.error, of: FileLabel(error.path, redacting: redacting))
      return nil
    }
  }
}
