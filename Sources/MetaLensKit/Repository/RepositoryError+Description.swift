import MetaLensPlatform

extension RepositoryError {
  /// Returns what is wrong with the store and what to do, in a person's language; the caller names the file.
  package func message(in language: Language) -> String {
    switch self {
    case .directoryMissing(let directory):
      Message.storeDirectoryMissingMessage(directory: directory.display).text(in: language)
    case .currentDirectoryMissing: MessageKey.storeCurrentDirectoryMissingMessage.text(in: language)
    case .notFound: MessageKey.storeNotFoundMessage.text(in: language)
    case .notAStore: MessageKey.storeNotAStoreMessage.text(in: language)
    case .newerForm(let form): Message.storeNewerFormMessage(form: String(form)).text(in: language)
    case .damaged(let reason): Message.storeDamagedMessage(reason: reason).text(in: language)
    case .full: MessageKey.storeFullMessage.text(in: language)
    case .readOnly: MessageKey.storeReadOnlyMessage.text(in: language)
    case .busy: MessageKey.storeBusyMessage.text(in: language)
    case .libraryMissing: MessageKey.storeLibraryMissingMessage.text(in: language)
    case .failed(let reason): Message.storeFailedMessage(reason: reason).text(in: language)
    }
  }
}
