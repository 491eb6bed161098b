import MetaLensKit

extension Generator {
  /// The keys and texts of messages, and functions for messages with placeholders, from the string catalogue.
  static let messages = Generator(
    name: "messages", summary: "the messages' keys and texts, from Localizable.xcstrings",
    make: { (tree: SourceTree) throws(ToolError) in
      let text = try tree.text(of: MessageSources.catalogue)
      return try MessageSources(StringCatalogue.read(text, path: MessageSources.catalogue)).output()
    })
}

/// The Swift files that are generated from a string catalogue.
private struct MessageSources {
  static let folder = "Sources/MetaLensAssessment/Messages/"
  static let catalogue = folder + "Localizable.xcstrings"

  private let catalogue: StringCatalogue
  /// Each key with the name of its Swift member, sorted by key.
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
    return Generator.Output(files: [try keys(), try functions(), try texts()])
  }

  /// Throws if a flag's text names a value that the flag doesn't have.
  ///
  /// A rule that isn't part of this build is checked by the next run.
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

  /// Returns the file with a constant for each message without a function that isn't looked up by key, and for the
  /// replacements if a lookup finds nothing.
  private func keys() throws(ToolError) -> GeneratedFile {
    var members: [String] = []
    for (row, (key, name)) in cases.enumerated() where !Self.isLookedUp(key) || key.contains(".other.") {
      if try valueNames(of: key).isEmpty { members.append("\(name) = Self(\(row))") }
    }
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

  /// Whether a message is looked up by its key, so that no code uses a constant or a function for it.
  private static func isLookedUp(_ key: String) -> Bool {
    switch key {
    // The replacements if a lookup finds nothing, and what the report writer and the command add.
    case "diagnostic.other.message", "error.other.message", "history.action.other.text",
      "diagnostic.outputCut.message", "error.credentialsLibrary.message", "error.outputFailed.message",
      "error.outputIsDatabase.message", "error.outputIsInput.message", "error.trustAnchors.message":
      false
    default:
      families.contains { family in
        key.hasPrefix(family.start) && (family.ends.isEmpty || family.ends.contains(where: key.hasSuffix))
      }
    }
  }

  /// The beginnings of keys that are looked up, and their endings if only some keys with that beginning are looked up.
  private static let families: [(start: String, ends: [String])] = [
    ("badge.", []), ("bound.", []), ("compare.looks.", []), ("concern.", []), ("credentials.action.", []),
    ("diagnostic.", [".message"]), ("error.", []), ("flag.", []), ("history.action.", []),
    ("page.concern.", []), ("page.date.", []), ("part.", []), ("rates.done.", []), ("relatives.kind.", []),
    ("rule.", []),
    ("signature.", [".name"]), ("type.", []), ("verdict.", [".answer", ".limit", ".name", ".next"]),
  ]

  /// Returns the file with a function for each message with placeholders; the placeholders are the parameters, so a
  /// call with a wrong or missing name doesn't compile.
  private func functions() throws(ToolError) -> GeneratedFile {
    var text = Self.heading + "extension Message {\n"
    for (row, (key, name)) in cases.enumerated() {
      let names = try valueNames(of: key)
      guard !names.isEmpty else { continue }
      let parameters = names.map { "\($0): String" }.joined(separator: ", ")
      let values = names.map { "\"\($0)\": \($0)" }.joined(separator: ", ")
      let message = "Message(MessageKey(\(row)), [\(values)])"
      text += "  package static func \(name)(\(parameters)) -> Message { \(message) }\n"
    }
    return GeneratedFile(path: Self.folder + "Message+Generated.swift", text: text + "}\n")
  }

  /// Returns the parameters of a message's function; none if it has no function.
  ///
  /// The values of a flag's messages are looked up by the names of its parameters instead.
  private func valueNames(of key: String) throws(ToolError) -> [String] {
    try Self.isLookedUp(key) ? [] : placeholders(of: key, in: .english).names
  }

  /// Returns the file with the texts, one row for each message, so that a change of wording changes one line.
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

  /// Returns a key's text and its placeholders; throws if the language has no text.
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

  /// Returns a key as a member's name: `flag.noGps.description` becomes `flagNoGpsDescription`.
  private static func caseName(of key: String) -> String {
    let parts = key.split(separator: ".")
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { name, part in
      name += part.prefix(1).uppercased() + part.dropFirst()
    }
  }
}
