package import MetaLensPlatform

/// A command-line flag: its names, its help and what it does.
///
/// Parsing, help, the man page, completions and `Docs/Usage.md` are all made from this.
package struct Flag: Sendable {
  /// The kind of value that a flag takes.
  package enum Value: Sendable, Equatable {
    case none
    /// One of the given words.
    case word([String])
    /// Some of the given words, separated by commas.
    case words([String])
    /// Text; the associated name represents it in help, and completions offer the words, if there are any.
    case text(String, suggesting: [String] = [])
    /// The path of a file; the associated name represents it in help.
    case file(String)
  }

  /// The heading in help under which a flag is listed.
  package enum Category: String, Sendable, Hashable, CaseIterable {
    case output = "Output:"
    case selection = "Choosing files:"
    case part = "Choosing a part:"
    case running = "Running:"
    case general = "General:"
  }

  /// The long name, without dashes.
  package let name: String
  /// The short name, without its dash.
  package let short: Character?
  package let value: Value
  /// The heading in help under which it is listed.
  package let category: Category
  package let commands: [CommandName]
  /// One line, without a full stop.
  package let summary: String
  /// Further sentences of help; empty if there are none.
  package let details: String
  /// Stores the flag's value in the arguments.
  package let apply: @Sendable (SystemPath, inout ParsedArguments) throws(UsageError) -> Void

  package init(
    _ name: String, short: Character? = nil, value: Value = .none, category: Category,
    commands: [CommandName], summary: String, details: String = "",
    apply: @escaping @Sendable (SystemPath, inout ParsedArguments) throws(UsageError) -> Void
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.category = category
    self.commands = commands
    self.summary = summary
    self.details = details
    self.apply = apply
  }

  /// The value as help shows it, such as `FILE` or `text|json`; nil if the flag takes none.
  package var valueName: String? {
    switch value {
    case .none: nil
    case .word(let words): words.joined(separator: "|")
    case .words: "LIST"
    case .text(let name, _), .file(let name): name
    }
  }

  /// The flag's whole help text: the summary and the details (English).
  package var help: String { details.isEmpty ? summary : summary + ". " + details }

  /// The flag as help shows it, such as `-j, --jobs N`.
  package var spelling: String {
    (short.map { "-\($0), " } ?? "") + "--" + name + (valueName.map { " " + $0 } ?? "")
  }
}

extension Flag {
  /// Makes a flag whose value, a file name or a text, may not be empty.
  static func filled(
    _ name: String, short: Character? = nil, value: Value = .file("FILE"), what: String = "file name",
    category: Category, commands: [CommandName], summary: String, details: String = "",
    put: @escaping @Sendable (inout ParsedArguments, SystemPath) -> Void
  ) -> Flag {
    Flag(
      name, short: short, value: value, category: category, commands: commands, summary: summary,
      details: details
    ) { value, arguments throws(UsageError) in
      guard !value.bytes.isEmpty else { throw UsageError("--\(name): the \(what) is empty") }
      put(&arguments, value)
    }
  }

  /// Makes a flag that takes a whole number in a range.
  static func number(
    _ name: String, short: Character? = nil, _ valueName: String = "N", in range: ClosedRange<Int>,
    category: Category, commands: [CommandName], summary: String, details: String = "",
    put: @escaping @Sendable (inout ParsedArguments, Int) -> Void
  ) -> Flag {
    Flag(
      name, short: short, value: .text(valueName), category: category, commands: commands, summary: summary,
      details: details
    ) { value, arguments throws(UsageError) in
      guard let number = Int(value.display), range.contains(number) else {
        let end = range.upperBound == .max ? "up" : "to \(range.upperBound)"
        throw UsageError(
          "--\(name): “\(value.shown)” isn't a whole number from \(range.lowerBound) \(end)")
      }
      put(&arguments, number)
    }
  }

  /// Every flag, by category.
  package static let all: [Flag] =
    output + exhibit + selection + stored + parts + running + serving + evaluation + general

  /// Returns the flags of a command, by category.
  package static func of(_ command: CommandName) -> [Flag] {
    all.filter { $0.commands.contains(command) }
  }
}
