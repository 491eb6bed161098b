import MetaLensFacts

extension MetaLensError {
  /// What was wrong and what to do, in a person's language; the file is named by `path`.
  public func message(in language: Language) -> String {
    switch code {
    case .notFound: MessageKey.errorNotFoundMessage.text(in: language)
    case .permissionDenied: MessageKey.errorPermissionDeniedMessage.text(in: language)
    case .isDirectory: MessageKey.errorIsDirectoryMessage.text(in: language)
    case .notRegularFile: MessageKey.errorNotRegularFileMessage.text(in: language)
    case .emptyFile: MessageKey.errorEmptyFileMessage.text(in: language)
    case .notAPhoto: MessageKey.errorNotAPhotoMessage.text(in: language)
    case .unsupportedFormat:
      MessageKey.errorUnsupportedFormatMessage.text(
        in: language, PhotoFormat(rawValue: detail).displayName)
    case .truncated: MessageKey.errorTruncatedMessage.text(in: language)
    case .malformed: MessageKey.errorMalformedMessage.text(in: language)
    case .linkLoop: MessageKey.errorLinkLoopMessage.text(in: language)
    case .linkNotFollowed: MessageKey.errorLinkNotFollowedMessage.text(in: language)
    case .tooLarge: MessageKey.errorTooLargeMessage.text(in: language, detail)
    case .changedWhileRead: MessageKey.errorChangedWhileReadMessage.text(in: language)
    case .readFailed: MessageKey.errorReadFailedMessage.text(in: language, detail)
    case .signaturesInvalid: MessageKey.errorSignaturesInvalidMessage.text(in: language, detail)
    case .modelInvalid: MessageKey.errorModelInvalidMessage.text(in: language, detail)
    case .partMissing: MessageKey.errorPartMissingMessage.text(in: language, detail)
    case .cancelled: MessageKey.errorCancelledMessage.text(in: language)
    default: MessageKey.errorOtherMessage.text(in: language, code.rawValue)
    }
  }
}

extension MetaLensError: CustomStringConvertible {
  /// The file and the message in English.
  public var description: String {
    (path.map { $0 + ": " } ?? "") + message(in: .english)
  }
}
