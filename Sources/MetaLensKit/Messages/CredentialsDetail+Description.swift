extension CredentialsDetail {
  /// The message and its arguments: an action is a message itself.
  func message(in language: Language) -> (MessageKey, [String]) {
    func words(_ action: String) -> String { CredentialAction(action).words(in: language, as: action) }
    return switch self {
    case .present(let program, let manifests, let place):
      (.flagCredentialsPresentDescription, [program, String(manifests), place])
    case .generated(let program, let action, let term):
      (.flagCredentialsGeneratedDescription, [program, words(action), term])
    case .partlyGenerated(let program, let action, let term):
      (.flagCredentialsAIEditedDescription, [program, words(action), term])
    case .edited(let action, let program, let when):
      if let when {
        (.flagCredentialsEditedDatedDescription, [words(action), program, when])
      } else {
        (.flagCredentialsEditedDescription, [words(action), program])
      }
    case .capture(let program, let term): (.flagCredentialsCaptureDescription, [program, term])
    case .ingredients(let isParent, let titles):
      (
        isParent
          ? .flagCredentialsIngredientsParentDescription : .flagCredentialsIngredientsComponentDescription,
        [titles]
      )
    case .remote(let url): (.flagCredentialsRemoteDescription, [url])
    case .seal(let place): (.flagSealPresentDescription, [place])
    }
  }
}

extension CredentialAction {
  /// The action in a person's language.
  fileprivate func words(in language: Language, as name: String) -> String {
    let key: MessageKey =
      switch self {
      case .created: .credentialsActionCreatedName
      case .opened: .credentialsActionOpenedName
      case .edited: .credentialsActionEditedName
      case .metadata: .credentialsActionMetadataName
      case .colour: .credentialsActionColourName
      case .cropped: .credentialsActionCroppedName
      case .drawing: .credentialsActionDrawingName
      case .filtered: .credentialsActionFilteredName
      case .enhanced: .credentialsActionEnhancedName
      case .placed: .credentialsActionPlacedName
      case .removed: .credentialsActionRemovedName
      case .converted: .credentialsActionConvertedName
      case .transcoded: .credentialsActionTranscodedName
      case .resized: .credentialsActionResizedName
      case .orientation: .credentialsActionOrientationName
      case .redacted: .credentialsActionRedactedName
      case .other: .credentialsActionOtherName
      }
    return key.text(in: language, arguments: self == .other ? [name] : [])
  }
}
