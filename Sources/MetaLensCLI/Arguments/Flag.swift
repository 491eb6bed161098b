package import MetaLensPlatform

/// One flag of the command: its names, its help and what it does.
///
/// Parsing, help, the man page, completions and `Docs/Usage.md` all read this.
package struct Flag: Sendable {
  /// What a flag takes.
  package enum Value: Sendable, Equatable {
    /// Nothing.
    case none
    /// One of these words.
    case word([String])
    /// Some of these words, with commas between them.
    case words([String])
    /// Text; the name stands for it in help.
    case text(String)
    /// The path of a file; the name stands for it in help.
    case file(String)
  }

  /// The heading a flag stands under.
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
  /// What it takes.
  package let value: Value
  /// The heading it stands under.
  package let category: Category
  /// The commands that have it.
  package let commands: [CommandName]
  /// One line, without a full stop.
  package let summary: String
  /// What else there is to say, or nothing.
  package let details: String
  /// Puts the flag's value into the arguments.
  package let apply: @Sendable (SystemPath, inout LowArguments) throws(UsageError) -> Void

  package init(
    _ name: String, short: Character? = nil, value: Value = .none, category: Category,
    commands: [CommandName], summary: String, details: String = "",
    apply: @escaping @Sendable (SystemPath, inout LowArguments) throws(UsageError) -> Void
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

  /// What stands for the value in help: `FILE`, `text|json`; nil where it takes none.
  package var valueName: String? {
    switch value {
    case .none: nil
    case .word(let words): words.joined(separator: "|")
    case .words: "LIST"
    case .text(let name), .file(let name): name
    }
  }

  /// What help says about it (English).
  package var help: String { details.isEmpty ? summary : summary + ". " + details }

  /// How it is written: `-j, --jobs N`.
  package var spelling: String {
    (short.map { "-\($0), " } ?? "") + "--" + name + (valueName.map { " " + $0 } ?? "")
  }
}

extension Flag {
  /// A flag that takes a file's name, or a text that isn't empty either.
  static func filled(
    _ name: String, short: Character? = nil, value: Value = .file("FILE"), what: String = "file name",
    category: Category, commands: [CommandName], summary: String, details: String = "",
    put: @escaping @Sendable (inout LowArguments, SystemPath) -> Void
  ) -> Flag {
    Flag(
      name, short: short, value: value, category: category, commands: commands, summary: summary,
      details: details
    ) { value, arguments throws(UsageError) in
      guard !value.bytes.isEmpty else { throw UsageError("--\(name): the \(what) is empty") }
      put(&arguments, value)
    }
  }

  /// A flag that takes a whole number.
  static func number(
    _ name: String, short: Character? = nil, _ valueName: String = "N", in range: ClosedRange<Int>,
    category: Category, commands: [CommandName], summary: String, details: String = "",
    put: @escaping @Sendable (inout LowArguments, Int) -> Void
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

  /// The flags a command has, by category.
  package static func of(_ command: CommandName) -> [Flag] {
    all.filter { $0.commands.contains(command) }
  }
}
