extension Concern {
  /// Returns the part's name in a person's language.
  public func name(in language: Language) -> String {
    let key: MessageKey =
      switch self {
      case .container: .concernContainerName
      case .metadata: .concernMetadataName
      case .encoding: .concernEncodingName
      case .content: .concernContentName
      case .source: .concernSourceName
      }
    return key.text(in: language)
  }
}

extension PartState {
  /// Returns the state's name in a person's language.
  public func name(in language: Language) -> String {
    let key: MessageKey =
      switch self {
      case .intact: .partIntactName
      case .changed: .partChangedName
      case .unknown: .partUnknownName
      }
    return key.text(in: language)
  }
}
