package import MetaLensFacts

/// Adds what only the command can advise, a flag or another command, to the library's messages.
extension Diagnostic {
  /// Returns the message, followed by a hint at `--limits` if the diagnostic is about a limit that this flag raises.
  package func commandMessage(in language: Language) -> String {
    let text = self.message(in: language)
    return Self.raised.contains(code) ? Message.hintLimits(message: text).text(in: language) : text
  }

  /// The diagnostics of limits that `--limits` raises.
  private static let raised: Set<Code> = [
    .blockTooLarge, .headerTooLong, .limitReached, .tooManyEntries, .tooManyParts, .tooManySegments,
  ]
}

extension MetaLensError {
  /// Returns the message, followed by the command that helps, if one does.
  package func commandMessage(in language: Language) -> String {
    let text = self.message(in: language)
    return switch code {
    case .isDirectory: Message.hintBatch(message: text).text(in: language)
    case .signaturesInvalid: Message.hintLearn(message: text).text(in: language)
    default: text
    }
  }
}

extension OriginalityFlag {
  /// Returns the description, followed by the flag that names the library for Content Credentials if none was found.
  package func commandDescription(in language: Language) -> String {
    let text = description(in: language)
    return lacksLibrary ? Message.hintCredentialsLibrary(message: text).text(in: language) : text
  }

  /// Returns the same in pieces: values apart from the words around them.
  package func commandPieces(in language: Language) -> [MessagePiece] {
    let own = pieces(in: language)
    guard lacksLibrary else { return own }
    let hinted = Message.hintCredentialsLibrary(message: "").pieces(in: language)
    return hinted.flatMap { piece -> [MessagePiece] in
      switch piece {
      case .words: [piece]
      case .value: own
      }
    }
  }

  /// Returns the same as a message, made from the description's.
  func commandMessage(_ message: Message, in language: Language) -> Message {
    lacksLibrary ? Message.hintCredentialsLibrary(message: message.text(in: language)) : message
  }

  private var lacksLibrary: Bool {
    id == .credentialsUnchecked
      && detail.parameters["why"] == .string(CredentialCheck.Reason.noLibrary.rawValue)
  }
}
