/// What Content Credentials state, unverified.
public enum CredentialsDetail: Sendable, Hashable {
  /// Content Credentials are there.
  case present(program: String, manifests: Int, place: String)
  /// A trained model is said to have made the picture.
  case generated(program: String, action: String, term: String)
  /// Something generated is said to have gone into it.
  case partlyGenerated(program: String, action: String, term: String)
  /// A step of work is stated.
  case edited(action: String, program: String, when: String?)
  /// A camera is said to have taken the picture, and nothing later is stated.
  case capture(program: String, term: String)
  /// The file is said to be made of others: of one as its parent, or of parts.
  case ingredients(isParent: Bool, titles: String)
  /// Content Credentials are kept elsewhere.
  case remote(url: String)
  /// A record of SEAL is there.
  case seal(place: String)
}

extension CredentialsDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .present: "credentialsPresent"
    case .generated: "credentialsGenerated"
    case .partlyGenerated: "credentialsAIEdited"
    case .edited: "credentialsEdited"
    case .capture: "credentialsCapture"
    case .ingredients: "credentialsIngredients"
    case .remote: "credentialsRemote"
    case .seal: "sealPresent"
    }
  }

  var type: FlagType {
    switch self {
    case .generated, .partlyGenerated, .edited: .isEdited
    case .ingredients: .warning
    case .present, .capture, .remote, .seal: .information
    }
  }

  var concern: Concern {
    switch self {
    case .partlyGenerated, .edited: .content
    case .generated, .capture, .ingredients: .source
    case .present, .remote, .seal: .metadata
    }
  }

  var parameters: [String: JSONValue] {
    switch self {
    case .present(let program, let manifests, let place):
      ["program": .string(program), "manifests": .integer(manifests), "place": .string(place)]
    case .generated(let program, let action, let term), .partlyGenerated(let program, let action, let term):
      ["program": .string(program), "action": .string(action), "term": .string(term)]
    case .edited(let action, let program, let when):
      ["action": .string(action), "program": .string(program), "when": .optional(when)]
    case .capture(let program, let term): ["program": .string(program), "term": .string(term)]
    case .ingredients(let isParent, let titles):
      ["isParent": .bool(isParent), "titles": .string(titles)]
    case .remote(let url): ["url": .string(url)]
    case .seal(let place): ["place": .string(place)]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    func text(_ key: String) -> String? { parameters[key]?.stringValue }
    switch id {
    case "credentialsPresent":
      guard let program = text("program"), let manifests = parameters["manifests"]?.integerValue,
        let place = text("place")
      else { return nil }
      self = .present(program: program, manifests: manifests, place: place)
    case "credentialsGenerated", "credentialsAIEdited":
      guard let program = text("program"), let action = text("action"), let term = text("term") else {
        return nil
      }
      self =
        id == "credentialsGenerated"
        ? .generated(program: program, action: action, term: term)
        : .partlyGenerated(program: program, action: action, term: term)
    case "credentialsEdited":
      guard let action = text("action"), let program = text("program") else { return nil }
      self = .edited(action: action, program: program, when: text("when"))
    case "credentialsCapture":
      guard let program = text("program"), let term = text("term") else { return nil }
      self = .capture(program: program, term: term)
    case "credentialsIngredients":
      guard let isParent = parameters["isParent"]?.boolValue, let titles = text("titles") else { return nil }
      self = .ingredients(isParent: isParent, titles: titles)
    case "credentialsRemote":
      guard let url = text("url") else { return nil }
      self = .remote(url: url)
    case "sealPresent":
      guard let place = text("place") else { return nil }
      self = .seal(place: place)
    default: return nil
    }
  }
}
