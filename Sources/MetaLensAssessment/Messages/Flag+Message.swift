import Synchronization

extension Flag {
  /// Returns the flag's message with these values, which replace the placeholders with the names of its parameters.
  ///
  /// - Parameter form: the message to use instead of the description; nil for the description.
  func message(_ values: FlagValues, as form: MessageKey? = nil, in language: Language) -> Message {
    let key = form ?? descriptionKey(of: variant(values))
    var told = phrases(values, language)
    told.pairs.reserveCapacity(told.pairs.count + parameters.count)
    for parameter in parameters where told[parameter.name] == nil {
      if var words = values.json[parameter.name].flatMap({ parameter.words($0, in: language) }) {
        if parameter.isPlace { words = PlaceName.list(words, in: language) }
        // The name of a camera or a lens is untrusted text.
        if parameter.privacy == .name, !StatedName.isPlain(words) {
          words = StatedName.marked(
            words, isQuoted: key.quotes(parameter.name, in: language), in: language)
        }
        told.pairs.append((parameter.name, words))
      }
    }
    return Message(key, told)
  }
}

extension Flag {
  /// Returns the description's key for a variant; the one without a variant is looked up once.
  private func descriptionKey(of variant: String?) -> MessageKey {
    if let variant { return key(of: id.name + "." + variant) }
    let known = plainDescription.load(ordering: .relaxed)
    if known > 0 { return MessageKey(known - 1) }
    let key = key(of: id.name)
    plainDescription.store(key.row + 1, ordering: .relaxed)
    return key
  }

  /// Returns the description's key for a path; `metalens-dev messages` rejects a catalogue that lacks one.
  private func key(of path: String) -> MessageKey {
    MessageKey(id: "flag.\(path).description") ?? .flagOtherDescription
  }
}

extension Flag {
  /// Returns the placeholders that the flag's texts may have: its parameters, and the words that are made from values
  /// such as these.
  package func names(in values: FlagValues) -> [String] {
    parameters.map(\.name) + phrases(values, .english).pairs.map(\.name)
  }
}

extension OriginalityFlag.FlagDetail {
  /// Returns what was seen, in a person's language.
  public func description(in language: Language) -> String { message(in: language).text(in: language) }

  func message(in language: Language) -> Message {
    let values = FlagValues(json: parameters)
    return flag(with: values)?.message(values, in: language)
      ?? Message(.flagOtherDescription, ["id": id.name])
  }
}

extension OriginalityFlag {
  /// Returns what was seen, in a person's language.
  public func description(in language: Language) -> String {
    message(FlagValues(json: detail.parameters), in: language).text(in: language)
  }

  /// Returns the description as a message; `values` are the detail's own, which the caller has at hand.
  func message(_ values: FlagValues, in language: Language) -> Message {
    declaration?.message(values, in: language) ?? Message(.flagOtherDescription, ["id": id.name])
  }

  /// What was seen: on Apple platforms in the first of the person's preferred languages that is supported, elsewhere in
  /// English.
  public var localizedDescription: String { description(in: .preferred) }
}
