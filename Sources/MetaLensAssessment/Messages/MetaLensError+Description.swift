extension MetaLensError {
  /// Returns what went wrong and what to do, in a person's language, without the file's name, which is in `path`.
  public func message(in language: Language) -> String {
    switch code {
    case .truncated where detail == Self.missingIndex, .malformed where detail == Self.missingIndex:
      MessageKey.errorIndexMissingMessage.text(in: language)
    case .notFound: MessageKey.errorNotFoundMessage.text(in: language)
    case .permissionDenied:
      (MessageKey(id: "error.permissionDenied.\(detail).message") ?? .errorPermissionDeniedMessage).text(
        in: language)
    case .isDirectory: MessageKey.errorIsDirectoryMessage.text(in: language)
    case .notRegularFile: MessageKey.errorNotRegularFileMessage.text(in: language)
    case .emptyFile:
      (MessageKey(id: "error.emptyFile.\(detail).message") ?? .errorEmptyFileMessage).text(in: language)
    case .notAPhoto:
      (MessageKey(id: "error.notAPhoto.\(detail).message") ?? .errorNotAPhotoMessage).text(in: language)
    case .unsupportedFormat:
      Message.errorUnsupportedFormatMessage(format: PhotoFormat(rawValue: detail).displayName).text(
        in: language)
    case .truncated: MessageKey.errorTruncatedMessage.text(in: language)
    case .malformed: MessageKey.errorMalformedMessage.text(in: language)
    case .linkLoop: MessageKey.errorLinkLoopMessage.text(in: language)
    case .linkNotFollowed:
      (MessageKey(id: "error.linkNotFollowed.\(detail).message") ?? .errorLinkNotFollowedMessage).text(
        in: language)
    case .tooLarge: Message.errorTooLargeMessage(limit: detail).text(in: language)
    case .changedWhileRead: MessageKey.errorChangedWhileReadMessage.text(in: language)
    case .readFailed: Message.errorReadFailedMessage(reason: detail).text(in: language)
    case .readerCrashed: Message.errorReaderCrashedMessage(signal: detail).text(in: language)
    case .tookTooLong: Message.errorTookTooLongMessage(seconds: detail).text(in: language)
    case .outOfMemory: Message.errorOutOfMemoryMessage(limit: detail).text(in: language)
    case .signaturesInvalid: Message.errorSignaturesInvalidMessage(reason: detail).text(in: language)
    case .modelInvalid: Message.errorModelInvalidMessage(reason: detail).text(in: language)
    case .partMissing:
      MessageKey(id: "error.partMissing.\(detail).message")?.text(in: language)
        ?? Message.errorPartMissingMessage(part: detail).text(in: language)
    case .cancelled: MessageKey.errorCancelledMessage.text(in: language)
    default: Message.errorOtherMessage(code: code.rawValue).text(in: language)
    }
  }
}

extension MetaLensError: CustomStringConvertible {
  /// The file's path and the message in English.
  public var description: String {
    (path.map { $0 + ": " } ?? "") + message(in: .english)
  }
}
