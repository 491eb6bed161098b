import MetaLensKit

extension Redaction {
  /// Prompts, and what people or companies wrote of themselves, are taken out; terms and generators' names stay.
  static func redacted(_ detail: AIDetail) -> AIDetail {
    switch detail {
    case .generated, .edited, .algorithmic, .sourceType: detail
    case .labelled(let degree, let producer, let place):
      .labelled(degree: degree, producer: producer.map { _ in placeholder }, place: place)
    case .field(let property, _): .field(property: property, value: placeholder)
    case .prompt(_, let place): .prompt(text: placeholder, place: place)
    }
  }

  /// Serial numbers, titles of files and addresses are taken out.
  static func redacted(_ detail: CredentialsDetail) -> CredentialsDetail {
    switch detail {
    case .present(let name, let manifests, let place):
      .present(program: program(name), manifests: manifests, place: place)
    case .generated(let name, let action, let term):
      .generated(program: program(name), action: action, term: term)
    case .partlyGenerated(let name, let action, let term):
      .partlyGenerated(program: program(name), action: action, term: term)
    case .edited(let action, let name, let when):
      .edited(action: action, program: program(name), when: when.map { date($0, of: "when") })
    case .capture(let name, let term): .capture(program: program(name), term: term)
    case .ingredients(let isParent, _): .ingredients(isParent: isParent, titles: placeholder)
    case .remote: .remote(url: placeholder)
    case .seal: detail
    }
  }

  /// A program's name without what cameras put behind it, `M11-P/2.0.2 (Serial: 1234567)`; no identifier for a name.
  private static func program(_ name: String) -> String {
    guard !name.hasPrefix("urn:"), !name.contains("uuid") else { return placeholder }
    let kept = name.prefix { $0 != "(" }
    return kept.count == name.count ? name : kept + placeholder
  }
}
