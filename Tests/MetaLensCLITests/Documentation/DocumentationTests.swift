import MetaLensKit
import MetaLensRendering
import Testing

@testable import MetaLensCLI

struct DocumentationTests {
  @Test(arguments: Shell.allCases)
  func completionsKnowEveryFlagAndCommand(shell: Shell) {
    let script = Completions.script(for: shell)
    for flag in Flag.all {
      let spelling = shell == .fish ? "-l \(flag.name)" : "--\(flag.name)"
      #expect(script.contains(spelling), "\(flag.name)")
      if case .word(let words) = flag.value { for word in words { #expect(script.contains(word)) } }
    }
    for command in CommandName.allCases { #expect(script.contains(command.rawValue)) }
  }

  @Test func everyPageKnowsEveryFlagCommandAndExitCode() {
    let usage = Documentation.usageMarkdown()
    for flag in Flag.all {
      #expect(usage.contains("--\(flag.name)"))
      #expect(ManualPage.text.contains("Fl Fl \(flag.name)"))
      for command in flag.commands { #expect(HelpText.of(command, in: .english).contains("--\(flag.name)")) }
    }
    for command in CommandDescription.all {
      #expect(usage.contains("## metalens \(command.name.rawValue)\n"))
      #expect(ManualPage.text.contains(".Ss \(command.name.rawValue)\n"))
      #expect(HelpText.overview(in: .english).contains(command.summary))
    }
    for code in ExitCode.allCases {
      #expect(usage.contains("| \(code.rawValue) |"))
      #expect(HelpText.overview(in: .english).contains(code.meaning))
    }
  }

  @Test(arguments: Language.allCases) func helpFitsATerminal(language: Language) {
    let pages = CommandName.allCases.map { HelpText.of($0, in: language) }
    for text in pages + [HelpText.overview(in: language), HelpText.usage(in: language)] {
      for line in text.split(separator: "\n")
      where !line.hasPrefix("  metalens ") && !line.hasPrefix("  find ") {
        #expect(DisplayWidth.of(String(line)) <= 80, "\(line)")
      }
    }
  }
}
