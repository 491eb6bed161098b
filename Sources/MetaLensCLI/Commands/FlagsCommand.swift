package import MetaLensKit
package import MetaLensRendering

/// `metalens flags`: lists every flag that the tool can raise.
package struct FlagsCommand: Command {
  package var format = OutputFormat.text

  /// The name and version of the list's JSON schema.
  package static let schema = "metalens.flags/1"

  package func run(in context: CommandContext) -> ExitCode {
    guard format == .json else {
      return context.show(Self.text(Rule.all, in: context.language, paint: context.paint))
    }
    let json = Self.json(Rule.all, in: context.language).written(pretty: true)
    return context.show(String(decoding: json, as: UTF8.self) + "\n")
  }

  package static func json(_ rules: [Rule], in language: Language) -> JSONValue {
    .members([
      "schema": schema, "language": language.rawValue,
      "flags": rules.map { rule in
        JSONValue.members([
          "id": rule.id.name, "type": rule.flag.type.rawValue, "concern": rule.flag.concern.rawValue,
          "symbolName": rule.flag.type.symbolName, "color": rule.flag.type.color.rawValue,
          "description": rule.exampleDetail.description(in: language),
          "trigger": rule.text(.trigger, in: language), "rationale": rule.text(.rationale, in: language),
          "innocent": rule.text(.innocent, in: language), "source": rule.source,
        ])
      },
    ])
  }

  package static func text(_ rules: [Rule], in language: Language, paint: Paint) -> String {
    let labels = [MessageKey.flagsTrigger, .flagsInnocent].map { $0.text(in: language) }
    let width = labels.map(DisplayWidth.of).max() ?? 0
    let blocks = rules.map { rule in
      let lines = zip(labels, [RuleText.trigger, .innocent].map({ rule.text($0, in: language) })).map {
        label, text in
        "  " + DisplayWidth.padding(label, to: width) + "  " + text
      }
      return paint.bold(rule.id.name) + "  " + paint.type(rule.flag.type, rule.flag.type.name(in: language))
        + "\n  "
        + SafeText.escaping(rule.exampleDetail.description(in: language)) + "\n"
        + lines.joined(separator: "\n")
        + "\n"
    }
    return blocks.joined(separator: "\n")
  }
}

extension FlagType {
  func name(in language: Language) -> String {
    MessageKey(id: "type.\(rawValue).name")?.text(in: language) ?? rawValue
  }
}
