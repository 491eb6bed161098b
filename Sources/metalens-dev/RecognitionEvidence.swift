import MetaLensKit

/// A file that shows a name which rules recognize or readers read, from `recognition-evidence.tsv`.
struct RecognitionEvidence: Sendable, Hashable {
  /// What the name refers to.
  enum Kind: String, Sendable, Hashable, CaseIterable {
    case generator, platform, editor, stock, format
  }

  /// Where the name can be seen.
  enum Shown: Sendable, Hashable {
    /// A file of `Fixtures/`, by its path there.
    case fixture(String)
    /// A file of the corpus on which rules are measured, by its label and name; the corpus isn't part of the project.
    case corpus(label: String, name: String)
    /// No file was available; the name is known only from documentation.
    case documentation
  }

  /// The generator, platform, editor, stock site or format.
  var name: String
  var kind: Kind
  /// The id of the rule that recognizes it; nil if it is read without a rule of its own.
  var rule: String?
  /// The evidence for the name.
  var shown: Shown

  /// Parses `name`, kind, rule or `-`, and `fixture PATH`, `corpus LABEL/NAME` or `documentation`.
  init?(fields: [String]) {
    guard fields.count == 4, !fields[0].isEmpty, !fields[2].isEmpty, let kind = Kind(rawValue: fields[1]),
      let shown = Shown(fields[3])
    else { return nil }
    name = fields[0]
    self.kind = kind
    rule = fields[2] == "-" ? nil : fields[2]
    self.shown = shown
  }

  /// The file with the rows, from the package's root.
  static let table = "Sources/metalens-dev/recognition-evidence.tsv"

  /// The rows of a table, without its comments; nil for a row that doesn't parse.
  static func rows(of table: String) -> [RecognitionEvidence?] {
    TabSeparatedRows(table).map { RecognitionEvidence(fields: $0.texts) }
  }
}

extension RecognitionEvidence.Shown {
  fileprivate init?(_ text: String) {
    if text == "documentation" {
      self = .documentation
      return
    }
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return nil }
    switch words[0] {
    case "fixture": self = .fixture(words[1])
    case "corpus":
      let parts = words[1].split(separator: "/", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return nil }
      self = .corpus(label: parts[0], name: parts[1])
    default: return nil
    }
  }
}
