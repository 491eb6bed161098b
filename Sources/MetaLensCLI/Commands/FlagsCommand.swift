package import MetaLensKit
package import MetaLensRendering

/// `metalens flags`: every flag the tool can raise.
package struct FlagsCommand: Sendable {
  package var format = OutputFormat.text

  package init() {}

  /// The name and version of the list's form.
  package static let schema = "metalens.flags/1"

  /// Runs it.
  package func run(in context: CommandContext) -> ExitCode {
    let bytes =
      format == .json
      ? Self.json(FlagCatalogue.all, in: context.language).written(pretty: true) + [UInt8(ascii: "\n")]
      : Array(Self.text(FlagCatalogue.all, in: context.language, paint: context.paint).utf8)
    do {
      try context.io.write(bytes, .output)
      return .success
    } catch {
      return context.ending(for: error, target: nil, redacting: false)
    }
  }

  package static func json(_ flags: [FlagDescription], in language: Language) -> JSONValue {
    .members([
      "schema": schema, "language": language.rawValue,
      "flags": flags.map { flag in
        JSONValue.members([
          "id": flag.id.name, "type": flag.type.rawValue, "concern": flag.concern.rawValue,
          "symbolName": flag.type.symbolName, "color": flag.type.color.rawValue,
          "description": flag.example.description(in: language),
          "trigger": flag.text(.trigger, in: language), "rationale": flag.text(.rationale, in: language),
          "innocent": flag.text(.innocent, in: language), "source": flag.source,
        ])
      },
    ])
  }

  package static func text(_ flags: [FlagDescription], in language: Language, paint: Paint) -> String {
    let labels = [MessageKey.flagsTrigger, .flagsInnocent].map { $0.text(in: language) }
    let width = labels.map(DisplayWidth.of).max() ?? 0
    let blocks = flags.map { flag in
      let lines = zip(labels, [RuleText.trigger, .innocent].map({ flag.text($0, in: language) })).map {
        label, text in
        "  " + DisplayWidth.padding(label, to: width) + "  " + text
      }
      return paint.bold(flag.id.name) + "  " + paint.type(flag.type, flag.type.name(in: language)) + "\n  "
        + SafeText.escaping(flag.example.description(in: language)) + "\n" + lines.joined(separator: "\n")
        + "\n"
    }
    return blocks.joined(separator: "\n")
  }
}

extension FlagType {
  /// The type's name in a person's language.
  func name(in language: Language) -> String {
    switch self {
    case .isOriginal: MessageKey.typeIsOriginalName.text(in: language)
    case .isEdited: MessageKey.typeIsEditedName.text(in: language)
    case .warning: MessageKey.typeWarningName.text(in: language)
    case .information: MessageKey.typeInformationName.text(in: language)
    }
  }
}
