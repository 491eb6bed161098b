import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

extension CredentialSelection {
  /// The environment variable that names the library if no flag does; only the command-line tool reads it.
  static let variable = "METALENS_CREDENTIALS_LIBRARY"

  /// Returns a checker for what was named, after loading it; nil, after a note, if any of it can't be used.
  func checking(in context: CommandContext, redacting: Bool) -> CredentialChecking? {
    func label(_ path: SystemPath) -> String { FileLabel(path, redacting: redacting).shown + ": " }
    var bytes: [UInt8]?
    if let anchors {
      do throws(MetaLensError) {
        bytes = try context.fileSystem.read(anchors, CredentialChecking.maximumAnchorBytes).get()
      } catch {
        context.note(error, of: FileLabel(anchors, redacting: redacting))
        return nil
      }
    }
    let checking = CredentialChecking(library: library, anchors: bytes)
    do throws(CredentialChecking.Failure) {
      try checking.prepare()
      return checking
    } catch {
      let reason = SafeText.reason(error.detail)
      if error.isOfAnchors, let anchors {
        context.note(
          label(anchors) + Message.errorTrustAnchorsMessage(reason: reason).text(in: context.language))
      } else {
        context.note(
          (library.map(label) ?? "")
            + Message.errorCredentialsLibraryMessage(reason: reason).text(in: context.language))
      }
      return nil
    }
  }
}

extension CommandContext {
  /// Returns the context that checks Content Credentials as chosen.
  ///
  /// Returns nil, after a note, if that isn't possible. If nothing was named, the usual places are searched when the
  /// first credentials are found.
  func checking(_ selection: CredentialSelection, redacting: Bool) -> CommandContext? {
    guard selection.isChanged else { return self }
    guard let checking = selection.checking(in: self, redacting: redacting) else { return nil }
    return choosing { $0.credentials = checking }
  }
}
