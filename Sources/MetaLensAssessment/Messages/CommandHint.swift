package import MetaLensFacts

/// What the command says besides the library's words, where a flag or a command of its own helps.
extension Diagnostic {
  /// The message, and behind a limit that was reached the flag that raises it.
  package func commandMessage(in language: Language) -> String {
    let text = self.message(in: language)
    return Self.raised.contains(code) ? Message.hintLimits(message: text).text(in: language) : text
  }

  /// Limits that `--limits` raises.
  private static let raised: Set<Code> = [
    .blockTooLarge, .headerTooLong, .limitReached, .tooManyEntries, .tooManyParts, .tooManySegments,
  ]
}

extension MetaLensError {
  /// The message, and behind it the command that does what was wanted.
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
  /// The description, and the flag that names the library where none was there to check Content Credentials.
  package func commandDescription(in language: Language) -> String {
    let text = description(in: language)
    return lacksLibrary ? Message.hintCredentialsLibrary(message: text).text(in: language) : text
  }

  /// The same, its values kept apart from the words around them.
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

  /// The same as a message, where the one of its description is at hand.
  func commandMessage(_ message: Message, in language: Language) -> Message {
    lacksLibrary ? Message.hintCredentialsLibrary(message: message.text(in: language)) : message
  }

  private var lacksLibrary: Bool {
    id == .credentialsUnchecked
      && detail.parameters["why"] == .string(CredentialCheck.Reason.noLibrary.rawValue)
  }
}
