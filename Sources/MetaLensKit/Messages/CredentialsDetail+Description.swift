extension CredentialsDetail {
  /// The message: an action is a message itself.
  func message(in language: Language) -> Message {
    func words(_ action: String) -> String { CredentialAction(action).words(in: language, as: action) }
    return switch self {
    case .present(let program, let manifests, let place):
      Message(
        .flagCredentialsPresentDescription,
        ["program": program, "manifests": String(manifests), "place": place])
    case .generated(let program, let action, let term):
      Message(
        .flagCredentialsGeneratedDescription, ["program": program, "action": words(action), "term": term])
    case .partlyGenerated(let program, let action, let term):
      Message(
        .flagCredentialsAIEditedDescription, ["program": program, "action": words(action), "term": term])
    case .edited(let action, let program, let when):
      if let when {
        Message(
          .flagCredentialsEditedDatedDescription, ["action": words(action), "program": program, "when": when])
      } else {
        Message(.flagCredentialsEditedDescription, ["action": words(action), "program": program])
      }
    case .capture(let program, let term):
      Message(.flagCredentialsCaptureDescription, ["program": program, "term": term])
    case .ingredients(let isParent, let titles):
      Message(
        isParent
          ? .flagCredentialsIngredientsParentDescription : .flagCredentialsIngredientsComponentDescription,
        ["titles": titles])
    case .remote(let url): Message(.flagCredentialsRemoteDescription, ["url": url])
    case .seal(let place): Message(.flagSealPresentDescription, ["place": place])
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
    return key.text(in: language, values: ["action": name])
  }
}
