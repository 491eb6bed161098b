package import MetaLensKit
import MetaLensRendering

/// Help for a terminal, made from the tables of commands and flags.
package enum HelpText {
  private static let columns = 80

  /// The question that the tool answers (English, as in `HelpWords`).
  package static let question = "are these still the bytes the camera wrote?"

  /// Returns the usage for standard error, which is shown if the command line is empty.
  package static func usage(in language: Language) -> String {
    synopses(prefix: said(Words.usage, language) + " ") + said(Words.tryHelp, language) + "\n"
  }

  package static func overview(in language: Language) -> String {
    var text = wrapped("metalens - " + said(question, language), 0) + "\n"
    text += synopses(prefix: said(Words.usage, language) + " ") + "\n" + said(Words.commands, language) + "\n"
    let width = CommandName.allCases.map(\.rawValue.count).max() ?? 0
    for command in CommandDescription.all {
      text += row(DisplayWidth.padding(command.name.rawValue, to: width), said(command.summary, language))
    }
    text += "\n" + wrapped(said(Words.optional, language), 0) + wrapped(said(terminator, language), 0)
    text += "\n" + said(Words.exitCodes, language) + "\n"
    for code in ExitCode.allCases {
      text += row(DisplayWidth.paddingLeft(String(code.rawValue), to: 3), said(code.meaning, language))
    }
    return text + "\n" + wrapped(said(caution, language), 0)
  }

  /// What a score doesn't mean; shown wherever the tool is explained.
  static let caution =
    "A score says how likely it is, from the file's contents, that it holds the bytes the camera wrote. It "
    + "doesn't say that the scene is true, unstaged or unaltered."

  /// How to name a file whose name begins as a flag does.
  static let terminator = "After -- every word is a file's name, as in metalens -- -photo.jpg."

  /// Help's own texts, beside those of commands and flags (English).
  static let ownWords = [
    question, Words.usage, Words.tryHelp, Words.commands, Words.optional, Words.exitCodes,
    Words.examples, caution, terminator,
  ]

  private enum Words {
    static let usage = "Usage:"
    static let tryHelp = "Try 'metalens --help'."
    static let commands = "Commands:"
    static let optional =
      "The word analyze is optional: metalens IMG_0001.JPG. 'metalens help COMMAND' shows the flags."
    static let exitCodes = "Exit codes:"
    static let examples = "Examples:"
  }

  package static func of(_ name: CommandName, in language: Language) -> String {
    let command = CommandDescription.of(name)
    var text = wrapped("metalens \(name.rawValue) - \(said(command.summary, language))", 0) + "\n"
    text += wrapped(said(Words.usage, language) + " " + synopsis(command), 0)
    for paragraph in command.details { text += "\n" + wrapped(said(paragraph, language), 0) }
    for category in Flag.Category.allCases {
      let flags = Flag.of(name).filter { $0.category == category }
      guard !flags.isEmpty else { continue }
      text += "\n" + said(category.rawValue, language) + "\n"
      for flag in flags {
        text += "  " + (flag.short == nil ? "    " : "") + flag.spelling + "\n"
        text += wrapped(said(flag.help, language), 10)
      }
    }
    if !command.examples.isEmpty {
      text += "\n" + said(Words.examples, language) + "\n"
      for example in command.examples {
        text += "  " + example.line + "\n" + wrapped(said(example.meaning, language), 10)
      }
    }
    return text
  }

  private static func said(_ english: String, _ language: Language) -> String {
    HelpWords.text(english, in: language)
  }

  static func synopsis(_ command: CommandDescription) -> String {
    let hasFlags = Flag.of(command.name).contains { $0.category != .general }
    return "metalens " + command.name.rawValue + (hasFlags ? " [FLAG]..." : "")
      + (command.synopsis.isEmpty ? "" : " " + command.synopsis)
  }

  private static func synopses(prefix: String) -> String {
    let indent = String(repeating: " ", count: DisplayWidth.of(prefix))
    return CommandDescription.all.enumerated().map { index, command in
      (index == 0 ? prefix : indent) + synopsis(command) + "\n"
    }.joined()
  }

  /// Returns a name and its meaning; the meaning's further lines are indented to where its first line begins.
  private static func row(_ name: String, _ meaning: String) -> String {
    let indentation = DisplayWidth.of(name) + 4
    return "  " + name + "  " + wrapped(meaning, indentation).drop { $0 == " " }
  }

  /// Returns the words wrapped into lines that are indented by the given number of spaces.
  private static func wrapped(_ words: String, _ indentation: Int) -> String {
    let indent = String(repeating: " ", count: indentation)
    return TextWrapping.lines(words, columns: columns - indentation).map { indent + $0 + "\n" }.joined()
  }
}
