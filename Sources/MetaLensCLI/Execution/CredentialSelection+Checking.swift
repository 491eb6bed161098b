import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

extension CredentialSelection {
  /// The variable that names the library where no flag does; read by the command alone.
  static let variable = "METALENS_CREDENTIALS_LIBRARY"

  /// What was named, tried; nil, and a note, where something of it can't be used.
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
  /// The context whose analyzer and inspector check Content Credentials as chosen; nil, and a note, where that can't be done.
  ///
  /// Where nothing was named, the usual places are looked in when the first credentials are met.
  func checking(_ selection: CredentialSelection, redacting: Bool) -> CommandContext? {
    guard selection.isChanged else { return self }
    guard let checking = selection.checking(in: self, redacting: redacting) else { return nil }
    return with(
      analyzer.choosing { $0.credentials = checking }, inspector.choosing { $0.credentials = checking })
  }
}
