extension CredentialAction {
  /// Returns the words for the action in a flag's values.
  static func phrases(_ values: FlagValues, in language: Language) -> MessageValues {
    let name = values.text("action") ?? ""
    return ["action": CredentialAction(name).words(in: language, as: name)]
  }

  func words(in language: Language, as name: String) -> String {
    let key = MessageKey(id: "credentials.action." + rawValue + ".name") ?? .credentialsActionOtherName
    return key.text(in: language, values: ["action": name])
  }
}
