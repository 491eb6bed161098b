import MetaLensKit

/// The section of `Docs/Usage.md` on what `--redact` leaves of flags, made from the flags' declarations.
enum RedactionTable {
  static func markdown() -> String {
    var text = """

      ## What redaction leaves of flags

      A flag's value is removed unless it is named here. Numbers, yes or no, and words from a fixed list stay;
      of texts, only these do.

      | Flag | Kept whole | Kept in part |
      |---|---|---|

      """
    for rule in Rule.all {
      let texts = rule.flag.parameters.filter { [.text, .textOrDash, .date, .objects].contains($0.format) }
      guard texts.contains(where: { $0.privacy != .private }) else { continue }
      let whole = texts.filter { $0.privacy == .public }.map { "`\($0.name)`" }.joined(separator: ", ")
      let parts = texts.compactMap { parameter in part(parameter).map { "`\(parameter.name)`: \($0)" } }
      text += "| \(rule.id) | \(whole) | \(parts.joined(separator: "; ")) |\n"
    }
    return text
  }

  private static func part(_ parameter: FlagParameter) -> String? {
    switch parameter.privacy {
    case .private, .public: nil
    case .name: "a name, without a brace, of at most 256 bytes"
    case .moment: "a date, unless it is a GPS time"
    case .program: "the name and version of a known program"
    case .layout: "markers, and the names of segments that programs and devices share"
    case .boxes: "all but types of boxes and chunks that only the file has"
    case .version: "a version of a known form"
    case .tagged: "a make or model as a name, Software as a known program, a date"
    case .words(let words): "one of " + words.joined(separator: ", ")
    }
  }
}
