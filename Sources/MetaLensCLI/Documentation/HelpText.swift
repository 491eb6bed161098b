/// Help as it is shown in a terminal (English), made of the tables of commands and flags.
package enum HelpText {
  private static let columns = 80

  /// What stands on standard error where nothing was asked for.
  package static var usage: String {
    synopses(prefix: "usage: ") + "Try 'metalens --help'.\n"
  }

  /// Help for the tool.
  package static var overview: String {
    var text = "metalens - are these still the bytes the camera wrote?\n\n"
    text += synopses(prefix: "Usage: ") + "\nCommands:\n"
    let width = CommandName.allCases.map(\.rawValue.count).max() ?? 0
    for command in CommandDescription.all {
      text += "  " + DisplayWidth.padding(command.name.rawValue, to: width) + "  " + command.summary + "\n"
    }
    text +=
      "\n"
      + wrapped(
        "The word analyze is optional: metalens IMG_0001.JPG. 'metalens help COMMAND' shows the flags.",
        0)
    text += "\nExit codes:\n"
    for code in ExitCode.allCases {
      text += "  " + DisplayWidth.paddingLeft(String(code.rawValue), to: 3) + "  " + code.meaning + "\n"
    }
    text += "\n" + wrapped(Self.caution, 0)
    return text
  }

  /// What a score does not mean; it stands wherever the tool is explained.
  static let caution =
    "A score says how likely it is, from the file's contents, that it holds the bytes the camera wrote. It "
    + "doesn't say that the scene is true, unstaged or unaltered."

  /// Help for a command.
  package static func of(_ name: CommandName) -> String {
    let command = CommandDescription.of(name)
    var text = "metalens \(name.rawValue) - \(command.summary)\n\n"
    text += wrapped("Usage: " + synopsis(command), 0)
    for paragraph in command.details { text += "\n" + wrapped(paragraph, 0) }
    for category in Flag.Category.allCases {
      let flags = Flag.of(name).filter { $0.category == category }
      guard !flags.isEmpty else { continue }
      text += "\n" + category.rawValue + ":\n"
      for flag in flags {
        text += "  " + (flag.short == nil ? "    " : "") + flag.spelling + "\n"
        text += wrapped(flag.summary + (flag.details.isEmpty ? "" : ". " + flag.details), 10)
      }
    }
    if !command.examples.isEmpty {
      text += "\nExamples:\n"
      for example in command.examples { text += "  " + example.line + "\n" + wrapped(example.meaning, 10) }
    }
    return text
  }

  /// How a command is called.
  static func synopsis(_ command: CommandDescription) -> String {
    let hasFlags = Flag.of(command.name).contains { $0.category != .general }
    return "metalens " + command.name.rawValue + (hasFlags ? " [FLAG]..." : "")
      + (command.synopsis.isEmpty ? "" : " " + command.synopsis)
  }

  private static func synopses(prefix: String) -> String {
    let indent = String(repeating: " ", count: prefix.count)
    return CommandDescription.all.enumerated().map { index, command in
      (index == 0 ? prefix : indent) + synopsis(command) + "\n"
    }.joined()
  }

  /// The words broken into lines with so many spaces before each.
  private static func wrapped(_ words: String, _ indentation: Int) -> String {
    let indent = String(repeating: " ", count: indentation)
    var text = ""
    var line = indent
    for word in words.split(separator: " ") {
      if line.count > indentation, line.count + 1 + word.count > columns {
        text += line + "\n"
        line = indent
      }
      line += (line.count > indentation ? " " : "") + word
    }
    return text + line + "\n"
  }
}
