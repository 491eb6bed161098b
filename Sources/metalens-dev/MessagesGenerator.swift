import MetaLensKit

extension Generator {
  /// The messages' keys, functions of those with placeholders, and the table of their texts, from the string
  /// catalogue.
  static let messages = Generator(
    name: "messages", summary: "the messages' keys and texts, from Localizable.xcstrings",
    make: { (tree: SourceTree) throws(ToolError) in
      let text = try tree.text(of: MessageSources.catalogue)
      return try MessageSources(StringCatalogue.read(text, path: MessageSources.catalogue)).output()
    })
}

/// The Swift files that a string catalogue becomes.
private struct MessageSources {
  static let folder = "Sources/MetaLensAssessment/Messages/"
  static let catalogue = folder + "Localizable.xcstrings"

  private let catalogue: StringCatalogue
  /// Each key with its case's name, sorted by key.
  private let cases: [(key: String, name: String)]

  init(_ catalogue: StringCatalogue) throws(ToolError) {
    self.catalogue = catalogue
    cases = catalogue.strings.keys.sorted().map { ($0, Self.caseName(of: $0)) }
    var seen: [String: String] = [:]
    for (key, name) in cases {
      guard name.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit }), let first = name.first,
        first.isLowercase
      else {
        throw Self.error(key, "can't be made a case's name")
      }
      if let other = seen.updateValue(key, forKey: name) {
        throw Self.error(key, "has the same case as \(other)")
      }
    }
  }

  func output() throws(ToolError) -> Generator.Output {
    for rule in Rule.all { try check(rule) }
    return Generator.Output(files: [keys(), try functions(), try texts()])
  }

  /// Refuses words that name a value which their flag lacks.
  ///
  /// A rule that this command was built without is checked by the next run.
  private func check(_ rule: Rule) throws(ToolError) {
    let prefix = "flag.\(rule.id)."
    let known = rule.flag.names(in: rule.example)
    let keys = cases.map(\.key).filter { $0.hasPrefix(prefix) }
    for key in keys {
      for language in Language.allCases {
        for name in try placeholders(of: key, in: language).names where !known.contains(name) {
          throw Self.error(key, "names {\(name)} in \(language.rawValue), which the flag lacks")
        }
      }
    }
  }

  /// A name for each message that isn't looked up, and for those that stand in where none is found.
  private func keys() -> GeneratedFile {
    let members = cases.enumerated()
      .filter { !Self.isLookedUp($0.element.key) || $0.element.key.contains(".other.") }
      .map { "\($0.element.name) = Self(\($0.offset))" }
    let text =
      Self.heading + """
        extension MessageKey {
          /// The message of this key in `Localizable.xcstrings`.
          package static let
        \(SwiftLiteral.lines(members).dropLast(2))
        }

        """
    return GeneratedFile(path: Self.folder + "MessageKey+Generated.swift", text: text)
  }

  /// Whether a message is looked up by its key, so that nobody names it or calls a function of its.
  private static func isLookedUp(_ key: String) -> Bool {
    switch key {
    // What stands in where none is found, and what a writer of reports adds.
    case "diagnostic.other.message", "history.action.other.text", "diagnostic.outputCut.message": false
    default:
      families.contains { family in
        key.hasPrefix(family.start) && (family.ends.isEmpty || family.ends.contains(where: key.hasSuffix))
      }
    }
  }

  /// How the keys begin that are looked up, and how they end where others that begin so are named.
  private static let families: [(start: String, ends: [String])] = [
    ("bound.", []), ("credentials.action.", []), ("diagnostic.", [".message"]), ("flag.", []),
    ("history.action.", []), ("rule.", []), ("signature.", [".name"]),
    ("verdict.", [".answer", ".limit", ".name", ".next"]),
  ]

  /// A function for each message with placeholders, whose parameters are these: a call with another name, or with
  /// one missing, doesn't compile.
  ///
  /// A flag's values come by the names of its parameters.
  private func functions() throws(ToolError) -> GeneratedFile {
    var text = Self.heading + "extension Message {\n"
    for (key, name) in cases where !Self.isLookedUp(key) {
      let names = try placeholders(of: key, in: .english).names
      guard !names.isEmpty else { continue }
      let parameters = names.map { "\($0): String" }.joined(separator: ", ")
      let values = names.map { "\"\($0)\": \($0)" }.joined(separator: ", ")
      text += "  package static func \(name)(\(parameters)) -> Message { Message(.\(name), [\(values)]) }\n"
    }
    return GeneratedFile(path: Self.folder + "Message+Generated.swift", text: text + "}\n")
  }

  /// The texts, a row a message, so that a change of words is a change of one line.
  private func texts() throws(ToolError) -> GeneratedFile {
    var text =
      Self.heading + """
        extension MessageKey {
          /// A row a message, in the order of the keys: its key in `Localizable.xcstrings`, and its text in each of
          /// `Language.allCases`, with `{name}` where a value stands.
          static let table = TextTable(

        """
    var rows: [[String]] = []
    for (key, _) in cases {
      let english = try placeholders(of: key, in: .english)
      var row = [key]
      for language in Language.allCases {
        let (value, names) = try placeholders(of: key, in: language)
        guard Set(names) == Set(english.names) else {
          throw Self.error(key, "has other placeholders in \(language.rawValue) than in en")
        }
        guard value.utf8.allSatisfy({ $0 >= 0x20 }) else {
          throw Self.error(
            key, "has a tab, a line break or another control character in \(language.rawValue)")
        }
        row.append(value)
      }
      rows.append(row)
    }
    text += "    \(SwiftLiteral.table(rows)))\n}\n"
    return GeneratedFile(path: Self.folder + "MessageKey+Texts.swift", text: text)
  }

  /// A key's text and its placeholders; every message exists in every language.
  private func placeholders(of key: String, in language: Language) throws(ToolError) -> (
    text: String, names: [String]
  ) {
    guard let text = catalogue.text(of: key, in: language.rawValue) else {
      throw Self.error(key, "has no text in \(language.rawValue)")
    }
    guard let names = StringCatalogue.placeholders(of: text) else {
      throw Self.error(key, "has a brace in \(language.rawValue) that belongs to no placeholder")
    }
    return (text, names)
  }

  private static let heading = """
    // swift-format-ignore-file
    // Generated by `metalens-dev messages` from Localizable.xcstrings. Do not edit.


    """

  private static func error(_ key: String, _ reason: String) -> ToolError {
    ToolError(path: catalogue, reason: "\(key) \(reason)")
  }

  /// `flag.noGps.description` becomes `flagNoGpsDescription`.
  private static func caseName(of key: String) -> String {
    let parts = key.split(separator: ".")
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { name, part in
      name += part.prefix(1).uppercased() + part.dropFirst()
    }
  }
}
