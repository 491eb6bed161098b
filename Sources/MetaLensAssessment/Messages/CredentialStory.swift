/// The result of a check of Content Credentials in words: the library's verdict, the signer, and the steps that the
/// manifests record, the oldest first.
package struct CredentialStory: Sendable {
  private let validation: CredentialValidation
  private let language: Language
  /// The maximum number of steps in a story; JSON has all steps.
  private static let maximum = 20

  package init(_ validation: CredentialValidation, in language: Language) {
    self.validation = validation
    self.language = language
  }

  /// The story, line by line; texts from the file are in it unchanged.
  package var lines: [String] {
    let judgement = CredentialJudgement(validation: validation)
    var lines = [
      Message.credentialsChecked(library: validation.library, state: state).text(in: language)
    ]
    if let signature = validation.signature {
      lines.append(
        Message.credentialsSignature(
          signer: Self.shown(signature.signer), authority: signature.authority ?? "–",
          algorithm: signature.algorithm ?? "–", time: signature.time ?? "–"
        ).text(in: language))
    }
    lines.append(
      Message.credentialsBinding(
        binding: judgement.binding?.code ?? "–",
        exclusions: validation.exclusions.isEmpty
          ? "–"
          : validation.exclusions.prefix(3).map(words(ofExclusion:)).joined(
            separator: language.listSeparator),
        assertions: judgement.assertions?.code ?? "–", trust: judgement.trust?.code ?? "–",
        anchors: validation.anchors ?? MessageKey.credentialsNoAnchors.text(in: language)
      ).text(in: language))
    for (index, manifest) in validation.manifests.prefix(Self.maximum).enumerated() {
      lines.append(step(manifest, number: index + 1))
    }
    return lines
  }

  /// The library's verdict in the reader's language, followed by the library's own word where that is another one.
  private var state: String {
    switch validation.state {
    case "Trusted": MessageKey.credentialsStateTrusted.text(in: language)
    case "Valid": MessageKey.credentialsStateValid.text(in: language)
    case "Invalid": MessageKey.credentialsStateInvalid.text(in: language)
    default: validation.state
    }
  }

  /// Returns what a hash leaves out; paths of boxes stay as they are.
  private func words(ofExclusion text: String) -> String {
    guard let range = CredentialValidation.bytes(ofExclusion: text) else { return text }
    return Message.credentialsExcluded(count: range.count, start: range.start).text(in: language)
  }

  private func step(_ manifest: CredentialValidation.Manifest, number: Int) -> String {
    var done: [String] = []
    for action in manifest.actions.prefix(Self.maximum) {
      let words = words(of: action)
      // An action that an editor repeats is listed once.
      if !done.contains(words) { done.append(words) }
    }
    if done.isEmpty { done = [MessageKey.credentialsNoAction.text(in: language)] }
    let titles = manifest.ingredients.prefix(3).compactMap(\.title)
    if !titles.isEmpty {
      let more =
        manifest.ingredients.count > 3 ? language.listSeparator + "… (\(manifest.ingredients.count))" : ""
      done.append(
        Message.credentialsMadeFrom(titles: titles.joined(separator: language.listSeparator) + more).text(
          in: language))
    }
    return Message.credentialsStep(
      number: String(number), program: Self.shown(manifest.program ?? ""),
      signer: Self.shown(manifest.signer ?? ""), actions: done.joined(separator: language.listSeparator)
    ).text(in: language)
  }

  private func words(of action: CredentialValidation.Action) -> String {
    let term = action.sourceType.map(MetadataClaims.term(of:))
    let isCreated = CredentialAction(action.name) == .created
    var words = CredentialAction(action.name).words(in: language, as: action.name)
    if isCreated, term.flatMap(SourceTypeMeaning.init(term:)) == .capture {
      words = MessageKey.credentialsCapture.text(in: language)
    } else if isCreated, term.flatMap(GeneratorMarks.kind(ofTerm:)) == .generated {
      words = MessageKey.credentialsGeneration.text(in: language)
    }
    if let program = action.program { words += " (\(program))" }
    return words
  }

  private static func shown(_ name: String) -> String { name.isEmpty ? "–" : name }
}

extension CredentialValidation {
  /// Returns the numbers in a text that has exactly the form `12 bytes at 34`, as reports state what a hash leaves out;
  /// nil if it has another form.
  package static func bytes(ofExclusion text: String) -> (count: String, start: String)? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 4, words[1] == "bytes", words[2] == "at",
      [words[0], words[3]].allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { $0.isASCIIDigit } })
    else { return nil }
    return (String(words[0]), String(words[3]))
  }

  /// Whether an action is one of the specification's, whose name can't identify anybody.
  package static func isStandard(_ action: String) -> Bool { CredentialAction.names.contains(action) }

  /// Whether a Digital Source Type is a known one of IPTC's or C2PA's, which can't identify anybody.
  package static func isKnownSourceType(_ type: String) -> Bool {
    let term = MetadataClaims.term(of: type)
    let homes = ["", "http://cv.iptc.org/newscodes/digitalsourcetype/", "http://c2pa.org/digitalsourcetype/"]
    return homes.contains { type == $0 + term }
      && (SourceTypeMeaning(term: term) != nil || GeneratorMarks.kind(ofTerm: term) != nil)
  }
}
